import { listOrdersOfTeam, type OrderScope } from '#database/queries/accounts/teamOrders.ts'
import {
  hasOrderRight,
  ALL_RIGHTS,
  memberCan,
  type Membership,
  offeredRights,
  type OfferedRights,
  type OrderRight,
  type OwnedOrder,
} from '#domain/accounts/team/teamRole.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { ownAccount } from '#worker/operations/foundation/identity/ownAccount.ts'
import {
  ownMembership,
  type MemberContext,
} from '#worker/operations/foundation/identity/ownMembership.ts'

/** Whether the caller has a right to an order. */
export type OrderRights = (right: OrderRight) => boolean

/**
 * The caller's rights to an order (Accounts 20): all to a personal one, those of the role to a team's order, else
 * none. Every ownership check of an order uses this. Only a team's order costs a read.
 */
export async function orderRights(context: MemberContext, order: OwnedOrder): Promise<OrderRights> {
  const { account } = context
  if (account === null) return () => false
  const membership = order.teamId === null ? null : await ownMembership(context)
  return (right) => hasOrderRight({ accountId: account.id, membership }, order, right)
}

/** Whether the caller has one right to an order. */
export const hasRight = async (
  context: MemberContext,
  order: OwnedOrder,
  right: OrderRight,
): Promise<boolean> => (await orderRights(context, order))(right)

/** Whether a guest placed the order and no account has joined it. */
export const isGuestOrder = ({ accountId, teamId }: OwnedOrder): boolean =>
  accountId === null && teamId === null

/**
 * Reads a list of the caller's orders: personal ones, and the team's for a member with `right`. Reads personal ones in
 * parallel with the membership, so that nobody outside a team waits twice. With `clientId`, those of one client of the
 * agency. A caller that reads the membership itself passes it as `ownPlace`. Raises no_access, and client_not_found for
 * a caller without clients.
 */
export async function readOwnOrders<List>(
  context: MemberContext,
  right: OrderRight,
  read: (scope: OrderScope) => Promise<List>,
  clientId: string | null = null,
  ownPlace: Promise<Membership | null> = ownMembership(context),
): Promise<List> {
  const { id: accountId } = ownAccount(context)
  if (clientId !== null) {
    const member = await ownPlace
    if (!member || !memberCan(member, right)) throw new ProductError('client_not_found')
    return await read({ accountId, teamId: member.teamId, clientId: member.client?.id ?? clientId })
  }
  const [membership, personal] = await Promise.all([
    ownPlace,
    read({ accountId, teamId: null, clientId: null }),
  ])
  return membership && memberCan(membership, right)
    ? await read({ accountId, teamId: membership.teamId, clientId: membership.client?.id ?? null })
    : personal
}

/** Actions that a list offers for each of the caller's orders: all for a personal one, else those of the role. */
export async function rightsToOrders(
  { db }: Pick<MemberContext, 'db'>,
  membership: Membership | null,
  orderIds: readonly string[],
): Promise<(orderId: string) => OfferedRights> {
  if (!membership) return () => ALL_RIGHTS
  const ofTeam = new Set(await listOrdersOfTeam(db, membership.teamId, orderIds))
  const ofRole = offeredRights((right) => memberCan(membership, right))
  return (orderId) => (ofTeam.has(orderId) ? ofRole : ALL_RIGHTS)
}
