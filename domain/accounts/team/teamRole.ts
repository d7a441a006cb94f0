export const TEAM_ROLES = ['owner', 'buyer', 'planner', 'creative', 'viewer'] as const
export type TeamRole = (typeof TEAM_ROLES)[number]

/** Roles that an invitation or a change can give; ownership is transferred. */
export const GIVEN_TEAM_ROLES = ['buyer', 'planner', 'creative', 'viewer'] as const
export type GivenTeamRole = (typeof GIVEN_TEAM_ROLES)[number]

/** A buyer's permissions for an order. The account that owns a personal order has all of them. */
export const ORDER_RIGHTS = [
  'readOrders',
  'readReports',
  'readInvoices',
  'payOrders',
  'changeOrders',
  'uploadCreatives',
] as const
export type OrderRight = (typeof ORDER_RIGHTS)[number]

/** The actions that pages offer for an order: none that the reader's role may not open. */
export type OfferedRights = Readonly<Record<OrderRight, boolean>>

/** The order permissions, each with whether the reader has it. */
export const offeredRights = (has: (right: OrderRight) => boolean): OfferedRights =>
  // Every permission of the list is a key.
  Object.fromEntries(ORDER_RIGHTS.map((right) => [right, has(right)])) as OfferedRights

export const ALL_RIGHTS: OfferedRights = offeredRights(() => true)

const OWNER = [...ORDER_RIGHTS, 'placeOrders', 'approveOrders', 'manageTeam'] as const

/** The capabilities of team members (Accounts 20), in one table. */
const TEAM_ROLE_CAPABILITIES = {
  owner: OWNER,
  buyer: [...ORDER_RIGHTS, 'placeOrders', 'requestApproval', 'approveOrders'],
  planner: ['readOrders', 'readReports', 'requestApproval'],
  creative: ['readOrders', 'uploadCreatives'],
  viewer: ['readOrders', 'readReports'],
} as const satisfies Record<TeamRole, readonly string[]>

export type TeamCapability = (typeof TEAM_ROLE_CAPABILITIES)[TeamRole][number]

/** Whether a role has a capability. */
export const roleCan = (role: TeamRole, capability: TeamCapability): boolean => {
  const allowed: readonly TeamCapability[] = TEAM_ROLE_CAPABILITIES[role]
  return allowed.includes(capability)
}

/** The roles with a capability. */
export const teamRolesThatCan = (capability: TeamCapability): TeamRole[] =>
  TEAM_ROLES.filter((role) => roleCan(role, capability))

/** An account's membership in its team. */
export interface Membership {
  memberId: string
  teamId: string
  teamName: string
  role: TeamRole
  /** The team requires a second factor and the account has none: it has no capabilities until then. */
  needsTwoFactor: boolean
  /** The only client whose orders it sees; null for a member of the agency or of a team without clients. */
  client: { id: string; name: string } | null
  /** The team is an agency: it has a client that is not archived. */
  hasClients: boolean
}

/** Roles for a client's own people: they can view, and some can upload. */
export const CLIENT_ROLES = ['viewer', 'creative'] as const satisfies readonly GivenTeamRole[]

/** Whether a client's own people can have a role. */
export const isClientRole = (role: TeamRole): boolean =>
  (CLIENT_ROLES as readonly TeamRole[]).includes(role)

/** Whether a member belongs to a client rather than to the agency. */
export const isOfClient = (membership: Membership | null): boolean =>
  membership !== null && membership.client !== null

/** Whether a member currently has a capability; false without a membership. */
export const memberCan = (membership: Membership | null, capability: TeamCapability): boolean =>
  membership !== null && !membership.needsTwoFactor && roleCan(membership.role, capability)

/** The fields of an order that identify its buyer. */
export interface OwnedOrder {
  accountId: string | null
  /** Its team; null for a personal or a guest's order. */
  teamId: string | null
  /** Its client in that team; null for none. */
  clientId: string | null
}

/**
 * Whether an account has a permission for an order: all of them for its personal orders, and those
 * of its role for its team's orders. Only members have access to a team's order, whoever placed it.
 * A client's own people have permissions only for its orders.
 */
export function hasOrderRight(
  reader: { accountId: string; membership: Membership | null },
  order: OwnedOrder,
  right: OrderRight,
): boolean {
  if (order.teamId === null) return order.accountId === reader.accountId
  const { membership } = reader
  if (membership?.teamId !== order.teamId) return false
  if (membership.client !== null && membership.client.id !== order.clientId) return false
  return memberCan(membership, right)
}

/**
 * Whether two orders have the same buyer: the same client, else the same team, or personal ones of the same account. A
 * guest's order matches none.
 */
export const isSameBuyer = (one: OwnedOrder, other: OwnedOrder): boolean =>
  one.teamId === null
    ? one.accountId !== null && other.teamId === null && one.accountId === other.accountId
    : one.teamId === other.teamId && one.clientId === other.clientId
