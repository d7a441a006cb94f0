import { membershipOf } from '#database/queries/accounts/memberships.ts'
import { findAccount } from '#database/queries/accounts/accountProfiles.ts'
import { findOrder, type StoredOrder } from '#database/queries/orders/orders.ts'
import { findSavedCard, type SavedCardRow } from '#database/queries/orders/payments/savedCards.ts'
import { lastRepetitionOf, type StandingRow } from '#database/queries/orders/standingOrders.ts'
import { memberCan } from '#domain/accounts/team/teamRole.ts'
import { cardValidity } from '#domain/orders/payment/savedCard.ts'
import { standingSession } from '#domain/orders/standing/standingOrder.ts'
import { cardVault } from '#worker/adapters/payment/gateway.ts'
import { profileOf } from '#worker/operations/foundation/identity/ownAccount.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { cardOwnersOf } from '../payments/cardOwner.ts'

/** What a standing order orders with. */
export interface StandingBasis {
  /** Context of the account that agreed. */
  as: OperationContext
  /** The order to repeat: the last repetition, or the first order. */
  before: StoredOrder
  /** Null for orders by invoice. */
  card: SavedCardRow | null
}

/** Why a standing order cannot go on. `paused` ones can be started again. */
export interface StandingStop {
  state: 'paused' | 'ended'
  reason: string
}

const stop = (state: StandingStop['state'], reason: string): StandingStop => ({ state, reason })

/** The account, order and card of a standing order as they are now, or why it cannot go on. */
export async function standingBasis(
  context: OperationContext,
  standing: StandingRow,
): Promise<StandingBasis | StandingStop> {
  const { db, settings } = context
  const { accountId, teamId } = standing
  const [row, membership, firstOrder, repetition] = await Promise.all([
    findAccount(db, accountId),
    membershipOf(db, accountId),
    findOrder(db, standing.orderId),
    lastRepetitionOf(db, standing.orderId),
  ])
  if (!row) return stop('ended', 'The account was deleted.')
  if (!firstOrder) return stop('ended', 'The order no longer exists.')
  if ((membership?.teamId ?? null) !== teamId)
    return stop(
      'ended',
      teamId === null
        ? 'The account has joined a team, whose orders are separate.'
        : 'The person who agreed has left the team.',
    )
  if (membership && membership.needsTwoFactor)
    return stop('paused', 'The team requires a second factor, which the account does not have.')
  if (membership && !memberCan(membership, 'placeOrders'))
    return stop('ended', 'The role of the person who agreed can’t place orders any more.')
  const account = profileOf(row, membership, settings)
  // Quotas of networks count each standing order by itself, as jobs have no network.
  const as = { ...context, account, network: standingSession(standing.id) }
  const before = (repetition && (await findOrder(db, repetition))) || firstOrder
  if (standing.cardId === null) return { as, before, card: null }
  const [card, owners] = await Promise.all([
    findSavedCard(db, standing.cardId),
    cardOwnersOf(as, firstOrder.order),
  ])
  const isTheirs = owners.some(({ kind, id }) => card?.ownerId === id && card.ownerKind === kind)
  if (!card || !isTheirs || card.gateway !== cardVault(settings).name)
    return stop('paused', 'The saved card was removed.')
  if (cardValidity(card, context.now.toISOString().slice(0, 10)) === 'expired')
    return stop('paused', 'The saved card has expired.')
  return { as, before, card }
}
