import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { refuseKnownEmail } from '#database/queries/accounts.ts'
import { claimCoupon } from '#database/queries/coupons.ts'
import { enterInLedger } from '#database/queries/ledger.ts'
import { queueMailIf } from '#database/queries/orderChanges.ts'
import {
  insertAudit,
  insertInvoice,
  insertOrder,
  insertOrderLine,
} from '#database/queries/orders.ts'
import { acceptOffer } from '#database/queries/offerAcceptances.ts'
import type { StoredOffer } from '#database/queries/offers.ts'
import { refuseBeyondLimits } from '#database/queries/slotLimits.ts'
import {
  claimSlots,
  releaseExpiredHolds,
  releaseHold,
  releaseOfferSlots,
} from '#database/queries/slotClaims.ts'
import type { CartItem } from '#domain/cart/cartItem.ts'
import type { Checkout } from '#domain/checkout/checkoutSchema.ts'
import type { OrderOffer } from '#domain/checkout/orderParty.types.ts'
import { convertLines, type CurrencyRate } from '#domain/money/convert.ts'
import { formatOfferNumber } from '#domain/offer/offerNumber.ts'
import { bookOrder } from '#domain/order/bookOrder.ts'
import type { BookedOrder } from '#domain/order/bookOrder.types.ts'
import type { slotLimits } from '#domain/slots/slotLimits.ts'
import { newId } from '../../adapters/ids.ts'
import type { PricedCart } from '../checkout/quoteCart.ts'
import { takenUntil } from '../mail/deliverMail.ts'

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
  /** Where its slots are claimed from, and how many may be without being paid for. */
  slotOwner: {
    network: string | null
    limits: ReturnType<typeof slotLimits>
    hasPaidBefore: boolean
  }
}

/** Everything an order writes, in the order in which it may fail: a guest's address, coupons, slots, then the order itself. */
export function orderStatements(input: NewOrder): Statement[] {
  const { db, orderId } = input
  const booked = decide(input)
  return [
    ...(input.accountId === null ? [refuseKnownEmail(db, input.checkout.contact.email)] : []),
    ...couponStatements(input),
    ...offerStatements(input),
    ...slotStatements(input),
    insertOrder(db, { ...booked.order, arrival: input.arrival }),
    ...limitStatements(input),
    ...booked.lines.map((line) => insertOrderLine(db, line)),
    enterInLedger(db, booked.ledgerEntries),
    insertInvoice(db, booked.invoice),
    insertAudit(db, booked.audit),
    ...(booked.isConfirmedAtOnce
      ? [
          queueMailIf(db, {
            orderId,
            kind: 'order_confirmation',
            at: booked.order.createdAt,
            takenUntil: takenUntil(input.now),
          }),
        ]
      : []),
  ]
}

function decide(input: NewOrder): BookedOrder {
  const { orderId, sessionId, accountId, sellerTimeZone, checkout, items, priced } = input
  const ownCoupons = [...priced.coupons.values()].filter(({ lineId }) => lineId)
  const { hasPaidBefore } = input.slotOwner
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
    slots: hasSlots(priced) ? { hasPaidBefore } : null,
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
  const booked = items.filter(({ key }) => (priced.campaigns.get(key)?.slots.length ?? 0) > 0)
  if (booked.length === 0) return []
  return [
    releaseExpiredHolds(db, now.toISOString()),
    ...booked.map(({ key }) => releaseHold(db, sessionId, key)),
    ...booked.map(({ key }) =>
      claimSlots(db, priced.campaigns.get(key)?.slots ?? [], {
        sessionId,
        cartKey: key,
        orderId,
        expiresAt: null,
        network: slotOwner.network,
      }),
    ),
  ]
}

const hasSlots = ({ campaigns }: PricedCart) =>
  [...campaigns.values()].some(({ slots }) => slots.length > 0)

/** After the order itself: one that is paid at once is under no limit. */
function limitStatements({ db, sessionId, slotOwner, priced }: NewOrder): Statement[] {
  if (!hasSlots(priced)) return []
  const { network, limits } = slotOwner
  return [refuseBeyondLimits(db, { sessionId, network }, limits)]
}
