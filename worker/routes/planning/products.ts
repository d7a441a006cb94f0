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
import { listForecastBands } from '#worker/operations/planning/listForecastBands.ts'
import { listProducts } from '#worker/operations/catalogue/catalogue/listProducts.ts'

/** The same for everyone; prices change with the inventory, so it is revalidated after five minutes, by ETag. */
const CACHEABLE = 'public, max-age=300, stale-while-revalidate=3600'

const listSchema = z.object({ country: campaignCountrySchema, mediaType: mediaTypeSchema })

/** /api/products: bookable products of a medium in a country's geo group, and the accuracy of their forecasts. */
export const productRoutes = new Hono<AppEnv>()
  .use(requires('browseCatalogue'), rateLimit('LIMIT_READ', 'products'), readsNearby, etag())
  .get('/', validated('query', listSchema), async (c) => {
    const context = operationContext(c)
    const query = c.req.valid('query')
    const [products, bands] = await Promise.all([
      listProducts(context, query),
      listForecastBands(context, query.mediaType),
    ])
    c.header('Cache-Control', CACHEABLE)
    return c.json({ products, bands })
  })
