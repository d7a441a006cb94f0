import { z } from 'zod'

export const ROLES = [
  'visitor',
  'customer',
  'sales',
  'reviewer',
  'producer',
  'finance',
  'admin',
] as const
export const roleSchema = z.enum(ROLES)
export type Role = z.infer<typeof roleSchema>

const VISITOR = [
  'browseCatalogue',
  'registerAndLogIn',
  'planCampaigns',
  'keepCart',
  'placeOrders',
  'payOrders',
  'readOrdersByKey',
  'openMailedLinks',
  'uploadCreatives',
  'readReports',
  'contactDesk',
] as const

const CUSTOMER = [...VISITOR, 'manageOwnAccount', 'manageOwnOrders', 'readOwnInvoices'] as const

/** Who may do what (spec §6): the one table; code asks `can`, never for a role. */
const ROLE_CAPABILITIES = {
  visitor: VISITOR,
  customer: CUSTOMER,
  sales: [...CUSTOMER, 'followUpOffers', 'enterAdminArea', 'followUpLeads'],
  reviewer: [...CUSTOMER, 'enterAdminArea', 'reviewCreatives'],
  producer: [...CUSTOMER, 'enterAdminArea', 'makeAds'],
  finance: [
    ...CUSTOMER,
    'enterAdminArea',
    'readAllOrders',
    'readCustomers',
    'readSettings',
    'setCurrencyRates',
    'settleInvoices',
    'manageCoupons',
    'manageAgencies',
  ],
  admin: [
    ...CUSTOMER,
    'followUpOffers',
    'enterAdminArea',
    'readAllOrders',
    'readCustomers',
    'manageCustomers',
    'readSettings',
    'setCurrencyRates',
    'settleInvoices',
    'changeAllOrders',
    'manageRoles',
    'answerChats',
    'reviewCreatives',
    'makeAds',
    'manageInventory',
    'manageCoupons',
    'manageAgencies',
    'followUpLeads',
  ],
} as const satisfies Record<Role, readonly string[]>

export type Capability = (typeof ROLE_CAPABILITIES)[Role][number]

/** Whether an account, or with null a visitor, may do something. */
export function can(account: { role: Role } | null, capability: Capability): boolean {
  const allowed: readonly Capability[] = ROLE_CAPABILITIES[account?.role ?? 'visitor']
  return allowed.includes(capability)
}

/** The roles that may do something. */
export const rolesThatCan = (capability: Capability): Role[] =>
  ROLES.filter((role) => can({ role }, capability))

/** What a role may do beyond what every customer may. */
export const staffCapabilities = (role: Role): Capability[] =>
  ROLE_CAPABILITIES[role].filter((capability) => !can({ role: 'customer' }, capability))

/** Whether a role may do more than a customer: such an account guards other people's data. */
export const isStaff = (role: Role): boolean => staffCapabilities(role).length > 0
