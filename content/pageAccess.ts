import type { Capability } from '#domain/accounts/capability.ts'
import { type PageName, SITE_PATHS } from './sitePaths.ts'

/** The capability required for a page and everything below it; the first match counts. */
const PROTECTED: Partial<Record<PageName, Capability>> = {
  editUser: 'manageOwnAccount',
  savedCards: 'manageOwnAccount',
  team: 'manageOwnAccount',
  clients: 'manageOwnAccount',
  statements: 'manageOwnOrders',
  myOrders: 'manageOwnOrders',
  approvals: 'manageOwnOrders',
  standingOrders: 'manageOwnOrders',
  myInvoices: 'readOwnInvoices',
  // Before the area that contains them.
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
  forecasts: 'readAllOrders',
  admin: 'enterAdminArea',
}

/** Pages that a logout leaves for the site root, with everything below them (Accounts 4). */
const LEFT_ON_LOGOUT: readonly PageName[] = [
  'myInvoices',
  'myOrders',
  'approvals',
  'standingOrders',
  'admin',
]

/** A path without its first segment, the locale: "/en-US/my-orders" → "my-orders". */
const withoutLocale = (pathname: string): string => pathname.replace(/^\/[^/]*\/?/, '')

function isAtOrUnder(pathname: string, page: PageName): boolean {
  // The router matches paths in any case.
  const path = withoutLocale(pathname).toLowerCase()
  const place = SITE_PATHS[page]
  return path === place || path.startsWith(`${place}/`)
}

/** The capability required for the page at a path; null for a public page. */
export function capabilityForPage(pathname: string): Capability | null {
  const found = Object.entries(PROTECTED).find(([page]) => isAtOrUnder(pathname, page as PageName))
  return found?.[1] ?? null
}

/** Whether a logout on the page at an address leads to the site root. */
export const isLeftOnLogout = (pathname: string): boolean =>
  LEFT_ON_LOGOUT.some((page) => isAtOrUnder(pathname, page))
