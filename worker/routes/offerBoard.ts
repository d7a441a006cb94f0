import { Hono } from 'hono'
import { z } from 'zod'
import {
  OFFER_LIST_NAMES,
  offerChangeSchema,
  offerRevisionSchema,
} from '#domain/offer/deskOffer.ts'
import { deskSchema } from '#domain/realtime/desk.ts'
import type { AppEnv } from '../platform/env.ts'
import { rateLimit } from '../middleware/rateLimit.ts'
import { requires } from '../middleware/requires.ts'
import { validated } from '../middleware/validated.ts'
import { operationContext } from '../platform/operationContext.ts'
import { readDeskOffer } from '../operations/offers/deskOffer.ts'
import { assignOffer, followUpOffer } from '../operations/offers/followUpOffer.ts'
import { listOffersOfDesk } from '../operations/offers/listOffersOfDesk.ts'
import { reviseOffer } from '../operations/offers/reviseOffer.ts'

const accountId = z.string().min(1).max(64)
const querySchema = z.object({
  list: z.enum(OFFER_LIST_NAMES).default('open'),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  desk: deskSchema.optional(),
  search: z.string().trim().max(100).optional(),
  owner: accountId.optional(),
})
const idSchema = z.object({ id: z.string().regex(/^off_[0-9A-Za-z]{24}$/) })
const ownerSchema = z.object({ ownerId: accountId.nullable() })

/** /api/offer-board: all offers, for who follows them up. */
export const offerBoardRoutes = new Hono<AppEnv>()
  .use(requires('followUpOffers'), rateLimit('LIMIT_READ', 'offer-board'))
  .get('/', validated('query', querySchema), async (c) =>
    c.json(await listOffersOfDesk(operationContext(c), c.req.valid('query'))),
  )
  .get('/:id', validated('param', idSchema), async (c) =>
    c.json(await readDeskOffer(operationContext(c), c.req.valid('param').id)),
  )
  .put('/:id/owner', validated('param', idSchema), validated('json', ownerSchema), async (c) =>
    c.json(
      await assignOffer(operationContext(c), c.req.valid('param').id, c.req.valid('json').ownerId),
    ),
  )
  .post(
    '/:id/versions',
    validated('param', idSchema),
    validated('json', offerRevisionSchema),
    async (c) =>
      c.json(
        await reviseOffer(operationContext(c), c.req.valid('param').id, c.req.valid('json')),
        201,
      ),
  )
  .post(
    '/:id/changes',
    validated('param', idSchema),
    validated('json', offerChangeSchema),
    async (c) =>
      c.json(
        await followUpOffer(operationContext(c), c.req.valid('param').id, c.req.valid('json')),
      ),
  )
