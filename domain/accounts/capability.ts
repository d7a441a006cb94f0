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

/** Capabilities that can be granted beyond every customer's; one account can have several. */
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

/** The roles' capabilities (Accounts 3), in one table; code tests `can`, never a role. */
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

/** Whether an account with these roles has a capability: empty for a customer, null for a visitor. */
export const can = (
  account: { roles: readonly StaffRole[] } | null,
  capability: Capability,
): boolean =>
  account
    ? ['customer' as const, ...account.roles].some((role) => roleCan(role, capability))
    : roleCan('visitor', capability)

/** The roles with a capability that customers lack. */
export const rolesThatCan = (capability: Capability): StaffRole[] =>
  STAFF_ROLES.filter((role) => roleCan(role, capability))

/** The combined capabilities of roles beyond every customer's. */
export const staffCapabilities = (roles: readonly StaffRole[]): Capability[] => [
  ...new Set(
    roles.flatMap((role): readonly Capability[] =>
      ROLE_CAPABILITIES[role].filter((capability) => !roleCan('customer', capability)),
    ),
  ),
]
