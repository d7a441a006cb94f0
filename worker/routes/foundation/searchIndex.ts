import { Hono } from 'hono'
import { etag } from 'hono/etag'
import type { AppEnv } from '#worker/platform/env.ts'
import { readsNearby } from '#worker/middleware/databaseSession.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { requires } from '#worker/middleware/requires.ts'
import { operationContext } from '#worker/platform/operationContext.ts'
import { readSearchIndex } from '#worker/operations/planning/readSearchIndex.ts'

/** The same for everyone; it changes with the inventory, so it is revalidated after five minutes, by ETag. */
const CACHEABLE = 'public, max-age=300, stale-while-revalidate=3600'

/** /api/search-index: all entries of the site search, in one response. */
export const searchIndexRoutes = new Hono<AppEnv>()
  .use(requires('browseCatalogue'), rateLimit('LIMIT_READ', 'search-index'), readsNearby, etag())
  .get('/', async (c) => {
    const groups = await readSearchIndex(operationContext(c))
    c.header('Cache-Control', CACHEABLE)
    return c.json({ groups })
  })
