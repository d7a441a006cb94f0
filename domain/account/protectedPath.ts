/** Paths that a logout leaves for the site root (spec §2), without the locale prefix. */
const LEFT_ON_LOGOUT = ['/my-invoices', '/my-orders', '/admin'] as const

/** A path without its first segment, the locale prefix: "/en-US/my-orders" → "/my-orders". */
export const withoutLocale = (pathname: string): string => pathname.replace(/^\/[^/]*/, '') || '/'

const isAtOrUnder = (path: string, place: string) => path === place || path.startsWith(`${place}/`)

/** Whether a logout on this page goes to the site root. */
export function isLeftOnLogout(pathname: string): boolean {
  const path = withoutLocale(pathname)
  return LEFT_ON_LOGOUT.some((place) => isAtOrUnder(path, place))
}
