import {
  BadgeCheck,
  ChartNoAxesCombined,
  Brush,
  CodeXml,
  Layers,
  FileText,
  Handshake,
  History,
  LayoutDashboard,
  ListTree,
  type LucideIcon,
  MessagesSquare,
  PhoneIncoming,
  ReceiptText,
  SlidersHorizontal,
  TextSearch,
  TicketPercent,
  UserCog,
  UsersRound,
} from 'lucide-react'
import type { Capability } from '#domain/accounts/capability.ts'
import type { SITE_PATHS } from '#content/sitePaths.ts'

/** A page whose address has no parameter. */
type AreaPage = {
  [Page in keyof typeof SITE_PATHS]: (typeof SITE_PATHS)[Page] extends `${string}:${string}`
    ? never
    : Page
}[keyof typeof SITE_PATHS]

/** An area of the admin section: its page, and who may see it. */
export interface AdminArea {
  page: AreaPage
  needs: Capability
  icon: LucideIcon
  label: string
}

/** The admin areas in the order of the navigation, in groups. Only existing pages are listed. */
export const ADMIN_AREAS: readonly (readonly AdminArea[])[] = [
  [{ page: 'admin', needs: 'enterAdminArea', icon: LayoutDashboard, label: 'Today' }],
  [
    { page: 'adminOrders', needs: 'readAllOrders', icon: Layers, label: 'Orders' },
    { page: 'customers', needs: 'readCustomers', icon: UsersRound, label: 'Customers' },
    { page: 'reviews', needs: 'reviewCreatives', icon: BadgeCheck, label: 'Reviews' },
    { page: 'productions', needs: 'makeAds', icon: Brush, label: 'Productions' },
  ],
  [
    { page: 'leads', needs: 'followUpLeads', icon: PhoneIncoming, label: 'Leads' },
    { page: 'offers', needs: 'followUpOffers', icon: FileText, label: 'Offers' },
    { page: 'adminInvoices', needs: 'settleInvoices', icon: ReceiptText, label: 'Invoices' },
  ],
  [
    { page: 'inventory', needs: 'manageInventory', icon: CodeXml, label: 'Inventory' },
    { page: 'forecasts', needs: 'readAllOrders', icon: ChartNoAxesCombined, label: 'Forecasts' },
    { page: 'coupons', needs: 'manageCoupons', icon: TicketPercent, label: 'Coupons' },
    { page: 'agencies', needs: 'manageAgencies', icon: Handshake, label: 'Agencies' },
    { page: 'staff', needs: 'manageRoles', icon: UserCog, label: 'Accounts' },
    { page: 'settings', needs: 'readSettings', icon: SlidersHorizontal, label: 'Settings' },
  ],
  [
    { page: 'desk', needs: 'answerChats', icon: MessagesSquare, label: 'Chat' },
    { page: 'transcripts', needs: 'answerChats', icon: TextSearch, label: 'Transcripts' },
    { page: 'eventLog', needs: 'answerChats', icon: ListTree, label: 'Event log' },
    { page: 'auditLog', needs: 'readAuditLog', icon: History, label: 'Audit log' },
  ],
]

/** The groups of the navigation that an account may use; empty groups are omitted. */
export const areasFor = (may: readonly Capability[]): AdminArea[][] =>
  ADMIN_AREAS.map((group) => group.filter(({ needs }) => may.includes(needs))).filter(
    (group) => group.length > 0,
  )
