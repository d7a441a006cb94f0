import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { z } from 'zod'
import { mediaTypeSchema } from '#domain/foundation/media/mediaType.ts'
import { amountMinorSchema } from '#domain/foundation/money/money.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { readsNearby } from '#worker/middleware/databaseSession.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { requires } from '#worker/middleware/requires.ts'
import { validated } from '#worker/middleware/validated.ts'
import { operationContext } from '#worker/platform/operationContext.ts'
import { startOutlook } from '#worker/operations/planning/startOutlook.ts'

/** The same for everyone for some time: it follows the inventory and the day. */
const CACHEABLE = 'public, max-age=300, stale-while-revalidate=3600'

const outlookSchema = z.object({
  placeId: z.string().min(1).max(64),
  mediaType: mediaTypeSchema,
  budgetMinor: z.coerce.number().pipe(amountMinorSchema),
})

/** /api/outlooks: the figures of a new plan around a place. */
export const outlookRoutes = new Hono<AppEnv>()
  .use(requires('browseCatalogue'), rateLimit('LIMIT_READ', 'outlooks'), readsNearby, etag())
  .get('/', validated('query', outlookSchema), async (c) => {
    const outlook = await startOutlook(operationContext(c), c.req.valid('query'))
    c.header('Cache-Control', CACHEABLE)
    return c.json({ outlook })
  })
