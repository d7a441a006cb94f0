import { brokeConstraint, runBatch } from '#database/batch.ts'
import { ALWAYS } from '#database/queries/foundation/recordedChange.ts'
import type { OrderRow } from '#database/queries/orders/orders.ts'
import { findSavedCard, type SavedCardRow } from '#database/queries/orders/payments/savedCards.ts'
import {
  endStandingOf,
  insertStanding,
  lastMonthOf,
  moveStanding,
  type StandingRow,
} from '#database/queries/orders/standingOrders.ts'
import { memberCan } from '#domain/accounts/team/teamRole.ts'
import { dayIn } from '#domain/foundation/calendar/calendarDay.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { isPaid } from '#domain/orders/order/orderState.ts'
import { cardValidity, formatCard } from '#domain/orders/payment/savedCard.ts'
import type { StandingTerms } from '#domain/orders/standing/standingForms.ts'
import {
  consentText,
  firstPlannedDay,
  plannedDayAfter,
} from '#domain/orders/standing/standingOrder.ts'
import type { StandingStart, StandingView } from '#domain/orders/standing/standingView.types.ts'
import { newId } from '#worker/adapters/ids.ts'
import { cardVault } from '#worker/adapters/payment/gateway.ts'
import type { OffSessionSetup } from '#worker/adapters/payment/cardVault.types.ts'
import { allowAttempt } from '#worker/operations/foundation/identity/attempts.ts'
import { ownAccount } from '#worker/operations/foundation/identity/ownAccount.ts'
import { ownMembership } from '#worker/operations/foundation/identity/ownMembership.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { openWithRights } from '../orders/openOwnOrder.ts'
import { cardForOrder } from '../payments/cardsOfPayment.ts'
import { openStanding, standingView } from './readStandingOrders.ts'
import { standingNews } from './standingNews.ts'

/**
 * Starts the monthly repetition of a paid order with the caller's consent, or changes it: new terms are a new consent
 * and replace the open standing order. The bank may ask the holder of the card first. Raises order_not_found,
 * no_access, standing_not_possible, saved_card_not_found, standing_card_declined, standing_not_open, invalid_input,
 * too_many_attempts.
 */
export async function startStandingOrder(
  context: OperationContext,
  { orderId, ...terms }: StandingTerms & { orderId: string },
): Promise<StandingStart> {
  const { id: accountId } = ownAccount(context)
  const order = await openToRepeat(context, orderId)
  if (order.currency !== terms.currency) throw new ProductError('standing_not_possible')
  const card = await cardOf(context, order, terms)
  const today = dayIn(context.settings.SELLER_TIME_ZONE, context.now)
  const nextOn = await firstDay(context, { orderId, day: terms.day, today })
  if (terms.endsOn !== null && terms.endsOn < nextOn)
    throw new ProductError('invalid_input', {
      fields: [{ path: 'endsOn', message: `The first order would be on ${nextOn}.` }],
    })
  await allowAttempt(context, 'cardSetup', accountId)
  const setup = await setUp(context, card)
  const { consentVersion, cardId, day, maxTotalMinor, currency, endsOn } = terms
  const at = context.now.toISOString()
  const standing: StandingRow = {
    id: newId('sto'),
    orderId,
    accountId,
    teamId: order.teamId,
    state: setup.state === 'challenge' ? 'confirming' : 'active',
    day,
    maxTotalMinor,
    currency,
    endsOn,
    cardId,
    consentVersion,
    consentText: consentText({ ...terms, card: card && formatCard(card) }),
    consentedAt: at,
    setupId: setup.setupId,
    nextOn,
    failedCharges: 0,
    endedAt: null,
    reason: null,
  }
  await write(context, standing)
  return {
    standing: await standingView(context, standing, true),
    setup:
      setup.state === 'challenge' && setup.clientSecret !== null
        ? {
            clientSecret: setup.clientSecret,
            publicKey: context.settings.CARD_PROVIDER_PUBLIC_KEY,
          }
        : null,
  }
}

/** Replaces the order's open standing order; of two starts at once one holds. */
async function write(context: OperationContext, standing: StandingRow): Promise<void> {
  const { db } = context
  const isStarted = standing.state === 'active'
  const started = { standing, run: null, event: 'started', condition: ALWAYS } as const
  try {
    await runBatch(db, [
      endStandingOf(db, standing.orderId, {
        at: standing.consentedAt,
        reason: 'It was replaced by new terms.',
      }),
      insertStanding(db, standing),
      ...(isStarted ? await standingNews(context, started) : []),
    ])
  } catch (error) {
    if (brokeConstraint(error, 'standing_orders')) throw new ProductError('standing_not_open')
    throw error
  }
}

/** A paid order that the caller may repeat: they pay and change it, and place orders in its team. */
async function openToRepeat(context: OperationContext, orderId: string): Promise<OrderRow> {
  const { stored, rights } = await openWithRights(context, orderId)
  const { order } = stored
  if (!rights('readOrders')) throw new ProductError('order_not_found')
  const membership = await ownMembership(context)
  const mayPlace = membership === null || memberCan(membership, 'placeOrders')
  if (!rights('payOrders') || !rights('changeOrders') || !mayPlace)
    throw new ProductError('no_access')
  // A personal order from before the account joined its team cannot be repeated as the team's.
  const isOfOtherOwner = (membership?.teamId ?? null) !== order.teamId
  if (!isPaid(order.state) || order.offer !== null || isOfOtherOwner)
    throw new ProductError('standing_not_possible')
  return order
}

/** The card to charge; null for a buyer whose order was invoiced. */
async function cardOf(
  context: OperationContext,
  order: OrderRow,
  { cardId }: StandingTerms,
): Promise<SavedCardRow | null> {
  if (cardId === null) {
    if (order.paymentMethod !== 'invoice') throw new ProductError('standing_not_possible')
    return null
  }
  const card = await cardForOrder(context, order, cardId)
  if (cardValidity(card, context.now.toISOString().slice(0, 10)) === 'expired')
    throw new ProductError('saved_card_not_found')
  return card
}

/** The first planned day: a week ahead, and in no month that was ordered before the terms changed. */
async function firstDay(
  { db }: OperationContext,
  { orderId, day, today }: { orderId: string; day: number; today: string },
): Promise<string> {
  const first = firstPlannedDay(day, today)
  const lastMonth = await lastMonthOf(db, orderId)
  return lastMonth !== null && first.slice(0, 7) <= lastMonth
    ? plannedDayAfter(day, `${lastMonth}-28`)
    : first
}

/** Sets the card up for charges without its holder. Raises standing_card_declined. */
async function setUp(
  { settings }: OperationContext,
  card: SavedCardRow | null,
): Promise<OffSessionSetup> {
  if (!card) return { state: 'ready', setupId: null, clientSecret: null }
  const setup = await cardVault(settings).setUpOffSession(card)
  if (setup.state === 'declined') throw new ProductError('standing_card_declined')
  return setup
}

/** Activates a standing order once the bank has asked the holder. Raises standing_not_found, standing_card_declined. */
export async function confirmStandingOrder(
  context: OperationContext,
  id: string,
): Promise<StandingView> {
  const standing = await openStanding(context, id)
  const { db, settings } = context
  if (standing.state === 'confirming') {
    const card = standing.cardId === null ? undefined : await findSavedCard(db, standing.cardId)
    const isSetUp =
      card !== undefined &&
      standing.setupId !== null &&
      (await cardVault(settings).isSetUpOffSession(standing.setupId, card.gatewayCardId))
    if (!isSetUp) throw new ProductError('standing_card_declined')
    if (await moveStanding(db, id, ['confirming'], { state: 'active' })) {
      const started = { standing, run: null, event: 'started', condition: ALWAYS } as const
      await runBatch(db, await standingNews(context, started))
    }
  }
  return await standingView(context, await openStanding(context, id), true)
}
