import { Hono } from 'hono'
import { z } from 'zod'
import { reasonSchema } from '#domain/foundation/admin/deskAudit.ts'
import {
  MAX_CHOSEN_PRODUCTS,
  MAX_CSV_CHARACTERS,
  productEditSchema,
} from '#domain/catalogue/products/productChange.ts'
import { rateCardIdSchema } from '#domain/catalogue/rateCard.ts'
import { mediaTypeSchema } from '#domain/foundation/media/mediaType.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { requires } from '#worker/middleware/requires.ts'
import { validated } from '#worker/middleware/validated.ts'
import { dropPlannedPrices } from '#worker/operations/catalogue/inventory/dropPlannedPrices.ts'
import { editProducts } from '#worker/operations/catalogue/inventory/editProducts.ts'
import { importProducts } from '#worker/operations/catalogue/inventory/importProducts.ts'
import { listAvails } from '#worker/operations/catalogue/inventory/listAvails.ts'
import { listInventory } from '#worker/operations/catalogue/inventory/listInventory.ts'
import {
  readLastRequest,
  readPublisherTags,
} from '#worker/operations/catalogue/inventory/readPublisherTags.ts'
import { readImportTemplate } from '#worker/operations/catalogue/inventory/readImportTemplate.ts'
import { readProduct } from '#worker/operations/catalogue/inventory/readProduct.ts'
import { takePublisherOffline } from '#worker/operations/catalogue/inventory/takePublisherOffline.ts'
import { operationContext } from '#worker/platform/operationContext.ts'
import { searchTextSchema } from '#domain/foundation/search/searchText.ts'

const productId = z.string().regex(/^[a-z][a-z0-9_]{2,100}$/)
const idSchema = z.object({ id: productId })
const cardSchema = z.object({ cardId: rateCardIdSchema })
const listSchema = z.object({
  mediaType: mediaTypeSchema.optional(),
  search: searchTextSchema.optional(),
  after: productId.optional(),
})
const templateSchema = z.object({ mediaType: mediaTypeSchema })
const availsSchema = listSchema.extend({ mediaType: mediaTypeSchema.default('dooh') })
/** Token of the preview, and the reason; without a token it is only a preview. */
const settleSchema = { token: z.string().max(64).nullable(), reason: z.string().trim().max(500) }
const saysWhy = ({ token, reason }: { token: string | null; reason: string }) =>
  token === null || reasonSchema.safeParse(reason).success
const NO_REASON = { path: ['reason'], message: 'Please say why.' }
const editSchema = z
  .object({
    ids: z.array(productId).min(1).max(MAX_CHOSEN_PRODUCTS),
    edit: productEditSchema,
    validFrom: z.iso.date().nullable(),
    ...settleSchema,
  })
  .refine(saysWhy, NO_REASON)
const importSchema = z
  .object({ csv: z.string().max(MAX_CSV_CHARACTERS), ...settleSchema })
  .refine(saysWhy, NO_REASON)
const dropSchema = z.object({ reason: reasonSchema })
const publisherSchema = z.object({ publisherId: z.string().regex(/^[a-z][a-z0-9_]{2,100}$/) })
const offlineSchema = z.object({ isOffline: z.boolean(), reason: reasonSchema })

/** /api/inventory: everything for sale, with prices, bookings and the tags with which its publishers show ads. */
export const inventoryRoutes = new Hono<AppEnv>()
  .use(requires('manageInventory'), rateLimit('LIMIT_READ', 'inventory'))
  .get('/', validated('query', listSchema), async (c) => {
    const { after = null, ...search } = c.req.valid('query')
    return c.json(await listInventory(operationContext(c), { ...search, after }))
  })
  .get('/avails', validated('query', availsSchema), async (c) => {
    const { mediaType, search = '', after = null } = c.req.valid('query')
    return c.json(await listAvails(operationContext(c), { mediaType, search, after }))
  })
  .get('/template', validated('query', templateSchema), async (c) =>
    c.json(await readImportTemplate(operationContext(c), c.req.valid('query').mediaType)),
  )
  .post('/edits', validated('json', editSchema), async (c) =>
    c.json(await editProducts(operationContext(c), c.req.valid('json'))),
  )
  .post('/imports', validated('json', importSchema), async (c) =>
    c.json(await importProducts(operationContext(c), c.req.valid('json'))),
  )
  .post(
    '/rate-cards/:cardId/withdrawal',
    validated('param', cardSchema),
    validated('json', dropSchema),
    async (c) => {
      const { reason } = c.req.valid('json')
      return c.json(
        await dropPlannedPrices(operationContext(c), c.req.valid('param').cardId, reason),
      )
    },
  )
  .put(
    '/publishers/:publisherId/offline',
    rateLimit('LIMIT_WRITE', 'inventory'),
    validated('param', publisherSchema),
    validated('json', offlineSchema),
    async (c) => {
      const wanted = { id: c.req.valid('param').publisherId, ...c.req.valid('json') }
      return c.json(await takePublisherOffline(operationContext(c), wanted))
    },
  )
  .get('/:id', validated('param', idSchema), async (c) =>
    c.json(await readProduct(operationContext(c), c.req.valid('param').id)),
  )
  .get('/:id/tags', validated('param', idSchema), async (c) =>
    c.json(await readPublisherTags(operationContext(c), c.req.valid('param').id)),
  )
  .get('/:id/last-request', validated('param', idSchema), async (c) =>
    c.json(await readLastRequest(operationContext(c), c.req.valid('param').id)),
  )
