import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { refuseKnownEmail } from '#database/queries/accounts/accounts.ts'
import {
  refuseMemberWithoutOrders,
  refuseOrderForClient,
} from '#database/queries/accounts/memberships.ts'
import { refuseBeyondMemberLimit } from '#database/queries/accounts/memberLimits.ts'
import { countWithin, reserveQuota, NO_QUOTA } from '#database/queries/foundation/attempts.ts'
import { claimCoupon } from '#database/queries/commerce/coupons.ts'
import { enterInLedger } from '#database/queries/orders/ledger.ts'
import { queueMailIf } from '#database/queries/orders/orderChanges.ts'
import { insertAudit, type NewOrderRows } from '#database/queries/orders/orders.ts'
import { acceptOffer } from '#database/queries/sales/offerAcceptances.ts'
import type { StoredOffer } from '#database/queries/sales/offers.ts'
import { refuseBeyondLimits, limitOfPayer } from '#database/queries/planning/slotLimits.ts'
import {
  claimSlots,
  releaseExpiredHolds,
  releaseHold,
  releaseOfferSlots,
} from '#database/queries/planning/slotClaims.ts'
import type { CartItem } from '#domain/commerce/cart/cartItem.ts'
import type { Checkout } from '#domain/commerce/checkout/checkoutSchema.ts'
import type { OrderOffer } from '#domain/commerce/checkout/orderParty.types.ts'
import type { VatRate } from '#domain/commerce/tax/vatCurrency.ts'
import { convertLines, type CurrencyRate } from '#domain/foundation/money/convert.ts'
import { formatOfferNumber } from '#domain/sales/offer/offerNumber.ts'
import { bookOrder } from '#domain/orders/order/bookOrder.ts'
import type { BookedOrder } from '#domain/orders/order/bookOrder.types.ts'
import { limitMonth } from '#domain/accounts/team/limitMonth.ts'
import { ordersADay } from '#domain/orders/order/orderLimits.ts'
import type { slotLimits } from '#domain/planning/slots/slotLimits.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { PricedCart } from '#worker/operations/commerce/cart/quoteCart.ts'
import { takenUntil } from '#worker/operations/foundation/mail/deliverMail.ts'
import { orderMailPlace } from '#worker/operations/foundation/mail/mayMailOrders.ts'

const DAY_MS = 24 * 60 * 60_000

export interface NewOrder {
  db: Database
  orderId: string
  sessionId: string
  accountId: string | null
  /** Client of the buyer's agency. */
  clientId: string | null
  /** Source of the buyer's visit. */
  arrival: string | null
  now: Date
  /** IANA zone of the invoice's date. */
  sellerTimeZone: string
  checkout: Checkout
  items: readonly CartItem[]
  priced: PricedCart
  /** Rate at which its invoice states its VAT. */
  vatRate: VatRate | null
  /** Network that the order comes from. */
  network: string
  /** Null without booked slots. */
  slotOwner: SlotOwner | null
}

/** Source of claimed slots, and the limit of unpaid ones. */
export interface SlotOwner {
  network: string | null
  limits: ReturnType<typeof slotLimits>
  hasPaidBefore: boolean
}

/** An order's own statements, and those before and after it in the same transaction. */
interface OrderWrites {
  rows: NewOrderRows
  around: { before: Statement[]; after: Statement[]; mailQuota: ReturnType<typeof reserveQuota> }
}

/**
 * All statements of an order, in the order in which they may fail: the daily count, a guest's address, coupons, slots,
 * then the order itself.
 */
export async function orderWrites(input: NewOrder): Promise<OrderWrites> {
  const { db, orderId, accountId, clientId, arrival, checkout } = input
  const { order, lines, invoice, ledgerEntries, audit, isConfirmedAtOnce } = decide(input)
  const mail = { orderId, kind: 'order_confirmation', at: order.createdAt } as const
  const before = [
    countOrder(input),
    accountId === null
      ? refuseKnownEmail(db, checkout.contact.email)
      : refuseMemberWithoutOrders(db, accountId),
    ...(clientId === null ? [] : [refuseOrderForClient(db, accountId ?? '', clientId)]),
    ...couponStatements(input),
    ...offerStatements(input),
    ...slotStatements(input),
  ]
  const after = [
    ...limitStatements(input),
    ...(accountId === null
      ? []
      : [refuseBeyondMemberLimit(db, accountId, limitMonth(input.sellerTimeZone, input.now))]),
    enterInLedger(db, ledgerEntries),
    insertAudit(db, audit),
    ...(isConfirmedAtOnce ? [queueMailIf(db, { ...mail, takenUntil: takenUntil(input.now) })] : []),
  ]
  // The mail job checks whether an account's address needs one.
  const isPlaceWanted = isConfirmedAtOnce && accountId === null
  const wanted = isPlaceWanted ? await orderMailPlace(checkout.contact.email) : NO_QUOTA
  const mailQuota = reserveQuota(db, wanted, input.now)
  return {
    rows: { order: { ...order, arrival, clientId }, lines, invoice },
    around: { before, after, mailQuota },
  }
}

function countOrder({ db, now, network, accountId }: NewOrder): Statement {
  const limit = limitOfPayer(accountId, {
    hasPaid: ordersADay({ hasPaidBefore: true }),
    hasNot: ordersADay({ hasPaidBefore: false }),
  })
  return countWithin(db, `orders-from:${network}`, { now, windowMs: DAY_MS, limit })
}

function decide(input: NewOrder): BookedOrder {
  const { orderId, sessionId, accountId, sellerTimeZone, checkout, items, priced, slotOwner } =
    input
  const ownCoupons = [...priced.coupons.values()].filter(({ lineId }) => lineId)
  return bookOrder({
    ids: {
      order: orderId,
      accessKey: newId('key'),
      invoice: newId('inv'),
      lines: items.map(() => newId('lin')),
    },
    sessionId,
    accountId,
    placedAt: input.now.toISOString(),
    sellerTimeZone,
    checkout,
    items,
    quote: priced.quote,
    paidCoupons: new Set(ownCoupons.map(({ num }) => num)),
    vatRate: input.vatRate,
    slots: slotOwner && { hasPaidBefore: slotOwner.hasPaidBefore },
    offer: priced.offer && orderOffer(priced.offer, priced.quote.rate),
  })
}

/** Offer facts stored with an order. */
function orderOffer({ offer, version }: StoredOffer, rate: CurrencyRate): OrderOffer {
  const { terms, lines } = version.content
  const commissions = lines.map(({ price }) => price.commissionMinor)
  return {
    id: offer.id,
    number: formatOfferNumber(offer),
    version: offer.version,
    agency: offer.agency,
    commission:
      terms.commissionPermille === 0
        ? null
        : {
            permille: terms.commissionPermille,
            linesMinor: convertLines(commissions, rate).linesMinor,
          },
  }
}

function offerStatements({ db, orderId, now, priced }: NewOrder): Statement[] {
  if (!priced.offer) return []
  const { id, version } = priced.offer.offer
  const at = now.toISOString()
  return [
    ...acceptOffer(db, {
      offerId: id,
      version,
      orderId,
      at,
      entryId: newId('ofe'),
      leadEntryId: newId('len'),
    }),
    releaseOfferSlots(db, id),
  ]
}

function couponStatements({ db, orderId, now, priced }: NewOrder): Statement[] {
  const { coupons, couponBuyer, quote } = priced
  if (!couponBuyer) return []
  return quote.discounts.flatMap(({ num, curAmount }) => {
    const coupon = coupons.get(num)
    if (!coupon || curAmount === 0) return []
    const claimedAt = now.toISOString()
    const claim = { orderId, claimedAt, amountMinor: curAmount }
    return claimCoupon(db, coupon, couponBuyer, claim)
  })
}

function slotStatements({
  db,
  orderId,
  sessionId,
  slotOwner,
  now,
  items,
  priced,
}: NewOrder): Statement[] {
  if (!slotOwner) return []
  const booked = items.flatMap(({ key }) => {
    const slots = priced.campaigns.get(key)?.slots ?? []
    return slots.length > 0 ? [{ key, slots }] : []
  })
  const all = booked.flatMap(({ slots }) => slots)
  return [
    releaseExpiredHolds(db, all, now.toISOString()),
    ...booked.map(({ key }) => releaseHold(db, sessionId, key)),
    ...booked.map(({ key, slots }) =>
      claimSlots(db, slots, {
        sessionId,
        cartKey: key,
        orderId,
        expiresAt: null,
        network: slotOwner.network,
      }),
    ),
  ]
}

/** Whether a cart books screen slots. */
export const hasSlots = ({ campaigns }: PricedCart) =>
  [...campaigns.values()].some(({ slots }) => slots.length > 0)

/** After the order itself: an order paid at once has no limit. */
function limitStatements({ db, sessionId, slotOwner, now }: NewOrder): Statement[] {
  if (!slotOwner) return []
  const { network, limits } = slotOwner
  return [refuseBeyondLimits(db, { sessionId, network }, limits, now.toISOString())]
}
