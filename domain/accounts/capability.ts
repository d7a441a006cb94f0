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
export type Role = (typeof ROLES)[number]

/** What an account can be given besides what every customer may; one account can have several. */
export const STAFF_ROLES = ['sales', 'reviewer', 'producer', 'finance', 'admin'] as const
export const staffRoleSchema = z.enum(STAFF_ROLES)
export type StaffRole = z.infer<typeof staffRoleSchema>

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

const CUSTOMER = [
  ...VISITOR,
  'manageOwnAccount',
  'manageOwnDrafts',
  'manageOwnOrders',
  'readOwnInvoices',
] as const

/** Who may do what (Accounts 3): the one table; code asks `can`, never for a role. */
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
    'readAuditLog',
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

const roleCan = (role: Role, capability: Capability): boolean => {
  const allowed: readonly Capability[] = ROLE_CAPABILITIES[role]
  return allowed.includes(capability)
}

/** Whether an account with its roles, of a customer none, or with null a visitor, may do something. */
export const can = (
  account: { roles: readonly StaffRole[] } | null,
  capability: Capability,
): boolean =>
  account
    ? ['customer' as const, ...account.roles].some((role) => roleCan(role, capability))
    : roleCan('visitor', capability)

/** The roles that may do something that a customer may not. */
export const rolesThatCan = (capability: Capability): StaffRole[] =>
  STAFF_ROLES.filter((role) => roleCan(role, capability))

/** What roles may do together beyond what every customer may. */
export const staffCapabilities = (roles: readonly StaffRole[]): Capability[] => [
  ...new Set(
    roles.flatMap((role): readonly Capability[] =>
      ROLE_CAPABILITIES[role].filter((capability) => !roleCan('customer', capability)),
    ),
  ),
]
