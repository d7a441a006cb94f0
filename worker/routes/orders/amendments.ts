import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { amendmentAnswerSchema } from '#domain/orders/order/amendment/amendment.ts'
import { chosenCardSchema, savingSchema } from '#domain/orders/payment/savedCardForms.ts'
import { testCardSchema } from '#domain/orders/payment/testCard.ts'
import { MAILED_ACCESS_HEADER } from '#domain/foundation/headerNames.ts'
import { idSchema } from '#domain/foundation/ids/idSchema.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { requires } from '#worker/middleware/requires.ts'
import { validated } from '#worker/middleware/validated.ts'
import { operationContext } from '#worker/platform/operationContext.ts'
import { answerAmendment } from '#worker/operations/orders/amendments/answerAmendment.ts'
import { withdrawOwnChange } from '#worker/operations/orders/amendments/closeAmendments.ts'
import {
  answerAmendmentChallenge,
  chooseSavingOfAmendment,
  payAmendmentByTestCard,
  payAmendmentWithSavedCard,
  startAmendmentPayment,
} from '#worker/operations/orders/amendments/payAmendment.ts'
import { readAmendment } from '#worker/operations/orders/amendments/readAmendment.ts'

const pathSchema = z.object({ id: idSchema('amd') })
const paymentIdSchema = pathSchema.extend({ paymentId: idSchema('pay') })

const keyOf = (c: Context<AppEnv>, amendmentId: string) => ({
  amendmentId,
  accessToken: c.req.header(MAILED_ACCESS_HEADER),
})

/** /api/amendments/{id}: a change of a booked campaign, for its buyer to read, accept or reject, pay and withdraw. */
export const amendmentRoutes = new Hono<AppEnv>()
  .get(
    '/:id',
    requires('openMailedLinks'),
    rateLimit('LIMIT_READ', 'amendments'),
    validated('param', pathSchema),
    async (c) => {
      c.header('Cache-Control', 'private, no-store')
      return c.json(await readAmendment(operationContext(c), keyOf(c, c.req.valid('param').id)))
    },
  )
  .post(
    '/:id/answer',
    requires('openMailedLinks'),
    rateLimit('LIMIT_WRITE', 'amendments'),
    validated('param', pathSchema),
    validated('json', amendmentAnswerSchema),
    async (c) =>
      c.json(
        await answerAmendment(operationContext(c), {
          ...keyOf(c, c.req.valid('param').id),
          ...c.req.valid('json'),
        }),
      ),
  )
  .post(
    '/:id/withdrawal',
    requires('openMailedLinks'),
    rateLimit('LIMIT_WRITE', 'amendments'),
    validated('param', pathSchema),
    async (c) =>
      c.json(await withdrawOwnChange(operationContext(c), keyOf(c, c.req.valid('param').id))),
  )
  .post(
    '/:id/payments',
    requires('payOrders'),
    rateLimit('LIMIT_WRITE', 'payments'),
    validated('param', pathSchema),
    async (c) => {
      const payment = await startAmendmentPayment(
        operationContext(c),
        keyOf(c, c.req.valid('param').id),
      )
      return c.json({ payment })
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
      const request = { ...keyOf(c, id), paymentId, ...c.req.valid('json') }
      return c.json(await payAmendmentByTestCard(operationContext(c), request))
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
      const request = { ...keyOf(c, id), paymentId, ...c.req.valid('json') }
      return c.json(await answerAmendmentChallenge(operationContext(c), request))
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
      const request = { ...keyOf(c, id), paymentId, ...c.req.valid('json') }
      return c.json(await payAmendmentWithSavedCard(operationContext(c), request))
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
      const request = { ...keyOf(c, id), paymentId, ...c.req.valid('json') }
      await chooseSavingOfAmendment(operationContext(c), request)
      return c.json({ chosen: true })
    },
  )
