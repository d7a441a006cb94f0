import { Hono } from 'hono'
import { z } from 'zod'
import { mediaTypeSchema } from '#domain/media/mediaType.ts'
import type { AppEnv } from '../platform/env.ts'
import { rateLimit } from '../middleware/rateLimit.ts'
import { requires } from '../middleware/requires.ts'
import { validated } from '../middleware/validated.ts'
import { listInventory } from '../operations/inventory/listInventory.ts'
import { readLastRequest, readPublisherTags } from '../operations/inventory/readPublisherTags.ts'
import { operationContext } from '../platform/operationContext.ts'

const listSchema = z.object({
  mediaType: mediaTypeSchema.optional(),
  search: z.string().trim().max(100).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})
const idSchema = z.object({ id: z.string().regex(/^[a-z][a-z0-9_]{2,100}$/) })

/** /api/inventory: all that is for sale, and the tags by which its publishers show ads. */
export const inventoryRoutes = new Hono<AppEnv>()
  .use(requires('manageInventory'), rateLimit('LIMIT_READ', 'inventory'))
  .get('/', validated('query', listSchema), async (c) =>
    c.json(await listInventory(operationContext(c), c.req.valid('query'))),
  )
  .get('/:id/tags', validated('param', idSchema), async (c) =>
    c.json(await readPublisherTags(operationContext(c), c.req.valid('param').id)),
  )
  .get('/:id/last-request', validated('param', idSchema), async (c) =>
    c.json(await readLastRequest(operationContext(c), c.req.valid('param').id)),
  )
