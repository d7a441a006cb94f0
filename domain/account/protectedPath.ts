import type { Capability } from './capability.ts'

/** Paths that a logout leaves for the site root (spec §2), without the locale prefix. */
const LEFT_ON_LOGOUT = ['/my-invoices', '/my-orders', '/admin'] as const

/** Pages that only who is logged in is given, and what their account must be allowed to do. */
const PROTECTED_PAGES = {
  '/edit-user': 'manageOwnAccount',
  '/my-orders': 'manageOwnOrders',
  '/my-invoices': 'readOwnInvoices',
  '/admin': 'answerChats',
} as const satisfies Record<string, Capability>

/** A path without its first segment, the locale prefix: "/en-US/my-orders" → "/my-orders". */
export const withoutLocale = (pathname: string): string => pathname.replace(/^\/[^/]*/, '') || '/'

const isAtOrUnder = (path: string, place: string) => path === place || path.startsWith(`${place}/`)

/** Whether a logout on this page goes to the site root. */
export function isLeftOnLogout(pathname: string): boolean {
  const path = withoutLocale(pathname)
  return LEFT_ON_LOGOUT.some((place) => isAtOrUnder(path, place))
}

/** What an account must be allowed to do to be given this page; null for a page that is everybody's. */
export function capabilityForPage(pathname: string): Capability | null {
  // The router knows its pages in any case.
  const path = withoutLocale(pathname).toLowerCase()
  const page = Object.entries(PROTECTED_PAGES).find(([place]) => isAtOrUnder(path, place))
  return page?.[1] ?? null
}
