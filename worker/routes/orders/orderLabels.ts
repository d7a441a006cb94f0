import { Hono } from 'hono'
import { labelChangeSchema } from '#domain/orders/labels/orderLabel.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { requires } from '#worker/middleware/requires.ts'
import { validated } from '#worker/middleware/validated.ts'
import { operationContext } from '#worker/platform/operationContext.ts'
import { changeOwnLabel, listOwnLabels } from '#worker/operations/orders/views/orderLabels.ts'

/** /api/order-labels: tags and folders of the caller's orders. */
export const orderLabelRoutes = new Hono<AppEnv>()
  .use(requires('manageOwnOrders'), rateLimit('LIMIT_WRITE', 'order-labels'))
  .get('/', async (c) => c.json({ labels: await listOwnLabels(operationContext(c)) }))
  .put('/', validated('json', labelChangeSchema), async (c) =>
    c.json({ labels: await changeOwnLabel(operationContext(c), c.req.valid('json')) }),
  )
