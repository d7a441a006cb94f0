import { brokeConstraint } from '#database/batch.ts'
import { KNOWN_EMAIL } from '#database/queries/accounts/accounts.ts'
import { BEYOND_COUNT } from '#database/queries/foundation/attempts.ts'
import {
  findIdempotencyKey,
  takeIdempotencyKey,
} from '#database/queries/foundation/idempotencyKeys.ts'
import { BEYOND_COUPON_BUDGET } from '#database/queries/commerce/coupons.ts'
import { BEYOND_SLOT_LIMITS } from '#database/queries/planning/slotLimits.ts'
import { OFFER_GONE } from '#database/queries/sales/offerAcceptances.ts'
import {
  findOrder,
  writeAndReadOrder,
  type StoredOrder,
  type WrittenOrder,
} from '#database/queries/orders/orders.ts'
import type { CartDiscount, CartItem, CartOffer } from '#domain/commerce/cart/cartItem.ts'
import type { Checkout } from '#domain/commerce/checkout/checkoutSchema.ts'
import { registrationSchema, type Registration } from '#domain/accounts/accountForms.ts'
import { ERROR_CATALOGUE } from '#domain/foundation/errors/errorCatalogue.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { genericMessage } from '#domain/foundation/forms/genericMessages.ts'
import { NO_CREATIVES } from '#domain/orders/order/line/lineFlags.ts'
import type { PlacedOrder } from '#domain/orders/order/orderView.types.ts'
import { newId } from '#worker/adapters/ids.ts'
import { hashText } from '#worker/adapters/signature.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { passwordWeakness } from '#worker/operations/accounts/login/password/passwordWeakness.ts'
import { register } from '#worker/operations/accounts/profile/register.ts'
import {
  saveForNextTime,
  type WantedNextTime,
} from '#worker/operations/accounts/profile/saveForNextTime.ts'
import { quoteCart, type PricedCart } from '#worker/operations/commerce/cart/quoteCart.ts'
import { networkKey } from '#worker/operations/foundation/identity/networkKey.ts'
import { readVatRate } from '#worker/operations/commerce/tax/readVatRate.ts'
import { sendConfirmation } from '../mail/sendConfirmation.ts'
import { ownSlotLimits } from '#worker/operations/planning/slots/ownSlotLimits.ts'
import { hasSlots, orderWrites, type SlotOwner } from './orderWrites.ts'
import { orderView } from '../views/orderView.ts'
import { viewOrder } from '../views/readOrder.ts'
import { refuseUnorderable } from './refuseUnorderable.ts'

export interface OrderRequest {
  checkout: Checkout
  items: CartItem[]
  discounts: CartDiscount[]
  offer: CartOffer | null
  /** What the person agreed to pay, in the checkout's currency. */
  expectedTotalMinor: number
  /** A guest who wants an account made in the same step, of the order's contact. */
  registration?: { password: string } | null | undefined
  /** What of it an account keeps for its next checkout. */
  saveForNextTime?: WantedNextTime | null | undefined
}

interface OrderAttempt {
  sessionId: string
  /** Who is logged in; null for a guest. */
  accountId: string | null
  idempotencyKey: string
  requestHash: string
}

/**
 * Places an order: prices everything again, refuses a total that changed, and writes order, lines, coupon claims, slot
 * bookings, invoice, audit and mail in one batch whose constraints decide every race. The same key gives the same order
 * (Commerce 11, Orders 8). Raises what `refuseUnorderable` raises, order_limit, account_exists, registration_required, coupon_claimed,
 * coupon_used_up, slot_taken, slot_limit, offer_accepted, offer_changed, idempotency_mismatch.
 */
export async function placeOrder(
  context: OperationContext,
  request: OrderRequest & { sessionId: string; idempotencyKey: string },
): Promise<PlacedOrder> {
  const { sessionId, idempotencyKey, registration, saveForNextTime: wanted, ...content } = request
  const accountId = context.account?.id ?? null
  const requestHash = await hashText(JSON.stringify(content))
  const attempt = { sessionId, accountId, idempotencyKey, requestHash }
  try {
    const newAccount =
      accountId === null ? await readRegistration(content.checkout, registration) : null
    const stored = await writeOrder(context, content, attempt)
    // A card order is told of once it is paid.
    if (stored.order.payBy === null) context.waitUntil(sendConfirmation(context, stored))
    if (accountId !== null && wanted)
      context.waitUntil(saveForNextTime(context, content.checkout, wanted))
    // The order stands whatever becomes of the account: its link comes by mail.
    if (newAccount) context.waitUntil(register(context, newAccount).catch(() => null))
    return freshOrder(context, stored)
  } catch (error) {
    // The same once more, or a double click: what stopped this one is that order itself.
    const meanwhile = await orderOfKey(context, attempt)
    if (meanwhile) return meanwhile
    throw error
  }
}

/** The account to make of an order's contact; null when none is wanted. Raises registration_required. */
async function readRegistration(
  { contact }: Checkout,
  wanted: OrderRequest['registration'],
): Promise<Registration | null> {
  if (!wanted) return null
  const { password } = wanted
  const parsed = registrationSchema.safeParse({ ...contact, password }, { error: genericMessage })
  if (parsed.success) {
    const message = await passwordWeakness(password, contact.email)
    if (message === null) return parsed.data
    const fields = [{ path: 'registration.password', message }]
    throw new ProductError('registration_required', { fields })
  }
  throw new ProductError('registration_required', {
    fields: parsed.error.issues.map(({ path: [name], message }) => ({
      path: name === 'password' ? 'registration.password' : `contact.${String(name)}`,
      message,
    })),
  })
}

async function writeOrder(
  context: OperationContext,
  request: OrderRequest,
  attempt: OrderAttempt,
): Promise<WrittenOrder> {
  const { db } = context
  const { checkout, items, discounts, offer, expectedTotalMinor } = request
  const { contact, billing, currency, paymentMethod, creditCheck } = checkout
  const agreed = { totalMinor: expectedTotalMinor, currency, paymentMethod, creditCheck }
  const { country, state, vatId, zipCode: postcode } = billing
  const quoteRequest = {
    sessionId: attempt.sessionId,
    items,
    discounts,
    offer,
    currency,
    buyer: { country, state, postcode, buyerType: contact.type, vatId },
    email: contact.email,
  }
  const priced = await quoteCart(context, quoteRequest)
  refuseUnorderable(priced.quote, agreed)
  const orderId = newId('ord')
  const { sessionId, accountId, idempotencyKey: key, requestHash } = attempt
  const createdAt = context.now.toISOString()
  const order = {
    db,
    orderId,
    sessionId,
    accountId,
    arrival: context.arrival ?? null,
    now: context.now,
    sellerTimeZone: context.settings.SELLER_TIME_ZONE,
    checkout,
    items,
    priced,
    vatRate: await readVatRate(context, {
      billing,
      currency: priced.quote.currency,
      ...taxOf(priced),
    }),
    network: await networkKey(context),
    slotOwner: hasSlots(priced) ? await ownSlots(context) : null,
  }
  try {
    const { rows, around } = await orderWrites(order)
    const taken = takeIdempotencyKey(db, { sessionId, key, requestHash, orderId, createdAt })
    return await writeAndReadOrder(db, rows, { ...around, before: [taken, ...around.before] })
  } catch (error) {
    if (brokeConstraint(error, BEYOND_COUNT)) throw new ProductError('order_limit')
    if (brokeConstraint(error, KNOWN_EMAIL)) throw accountExists()
    if (brokeConstraint(error, BEYOND_SLOT_LIMITS)) throw new ProductError('slot_limit')
    if (brokeConstraint(error, BEYOND_COUPON_BUDGET)) throw new ProductError('coupon_used_up')
    const isKnown = ['coupon_claims', 'slot_claims', OFFER_GONE].some((part) =>
      brokeConstraint(error, part),
    )
    if (!isKnown) throw error
    // Somebody was faster between our look and our write: look again to say exactly what is gone.
    const { quote } = await quoteCart(context, quoteRequest)
    const coupon = quote.discounts.find(({ issue }) => issue !== null)
    if (brokeConstraint(error, 'coupon_claims'))
      throw new ProductError('coupon_claimed', { details: { num: coupon?.num ?? null, quote } })
    refuseUnorderable(quote, agreed)
    throw new ProductError(brokeConstraint(error, OFFER_GONE) ? 'offer_changed' : 'slot_taken', {
      details: { quote },
    })
  }
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

async function orderOfKey(
  context: OperationContext,
  { sessionId, idempotencyKey, requestHash }: OrderAttempt,
): Promise<PlacedOrder | null> {
  const known = await findIdempotencyKey(context.db, sessionId, idempotencyKey)
  if (!known) return null
  if (known.requestHash !== requestHash) throw new ProductError('idempotency_mismatch')
  return await placedOrder(context, known.orderId)
}

async function placedOrder(context: OperationContext, orderId: string): Promise<PlacedOrder> {
  const stored = await storedOrder(context, orderId)
  return { order: await viewOrder(context, stored), accessKey: keyOf(stored) }
}

/** An order that was made just now: there is no payment, refund or creative to be read. */
function freshOrder({ now }: OperationContext, stored: StoredOrder): PlacedOrder {
  const none = { payment: null, refunds: [], creativesOf: () => NO_CREATIVES }
  return { order: orderView(stored, none, now), accessKey: keyOf(stored) }
}

async function storedOrder({ db }: OperationContext, orderId: string): Promise<StoredOrder> {
  const stored = await findOrder(db, orderId)
  if (!stored) throw new ProductError('order_not_found')
  return stored
}

const keyOf = ({ order }: StoredOrder) => (order.accountId ? null : order.accessKey)
