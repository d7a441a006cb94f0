import { Hono } from 'hono'
import { z } from 'zod'
import { boardCursorSchema } from '#domain/foundation/admin/boardCursor.ts'
import { ownersSchema } from '#domain/sales/lead/atOnce.ts'
import {
  OFFER_LIST_NAMES,
  offerChangeSchema,
  offerRevisionSchema,
} from '#domain/sales/offer/deskOffer.ts'
import { deskSchema } from '#domain/contact/realtime/desk/desk.ts'
import { idSchema } from '#domain/foundation/ids/idSchema.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { requires } from '#worker/middleware/requires.ts'
import { validated } from '#worker/middleware/validated.ts'
import { operationContext } from '#worker/platform/operationContext.ts'
import { readDeskOffer, readOfferHistory } from '#worker/operations/sales/offers/deskOffer.ts'
import { assignOffer, assignOffers } from '#worker/operations/sales/offers/assignOffer.ts'
import { followUpOffer, remindBuyers } from '#worker/operations/sales/offers/followUpOffer.ts'
import {
  listOffersOfDesk,
  readOfferFigures,
} from '#worker/operations/sales/offers/listOffersOfDesk.ts'
import { reviseOffer } from '#worker/operations/sales/offers/reviseOffer.ts'
import { searchTextSchema } from '#domain/foundation/search/searchText.ts'

const accountId = z.string().min(1).max(64)
const querySchema = z.object({
  list: z.enum(OFFER_LIST_NAMES).default('open'),
  after: boardCursorSchema.optional(),
  desk: deskSchema.optional(),
  search: searchTextSchema.optional(),
  owner: accountId.optional(),
})
const offerId = idSchema('off')
const pathSchema = z.object({ id: offerId })
const idsSchema = ownersSchema(offerId).pick({ ids: true })
const ownerSchema = z.object({ ownerId: accountId.nullable() })

/** /api/offer-board: all offers, for those who follow them up. */
export const offerBoardRoutes = new Hono<AppEnv>()
  .use(requires('followUpOffers'), rateLimit('LIMIT_READ', 'offer-board'))
  .get('/', validated('query', querySchema), async (c) =>
    c.json(await listOffersOfDesk(operationContext(c), c.req.valid('query'))),
  )
  .get('/figures', async (c) => c.json(await readOfferFigures(operationContext(c))))
  .post('/assignments', validated('json', ownersSchema(offerId)), async (c) =>
    c.json(await assignOffers(operationContext(c), c.req.valid('json'))),
  )
  .post('/reminders', validated('json', idsSchema), async (c) =>
    c.json(await remindBuyers(operationContext(c), c.req.valid('json').ids)),
  )
  .get('/:id', validated('param', pathSchema), async (c) =>
    c.json(await readDeskOffer(operationContext(c), c.req.valid('param').id)),
  )
  .get('/:id/history', validated('param', pathSchema), async (c) =>
    c.json({ entries: await readOfferHistory(operationContext(c), c.req.valid('param').id) }),
  )
  .put('/:id/owner', validated('param', pathSchema), validated('json', ownerSchema), async (c) =>
    c.json(
      await assignOffer(operationContext(c), c.req.valid('param').id, c.req.valid('json').ownerId),
    ),
  )
  .post(
    '/:id/versions',
    validated('param', pathSchema),
    validated('json', offerRevisionSchema),
    async (c) =>
      c.json(
        await reviseOffer(operationContext(c), c.req.valid('param').id, c.req.valid('json')),
        201,
      ),
  )
  .post(
    '/:id/changes',
    validated('param', pathSchema),
    validated('json', offerChangeSchema),
    async (c) =>
      c.json(
        await followUpOffer(operationContext(c), c.req.valid('param').id, c.req.valid('json')),
      ),
  )
