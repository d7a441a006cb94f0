import type { Capability } from '#domain/accounts/capability.ts'
import { type PageName, SITE_PATHS } from './sitePaths.ts'

/** What an account must be allowed to do to be given a page and all that lies under it; the first that fits counts. */
const PROTECTED: Partial<Record<PageName, Capability>> = {
  editUser: 'manageOwnAccount',
  myOrders: 'manageOwnOrders',
  myInvoices: 'readOwnInvoices',
  // Before the area that they lie in.
  desk: 'answerChats',
  transcripts: 'answerChats',
  eventLog: 'answerChats',
  auditLog: 'readAuditLog',
  reviews: 'reviewCreatives',
  productions: 'makeAds',
  inventory: 'manageInventory',
  coupons: 'manageCoupons',
  leads: 'followUpLeads',
  offers: 'followUpOffers',
  agencies: 'manageAgencies',
  staff: 'manageRoles',
  customers: 'readCustomers',
  settings: 'readSettings',
  adminOrders: 'readAllOrders',
  adminInvoices: 'settleInvoices',
  admin: 'enterAdminArea',
}

/** Pages that a logout leaves for the site root, with all that lies under them (Accounts 4). */
const LEFT_ON_LOGOUT: readonly PageName[] = ['myInvoices', 'myOrders', 'admin']

/** An address without its first segment, the locale: "/en-US/my-orders" → "my-orders". */
const withoutLocale = (pathname: string): string => pathname.replace(/^\/[^/]*\/?/, '')

function isAtOrUnder(pathname: string, page: PageName): boolean {
  // The router knows its pages in any case.
  const path = withoutLocale(pathname).toLowerCase()
  const place = SITE_PATHS[page]
  return path === place || path.startsWith(`${place}/`)
}

/** What an account must be allowed to do to be given the page at an address; null for a page that is everybody's. */
export function capabilityForPage(pathname: string): Capability | null {
  const found = Object.entries(PROTECTED).find(([page]) => isAtOrUnder(pathname, page as PageName))
  return found?.[1] ?? null
}

/** Whether a logout on the page at an address leads to the site root. */
export const isLeftOnLogout = (pathname: string): boolean =>
  LEFT_ON_LOGOUT.some((page) => isAtOrUnder(pathname, page))
