import { clientById } from '#database/queries/accounts/teamClients.ts'
import type { SavedCardRow } from '#database/queries/orders/payments/savedCards.ts'
import { isOfClient, memberCan, type OwnedOrder } from '#domain/accounts/team/teamRole.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { CardOwner } from '#domain/orders/payment/savedCard.ts'
import type { NewCardOwner } from '#domain/orders/payment/savedCardForms.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { chosenClient } from '#worker/operations/foundation/identity/chosenClient.ts'
import { ownAccount } from '#worker/operations/foundation/identity/ownAccount.ts'
import {
  agencyMember,
  memberWith,
  ownMembership,
  type MemberContext,
} from '#worker/operations/foundation/identity/ownMembership.ts'
import { orderRights } from '../access/orderRights.ts'

/**
 * Owner whose cards the caller manages. Raises no_access, team_not_found, team_second_factor, client_not_found for a
 * client that the caller cannot choose.
 */
export async function managedCardOwner(
  context: OperationContext,
  { ownerKind: kind, clientId = context.clientId ?? undefined }: NewCardOwner,
): Promise<CardOwner> {
  const { id } = ownAccount(context)
  if (kind === 'account') return { kind, id }
  if (kind === 'team') return { kind, id: (await memberWith(context, 'payOrders')).teamId }
  await agencyMember(context, 'payOrders')
  const client = await chosenClient({ ...context, clientId: clientId ?? null })
  if (client === null) throw new ProductError('client_not_found')
  return { kind, id: client }
}

/** Whether the caller manages a card: their own, or one of the team or its clients whose orders they may pay. */
export async function managesCard(
  context: MemberContext,
  { ownerKind, ownerId }: Pick<SavedCardRow, 'ownerKind' | 'ownerId'>,
): Promise<boolean> {
  if (ownerKind === 'account') return context.account?.id === ownerId
  const membership = await ownMembership(context)
  if (!membership || isOfClient(membership) || !memberCan(membership, 'payOrders')) return false
  const teamId = ownerKind === 'team' ? ownerId : (await clientById(context.db, ownerId))?.teamId
  return membership.teamId === teamId
}

/**
 * Owners of the saved cards that can pay an order, the owner of a new card first: its client and
 * its team, or its buyer, for a logged-in caller who may pay. Empty for all others: a key, a mailed
 * code and a guest's cookie give access to an order, but never to a card.
 */
export async function cardOwnersOf(
  context: MemberContext,
  order: OwnedOrder,
): Promise<readonly CardOwner[]> {
  const rights = await orderRights(context, order)
  if (!rights('payOrders')) return []
  const { teamId, clientId, accountId } = order
  if (teamId === null) return accountId === null ? [] : [{ kind: 'account', id: accountId }]
  const team = { kind: 'team', id: teamId } as const
  return clientId === null ? [team] : [{ kind: 'client', id: clientId }, team]
}
