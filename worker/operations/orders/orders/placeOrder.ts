import { findIdempotencyKey } from '#database/queries/foundation/idempotencyKeys.ts'
import { findOrder, type StoredOrder } from '#database/queries/orders/orders.ts'
import type { Checkout } from '#domain/commerce/checkout/checkoutSchema.ts'
import { registrationSchema, type Registration } from '#domain/accounts/accountForms.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { genericMessage } from '#domain/foundation/forms/genericMessages.ts'
import { NO_CREATIVES } from '#domain/orders/order/line/lineFlags.ts'
import type { PlacedOrder } from '#domain/orders/order/orderView.types.ts'
import { hashText } from '#worker/adapters/signature.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { passwordWeakness } from '#worker/operations/accounts/login/password/passwordWeakness.ts'
import { register } from '#worker/operations/accounts/profile/register.ts'
import {
  saveForNextTime,
  type WantedNextTime,
} from '#worker/operations/accounts/profile/saveForNextTime.ts'
import { sendConfirmation } from '../mail/sendConfirmation.ts'
import { bookCart, type CartOrder, type OrderAttempt } from './bookCart.ts'
import { orderView } from '../views/orderView.ts'
import { viewOrder } from '../views/readOrder.ts'

export interface OrderRequest extends CartOrder {
  /** A guest who creates an account in the same step, from the order's contact. */
  registration?: { password: string } | null | undefined
  /** Order data to save in the account for the next checkout. */
  saveForNextTime?: WantedNextTime | null | undefined
}

/**
 * Places an order: reprices everything, rejects a changed total, and writes order, lines, coupon claims, slot
 * bookings, invoice, audit and mail in one batch whose constraints decide every race. The same key returns the same
 * order (Commerce 11, Orders 8). Raises what `bookCart` raises, registration_required and idempotency_mismatch.
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
    const stored = await bookCart(context, content, attempt)
    // Notifications of a card order wait for its payment.
    if (stored.order.payBy === null) context.waitUntil(sendConfirmation(context, stored))
    if (accountId !== null && wanted)
      context.waitUntil(saveForNextTime(context, content.checkout, wanted))
    // The order stands even if creating the account fails: its link comes by mail.
    if (newAccount) context.waitUntil(register(context, newAccount).catch(() => null))
    return freshOrder(context, stored)
  } catch (error) {
    // A repeated request or a double click: the conflict is that order itself.
    const meanwhile = await orderOfKey(context, attempt)
    if (meanwhile) return meanwhile
    throw error
  }
}

/** Account to create from an order's contact; null if none is wanted. Raises registration_required. */
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

/** View of a new order, which has no payments, refunds or creatives to read. */
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
