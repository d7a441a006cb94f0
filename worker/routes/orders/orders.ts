import { Hono, type Context } from 'hono'
import metadata from 'libphonenumber-js/max/metadata'
import { z } from 'zod'
import { clientIdSchema } from '#domain/accounts/team/teamClient.ts'
import { checkoutError } from '#domain/commerce/checkout/checkoutError.ts'
import { checkoutSchema } from '#domain/commerce/checkout/checkoutSchema.ts'
import {
  IDEMPOTENCY_HEADER,
  MAILED_ACCESS_HEADER,
  ORDER_KEY_HEADER,
} from '#domain/foundation/headerNames.ts'
import { amountMinorSchema } from '#domain/foundation/money/money.ts'
import { chosenCardSchema, savingSchema } from '#domain/orders/payment/savedCardForms.ts'
import { testCardSchema } from '#domain/orders/payment/testCard.ts'
import { isValidPhone, type CountryCode } from '#domain/foundation/phone/phoneNumber.ts'
import { idSchema } from '#domain/foundation/ids/idSchema.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { chargeQuote, withinQuoteBudget } from '#worker/middleware/quoteBudget.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { requires } from '#worker/middleware/requires.ts'
import { withPricedSession, type SessionEnv } from '#worker/middleware/session.ts'
import { validated } from '#worker/middleware/validated.ts'
import { networkOf, operationContext } from '#worker/platform/operationContext.ts'
import { cancelOrder } from '#worker/operations/orders/orders/cancelOrder.ts'
import { placeOrder } from '#worker/operations/orders/orders/placeOrder.ts'
import { readOrder } from '#worker/operations/orders/views/readOrder.ts'
import {
  answerTestChallenge,
  confirmTestPayment,
} from '#worker/operations/orders/payments/confirmTestPayment.ts'
import {
  chooseSavingOfOrder,
  payOrderWithSavedCard,
} from '#worker/operations/orders/payments/payOrderWithSavedCard.ts'
import { startPayment } from '#worker/operations/orders/payments/startPayment.ts'
import { cartBodySchema } from '#worker/routes/commerce/cartBody.ts'
import { orderCookie, setOrderCookie } from '#worker/routes/accounts/orderCookies.ts'
import { readIdempotencyKey } from './idempotencyKey.ts'

const orderSchema = cartBodySchema.extend({
  checkout: checkoutSchema((number, country) =>
    isValidPhone(number, country as CountryCode, metadata),
  ),
  expectedTotalMinor: amountMinorSchema,
  /** Creates the buyer's account in the same step; told apart from a missing one by its own error. */
  registration: z.object({ password: z.string().max(1_000) }).nullish(),
  clientId: clientIdSchema.nullish(),
  saveForNextTime: z.object({ billing: z.boolean(), advertiser: z.boolean() }).nullish(),
})

const pathSchema = z.object({ id: idSchema('ord') })
const paymentIdSchema = pathSchema.extend({ paymentId: idSchema('pay') })

/** Credentials for an order: the key of the mailed link or of the cookie set when it was placed, or a code's token. */
function orderKey(c: Context<AppEnv>, orderId: string) {
  const accessKey = c.req.header(ORDER_KEY_HEADER) || orderCookie(c, orderId)
  return { orderId, accessKey, accessToken: c.req.header(MAILED_ACCESS_HEADER) }
}

const placing = new Hono<SessionEnv>().post(
  '/',
  requires('placeOrders'),
  rateLimit('LIMIT_WRITE', 'orders'),
  withinQuoteBudget,
  withPricedSession,
  validated('json', orderSchema, checkoutError),
  async (c) => {
    const idempotencyKey = readIdempotencyKey(c.req.header(IDEMPOTENCY_HEADER))
    const request = c.req.valid('json')
    chargeQuote(networkOf(c), request.items)
    const placed = await placeOrder(operationContext(c), {
      ...request,
      sessionId: c.var.sessionId,
      idempotencyKey,
    })
    // An account's order opens only with its login.
    if (placed.accessKey !== null) setOrderCookie(c, placed.order.id, placed.accessKey)
    return c.json(placed, 201)
  },
)

/** /api/orders: places an order, reads it with its key, and pays it. */
export const orderRoutes = new Hono<AppEnv>()
  .route('/', placing)
  .get(
    '/:id',
    requires('readOrdersByKey'),
    rateLimit('LIMIT_READ', 'orders'),
    validated('param', pathSchema),
    async (c) => {
      const order = await readOrder(operationContext(c), orderKey(c, c.req.valid('param').id))
      c.header('Cache-Control', 'private, no-store')
      return c.json({ order })
    },
  )
  .post(
    '/:id/cancellation',
    requires('payOrders'),
    rateLimit('LIMIT_WRITE', 'cancellations'),
    validated('param', pathSchema),
    async (c) => {
      const key = orderKey(c, c.req.valid('param').id)
      return c.json({ order: await cancelOrder(operationContext(c), key) })
    },
  )
  .post(
    '/:id/payments',
    requires('payOrders'),
    rateLimit('LIMIT_WRITE', 'payments'),
    validated('param', pathSchema),
    async (c) => {
      const key = orderKey(c, c.req.valid('param').id)
      return c.json({ payment: await startPayment(operationContext(c), key) })
    },
  )
  .post(
    '/:id/payments/:paymentId/test-card',
    requires('payOrders'),
    rateLimit('LIMIT_WRITE', 'test-card'),
    validated('param', paymentIdSchema),
    validated('json', z.object({ card: testCardSchema })),
    async (c) => {
      const { id, paymentId } = c.req.valid('param')
      const { card } = c.req.valid('json')
      const request = { ...orderKey(c, id), paymentId, card }
      return c.json(await confirmTestPayment(operationContext(c), request))
    },
  )
  .post(
    '/:id/payments/:paymentId/test-challenge',
    requires('payOrders'),
    rateLimit('LIMIT_WRITE', 'test-challenge'),
    validated('param', paymentIdSchema),
    validated('json', z.object({ accept: z.boolean() })),
    async (c) => {
      const { id, paymentId } = c.req.valid('param')
      const { accept } = c.req.valid('json')
      const request = { ...orderKey(c, id), paymentId, accept }
      return c.json(await answerTestChallenge(operationContext(c), request))
    },
  )
  .post(
    '/:id/payments/:paymentId/saved-card',
    requires('payOrders'),
    rateLimit('LIMIT_WRITE', 'saved-cards'),
    validated('param', paymentIdSchema),
    validated('json', chosenCardSchema),
    async (c) => {
      const { id, paymentId } = c.req.valid('param')
      const request = { ...orderKey(c, id), paymentId, ...c.req.valid('json') }
      return c.json(await payOrderWithSavedCard(operationContext(c), request))
    },
  )
  .put(
    '/:id/payments/:paymentId/saving',
    requires('payOrders'),
    rateLimit('LIMIT_WRITE', 'saved-cards'),
    validated('param', paymentIdSchema),
    validated('json', savingSchema),
    async (c) => {
      const { id, paymentId } = c.req.valid('param')
      const request = { ...orderKey(c, id), paymentId, ...c.req.valid('json') }
      await chooseSavingOfOrder(operationContext(c), request)
      return c.json({ chosen: true })
    },
  )
