import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { z } from 'zod'
import { campaignCountrySchema } from '#domain/foundation/geo/country.ts'
import { mediaTypeSchema } from '#domain/foundation/media/mediaType.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { readsNearby } from '#worker/middleware/databaseSession.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { requires } from '#worker/middleware/requires.ts'
import { validated } from '#worker/middleware/validated.ts'
import { operationContext } from '#worker/platform/operationContext.ts'
import { listProducts } from '#worker/operations/catalogue/catalogue/listProducts.ts'

/** The same for everybody; prices change with the inventory, so it is asked again after five minutes, by ETag. */
const CACHEABLE = 'public, max-age=300, stale-while-revalidate=3600'

const listSchema = z.object({ country: campaignCountrySchema, mediaType: mediaTypeSchema })

/** /api/products: what can be booked of a medium in a country's geo group. */
export const productRoutes = new Hono<AppEnv>()
  .use(requires('browseCatalogue'), rateLimit('LIMIT_READ', 'products'), readsNearby, etag())
  .get('/', validated('query', listSchema), async (c) => {
    const products = await listProducts(operationContext(c), c.req.valid('query'))
    c.header('Cache-Control', CACHEABLE)
    return c.json({ products })
  })
