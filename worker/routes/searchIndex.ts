import { Hono } from 'hono'
import { etag } from 'hono/etag'
import type { AppEnv } from '../platform/env.ts'
import { readsNearby } from '../middleware/databaseSession.ts'
import { rateLimit } from '../middleware/rateLimit.ts'
import { requires } from '../middleware/requires.ts'
import { operationContext } from '../platform/operationContext.ts'
import { readSearchIndex } from '../operations/planning/readSearchIndex.ts'

/** The same for everybody; it changes with the inventory, so it is asked again after five minutes, by ETag. */
const CACHEABLE = 'public, max-age=300, stale-while-revalidate=3600'

/** /api/search-index: all that the search of the site can lead to, in one answer. */
export const searchIndexRoutes = new Hono<AppEnv>()
  .use(requires('browseCatalogue'), rateLimit('LIMIT_READ', 'search-index'), readsNearby, etag())
  .get('/', async (c) => {
    const groups = await readSearchIndex(operationContext(c))
    c.header('Cache-Control', CACHEABLE)
    return c.json({ groups })
  })
