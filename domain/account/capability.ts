import { z } from 'zod'

export const ROLES = ['visitor', 'customer', 'sales', 'admin'] as const
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
] as const

const CUSTOMER = [...VISITOR, 'manageOwnAccount', 'manageOwnOrders', 'readOwnInvoices'] as const

/** Who may do what (spec §6): the one table; code asks `can`, never for a role. */
const ROLE_CAPABILITIES = {
  visitor: VISITOR,
  customer: CUSTOMER,
  sales: [...CUSTOMER, 'followUpOffers'],
  admin: [...CUSTOMER, 'followUpOffers', 'readAllOrders', 'settleInvoices', 'answerChats'],
} as const satisfies Record<Role, readonly string[]>

export type Capability = (typeof ROLE_CAPABILITIES)[Role][number]

/** Whether an account, or with null a visitor, may do something. */
export function can(account: { role: Role } | null, capability: Capability): boolean {
  const allowed: readonly Capability[] = ROLE_CAPABILITIES[account?.role ?? 'visitor']
  return allowed.includes(capability)
}
