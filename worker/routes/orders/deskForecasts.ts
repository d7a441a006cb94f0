import { Hono } from 'hono'
import type { AppEnv } from '#worker/platform/env.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { requires } from '#worker/middleware/requires.ts'
import { operationContext } from '#worker/platform/operationContext.ts'
import { readForecastAccuracy } from '#worker/operations/orders/admin/readForecastAccuracy.ts'

/** /api/desk-forecasts: saved forecasts of orders against their campaigns' deliveries. */
export const deskForecastRoutes = new Hono<AppEnv>()
  .use(requires('readAllOrders'), rateLimit('LIMIT_READ', 'desk-forecasts'))
  .get('/', async (c) => c.json(await readForecastAccuracy(operationContext(c))))
