import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { refuseKnownEmail } from '#database/queries/accounts/accounts.ts'
import { countWithin, freePlace, NO_PLACE } from '#database/queries/foundation/attempts.ts'
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
  /** How the buyer came. */
  arrival: string | null
  now: Date
  /** IANA; what the invoice is dated in. */
  sellerTimeZone: string
  checkout: Checkout
  items: readonly CartItem[]
  priced: PricedCart
  /** The rate at which its invoice states its VAT. */
  vatRate: VatRate | null
  /** Where it comes from. */
  network: string
  /** Null where no slots are booked. */
  slotOwner: SlotOwner | null
}

/** Where slots are claimed from, and how many may be without being paid for. */
export interface SlotOwner {
  network: string | null
  limits: ReturnType<typeof slotLimits>
  hasPaidBefore: boolean
}

/** What an order writes of itself, and what is written before and after it in the same transaction. */
interface OrderWrites {
  rows: NewOrderRows
  around: { before: Statement[]; after: Statement[]; mailPlace: ReturnType<typeof freePlace> }
}

/** Everything an order writes, in the order in which it may fail: the day's count, a guest's address, coupons, slots, then the order itself. */
export async function orderWrites(input: NewOrder): Promise<OrderWrites> {
  const { db, orderId, accountId, arrival, checkout } = input
  const { order, lines, invoice, ledgerEntries, audit, isConfirmedAtOnce } = decide(input)
  const mail = { orderId, kind: 'order_confirmation', at: order.createdAt } as const
  const before = [
    countOrder(input),
    ...(accountId === null ? [refuseKnownEmail(db, checkout.contact.email)] : []),
    ...couponStatements(input),
    ...offerStatements(input),
    ...slotStatements(input),
  ]
  const after = [
    ...limitStatements(input),
    enterInLedger(db, ledgerEntries),
    insertAudit(db, audit),
    ...(isConfirmedAtOnce ? [queueMailIf(db, { ...mail, takenUntil: takenUntil(input.now) })] : []),
  ]
  // Whether an account's address needs one is looked up when its mail goes out.
  const isPlaceWanted = isConfirmedAtOnce && accountId === null
  const wanted = isPlaceWanted ? await orderMailPlace(checkout.contact.email) : NO_PLACE
  const mailPlace = freePlace(db, wanted, input.now)
  return {
    rows: { order: { ...order, arrival }, lines, invoice },
    around: { before, after, mailPlace },
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

/** What an order remembers of its offer. */
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

/** Whether a cart books slots of screens. */
export const hasSlots = ({ campaigns }: PricedCart) =>
  [...campaigns.values()].some(({ slots }) => slots.length > 0)

/** After the order itself: one that is paid at once is under no limit. */
function limitStatements({ db, sessionId, slotOwner, now }: NewOrder): Statement[] {
  if (!slotOwner) return []
  const { network, limits } = slotOwner
  return [refuseBeyondLimits(db, { sessionId, network }, limits, now.toISOString())]
}
