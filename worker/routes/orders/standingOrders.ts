import { Hono } from 'hono'
import { z } from 'zod'
import { idSchema } from '#domain/foundation/ids/idSchema.ts'
import { standingTokenSchema } from '#domain/orders/standing/standingForms.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { requires } from '#worker/middleware/requires.ts'
import { validated } from '#worker/middleware/validated.ts'
import {
  cancelMailedStanding,
  cancelStandingOrder,
  skipMailedMonth,
  skipMonth,
} from '#worker/operations/orders/standing/changeStandingOrder.ts'
import {
  listStandingOrders,
  readMailedStanding,
  readStandingOrder,
} from '#worker/operations/orders/standing/readStandingOrders.ts'
import { confirmStandingOrder } from '#worker/operations/orders/standing/startStandingOrder.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { operationContext } from '#worker/platform/operationContext.ts'

const pathSchema = z.object({ id: idSchema('sto') })
const monthSchema = pathSchema.extend({ runId: idSchema('str') })
const notFound = () => 'standing_not_found' as const

/** /api/standing-orders: monthly orders of an account or its team. */
export const standingOrderRoutes = new Hono<AppEnv>()
  .use(requires('manageOwnOrders'), rateLimit('LIMIT_WRITE', 'standing-orders'))
  .use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  .get('/', async (c) => c.json({ standing: await listStandingOrders(operationContext(c)) }))
  .get('/:id', validated('param', pathSchema, notFound), async (c) =>
    c.json({ standing: await readStandingOrder(operationContext(c), c.req.valid('param').id) }),
  )
  .post('/:id/confirmation', validated('param', pathSchema, notFound), async (c) =>
    c.json({ standing: await confirmStandingOrder(operationContext(c), c.req.valid('param').id) }),
  )
  .post('/:id/cancellation', validated('param', pathSchema, notFound), async (c) =>
    c.json({ standing: await cancelStandingOrder(operationContext(c), c.req.valid('param').id) }),
  )
  .post('/:id/months/:runId/skip', validated('param', monthSchema, notFound), async (c) =>
    c.json({ standing: await skipMonth(operationContext(c), c.req.valid('param')) }),
  )

/**
 * /api/mailed-standing-orders: a standing order by the link in a month's announcement. Only a press on its page posts,
 * so that mail programs that open links change nothing.
 */
export const mailedStandingRoutes = new Hono<AppEnv>()
  .use(requires('openMailedLinks'), rateLimit('LIMIT_GUESS', 'mailed-standing-orders'))
  .use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  .post('/reading', validated('json', standingTokenSchema, notFound), async (c) =>
    c.json(await readMailedStanding(operationContext(c), c.req.valid('json').token)),
  )
  .post('/skip', validated('json', standingTokenSchema, notFound), async (c) =>
    c.json({ standing: await skipMailedMonth(operationContext(c), c.req.valid('json').token) }),
  )
  .post('/cancellation', validated('json', standingTokenSchema, notFound), async (c) =>
    c.json({
      standing: await cancelMailedStanding(operationContext(c), c.req.valid('json').token),
    }),
  )
