import { Hono } from 'hono'
import { newRateSchema, rateDaySchema } from '#domain/foundation/admin/currencyRates.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { requires } from '#worker/middleware/requires.ts'
import { validated } from '#worker/middleware/validated.ts'
import { operationContext } from '#worker/platform/operationContext.ts'
import { addRate, previewRate, readRates } from '#worker/operations/foundation/currencyRates.ts'
import { readSettings } from '#worker/operations/foundation/readSettings.ts'

/** /api/house-settings: the product's settings, for those who may see them; only currency rates are changed here. */
export const houseSettingsRoutes = new Hono<AppEnv>()
  .use(requires('readSettings'), rateLimit('LIMIT_READ', 'house-settings'))
  .get('/', async (c) => c.json(await readSettings(operationContext(c))))
  .get('/rates', async (c) => c.json(await readRates(operationContext(c))))
  .get('/rates/effect', validated('query', rateDaySchema), async (c) =>
    c.json(await previewRate(operationContext(c), c.req.valid('query'))),
  )
  .post(
    '/rates',
    requires('setCurrencyRates'),
    rateLimit('LIMIT_WRITE', 'house-settings'),
    validated('json', newRateSchema),
    async (c) => {
      await addRate(operationContext(c), c.req.valid('json'))
      return c.json({ outcome: 'set' }, 201)
    },
  )
