import { Hono } from 'hono'
import { reasonBodySchema } from '#domain/orders/admin/orderDesk.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { requires } from '#worker/middleware/requires.ts'
import { validated } from '#worker/middleware/validated.ts'
import { operationContext } from '#worker/platform/operationContext.ts'
import { closeLetter } from '#worker/operations/sales/admin/deadLetters.ts'
import { readAdminCounts } from '#worker/operations/sales/admin/readAdminCounts.ts'
import { readToday } from '#worker/operations/sales/admin/readToday.ts'

/** /api/today: open items in the admin area, for all of its users; failed jobs are run again or dismissed. */
export const todayRoutes = new Hono<AppEnv>()
  .use(requires('enterAdminArea'))
  .get('/', rateLimit('LIMIT_READ', 'today'), async (c) =>
    c.json(await readToday(operationContext(c))),
  )
  .get('/counts', rateLimit('LIMIT_READ', 'today'), async (c) =>
    c.json(await readAdminCounts(operationContext(c))),
  )
  .post(
    '/failed-jobs/:id/run',
    requires('changeAllOrders'),
    rateLimit('LIMIT_WRITE', 'failed-jobs'),
    validated('json', reasonBodySchema),
    async (c) => {
      const { reason } = c.req.valid('json')
      await closeLetter(operationContext(c), { id: c.req.param('id'), event: 'run', reason })
      return c.json({ id: c.req.param('id') })
    },
  )
  .post(
    '/failed-jobs/:id/dismissal',
    requires('changeAllOrders'),
    rateLimit('LIMIT_WRITE', 'failed-jobs'),
    validated('json', reasonBodySchema),
    async (c) => {
      const { reason } = c.req.valid('json')
      await closeLetter(operationContext(c), { id: c.req.param('id'), event: 'dismiss', reason })
      return c.json({ id: c.req.param('id') })
    },
  )
