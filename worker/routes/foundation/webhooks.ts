import { Hono } from 'hono'
import type { AppEnv } from '#worker/platform/env.ts'
import { operationContext } from '#worker/platform/operationContext.ts'
import { receiveStripeEvent } from '#worker/operations/orders/payments/receiveStripeEvent.ts'

/** POST /api/webhooks/stripe: authenticated by its signature, not by a capability. */
export const webhookRoutes = new Hono<AppEnv>().post('/stripe', async (c) => {
  const webhook = { body: await c.req.text(), signature: c.req.header('Stripe-Signature') }
  return c.json(await receiveStripeEvent(operationContext(c), webhook))
})
