import { brokeConstraint, type Statement } from '#database/batch.ts'
import { KNOWN_EMAIL } from '#database/queries/accounts/accounts.ts'
import { BEYOND_MEMBER_LIMIT } from '#database/queries/accounts/memberLimits.ts'
import { MEMBER_WITHOUT_ORDERS, NO_SUCH_CLIENT } from '#database/queries/accounts/memberships.ts'
import { BEYOND_COUPON_BUDGET } from '#database/queries/commerce/coupons.ts'
import { BEYOND_COUNT } from '#database/queries/foundation/attempts.ts'
import { claimIdempotencyKey } from '#database/queries/foundation/idempotencyKeys.ts'
import { writeAndReadOrder, type WrittenOrder } from '#database/queries/orders/orders.ts'
import { BEYOND_SLOT_LIMITS } from '#database/queries/planning/slotLimits.ts'
import { OFFER_GONE } from '#database/queries/sales/offerAcceptances.ts'
import type { CartDiscount, CartItem, CartOffer } from '#domain/commerce/cart/cartItem.ts'
import type { Checkout } from '#domain/commerce/checkout/checkoutSchema.ts'
import { ERROR_CATALOGUE, type ErrorCode } from '#domain/foundation/errors/errorCatalogue.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { newId } from '#worker/adapters/ids.ts'
import {
  quoteCart,
  type PricedCart,
  type QuoteRequest,
} from '#worker/operations/commerce/cart/quoteCart.ts'
import { readVatRate } from '#worker/operations/commerce/tax/readVatRate.ts'
import { networkKey } from '#worker/operations/foundation/identity/networkKey.ts'
import { ownSlotLimits } from '#worker/operations/planning/slots/ownSlotLimits.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { hasSlots, orderWrites, type SlotOwner } from './orderWrites.ts'
import { refuseUnorderable } from './refuseUnorderable.ts'

/** A cart with its checkout, without prices. */
export interface CartCheckout {
  checkout: Checkout
  items: CartItem[]
  discounts: CartDiscount[]
  offer: CartOffer | null
  /** Client of the buyer's agency; null or missing for none. */
  clientId?: string | null | undefined
}

/** A cart to order. */
export interface CartOrder extends CartCheckout {
  /** Amount that the buyer agreed to pay, in the checkout's currency. */
  expectedTotalMinor: number
}

export interface OrderAttempt {
  sessionId: string
  /** The buyer's account; null for a guest. */
  accountId: string | null
  idempotencyKey: string
  requestHash: string
}

/** Further statements of an order's batch, before and after it. */
export type Alongside = (orderId: string) => { before: Statement[]; after: Statement[] }

/** Pricing inputs of a checkout's cart. */
export const quoteRequestOf = (
  sessionId: string,
  { checkout: { contact, billing, currency }, items, discounts, offer }: CartCheckout,
): QuoteRequest => ({
  sessionId,
  items,
  discounts,
  offer,
  currency,
  buyer: {
    country: billing.country,
    state: billing.state,
    postcode: billing.zipCode,
    buyerType: contact.type,
    vatId: billing.vatId,
  },
  email: contact.email,
})

/** Consents given in the checkout. */
export const agreedOf = ({ checkout, expectedTotalMinor }: CartOrder) => ({
  totalMinor: expectedTotalMinor,
  currency: checkout.currency,
  paymentMethod: checkout.paymentMethod,
  creditCheck: checkout.creditCheck,
})

/**
 * Prices a cart and writes its order in one batch, with the statements in `alongside`. Raises what `refuseUnorderable`
 * raises, order_limit, account_exists, team_may_not_order, client_not_found, team_limit_reached, coupon_claimed,
 * coupon_used_up, slot_taken, slot_limit, offer_accepted, offer_changed.
 */
export async function bookCart(
  context: OperationContext,
  request: CartOrder,
  attempt: OrderAttempt,
  alongside: Alongside = () => ({ before: [], after: [] }),
): Promise<WrittenOrder> {
  const { db } = context
  const { checkout, items } = request
  const agreed = agreedOf(request)
  const quoteRequest = quoteRequestOf(attempt.sessionId, request)
  const priced = await quoteCart(context, quoteRequest)
  refuseUnorderable(priced.quote, agreed)
  const orderId = newId('ord')
  const { sessionId, accountId, idempotencyKey: key, requestHash } = attempt
  const order = {
    db,
    orderId,
    sessionId,
    accountId,
    clientId: request.clientId ?? null,
    arrival: context.arrival ?? null,
    now: context.now,
    sellerTimeZone: context.settings.SELLER_TIME_ZONE,
    checkout,
    items,
    priced,
    vatRate: await readVatRate(context, {
      billing: checkout.billing,
      currency: priced.quote.currency,
      ...taxOf(priced),
    }),
    network: await networkKey(context),
    slotOwner: hasSlots(priced) ? await ownSlots(context) : null,
  }
  try {
    const { rows, around } = await orderWrites(order)
    const at = { createdAt: context.now.toISOString() }
    const taken = claimIdempotencyKey(db, { sessionId, key, requestHash, orderId, ...at })
    const also = alongside(orderId)
    return await writeAndReadOrder(db, rows, {
      ...around,
      before: [taken, ...also.before, ...around.before],
      after: [...around.after, ...also.after],
    })
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal) throw refusal
    const broke = (part: string) => brokeConstraint(error, part)
    if (!['coupon_claims', 'slot_claims', OFFER_GONE].some(broke)) throw error
    // Lost a race between pricing and write: price again to report exactly what is no longer
    // available.
    const { quote } = await quoteCart(context, quoteRequest)
    const coupon = quote.discounts.find(({ issue }) => issue !== null)
    if (broke('coupon_claims'))
      throw new ProductError('coupon_claimed', { details: { num: coupon?.num ?? null, quote } })
    refuseUnorderable(quote, agreed)
    throw new ProductError(broke(OFFER_GONE) ? 'offer_changed' : 'slot_taken', {
      details: { quote },
    })
  }
}

const REFUSALS: readonly [part: string, code: ErrorCode][] = [
  [BEYOND_COUNT, 'order_limit'],
  [MEMBER_WITHOUT_ORDERS, 'team_may_not_order'],
  [NO_SUCH_CLIENT, 'client_not_found'],
  [BEYOND_MEMBER_LIMIT, 'team_limit_reached'],
  [BEYOND_SLOT_LIMITS, 'slot_limit'],
  [BEYOND_COUPON_BUDGET, 'coupon_used_up'],
]

/** Reason for a failed batch that needs no repricing of the cart; null for any other. */
function refusalOf(error: unknown): ProductError | null {
  if (brokeConstraint(error, KNOWN_EMAIL)) return accountExists()
  const found = REFUSALS.find(([part]) => brokeConstraint(error, part))
  return found ? new ProductError(found[1]) : null
}

const taxOf = ({ quote: { tax } }: Pick<PricedCart, 'quote'>) => ({ taxes: tax?.taxes ?? [] })

const ownSlots = async (context: OperationContext): Promise<SlotOwner> => ({
  network: await networkKey(context),
  ...(await ownSlotLimits(context)),
})

function accountExists(): ProductError {
  const { message } = ERROR_CATALOGUE.account_exists
  const fields = [{ path: 'checkout.contact.email', message }]
  return new ProductError('account_exists', { fields })
}
