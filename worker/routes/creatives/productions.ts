import { Hono } from 'hono'
import { z } from 'zod'
import { mediaTypeSchema } from '#domain/foundation/media/mediaType.ts'
import { briefingSchema } from '#domain/creatives/production/briefing.ts'
import { productionCommentSchema } from '#domain/creatives/production/commentAnchor.ts'
import { MAX_COMMENT_LENGTH } from '#domain/creatives/production/productionLimits.ts'
import { PRODUCTION_LIST_NAMES } from '#domain/creatives/production/productionView.ts'
import { idSchema } from '#domain/foundation/ids/idSchema.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { requires } from '#worker/middleware/requires.ts'
import { validated } from '#worker/middleware/validated.ts'
import { operationContext } from '#worker/platform/operationContext.ts'
import { acceptDraft } from '#worker/operations/creatives/productions/acceptDraft.ts'
import { addComment } from '#worker/operations/creatives/productions/addComment.ts'
import { requestChanges } from '#worker/operations/creatives/productions/requestChanges.ts'
import { assignMaker } from '#worker/operations/creatives/productions/assignMaker.ts'
import { completeProductionUpload } from '#worker/operations/creatives/productions/completeProductionUpload.ts'
import { listProductions } from '#worker/operations/creatives/productions/listProductions.ts'
import { placeOnCampaign } from '#worker/operations/creatives/productions/placeOnCampaign.ts'
import { readProduction } from '#worker/operations/creatives/productions/readProduction.ts'
import { removeProductionFile } from '#worker/operations/creatives/productions/removeProductionFile.ts'
import { sendBriefing } from '#worker/operations/creatives/productions/sendBriefing.ts'
import { sendDraft } from '#worker/operations/creatives/productions/sendDraft.ts'
import { startProduction } from '#worker/operations/creatives/productions/startProduction.ts'
import { tickComment } from '#worker/operations/creatives/productions/tickComment.ts'
import { accessOf } from '#worker/routes/orders/orderAccess.ts'
import { searchTextSchema } from '#domain/foundation/search/searchText.ts'

const accountId = z.string().min(1).max(64)
const querySchema = z.object({
  list: z.enum(PRODUCTION_LIST_NAMES).default('to_do'),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  mediaType: mediaTypeSchema.optional(),
  search: searchTextSchema.optional(),
  maker: accountId.optional(),
})

const lineIdSchema = z.object({ lineId: idSchema('lin') })
const uploadSchema = lineIdSchema.extend({ uploadId: idSchema('upl') })
const fileId = idSchema('pfl')
const fileSchema = lineIdSchema.extend({ fileId })
const commentSchema = lineIdSchema.extend({ commentId: z.coerce.number().int().positive() })

const text = z.string().trim().max(MAX_COMMENT_LENGTH).default('')
const draftNumber = z.int().positive()
const changesSchema = z.object({ text, draftNumber })
const acceptanceSchema = z.object({ draftNumber })
const useSchema = z.object({ fileId, targetId: idSchema('lin') })
const makerSchema = z.object({ makerId: accountId.nullable() })
const draftSchema = z.object({ text })
const tickSchema = z.object({ isDone: z.boolean() })

/** /api/productions: ad creations. First the buyer's actions, also without a login; then the desk's. */
export const productionRoutes = new Hono<AppEnv>()
  .get(
    '/',
    requires('makeAds'),
    rateLimit('LIMIT_READ', 'productions'),
    validated('query', querySchema),
    async (c) => c.json(await listProductions(operationContext(c), c.req.valid('query'))),
  )
  .get(
    '/:lineId',
    requires('uploadCreatives'),
    rateLimit('LIMIT_READ', 'production'),
    validated('param', lineIdSchema),
    async (c) => {
      const key = { ...c.req.valid('param'), access: accessOf(c) }
      return c.json(await readProduction(operationContext(c), key))
    },
  )
  .put(
    '/:lineId/briefing',
    requires('uploadCreatives'),
    rateLimit('LIMIT_WRITE', 'briefings'),
    validated('param', lineIdSchema),
    validated('json', briefingSchema),
    async (c) => {
      const key = { ...c.req.valid('param'), access: accessOf(c) }
      const briefing = c.req.valid('json')
      return c.json(await sendBriefing(operationContext(c), { ...key, briefing }))
    },
  )
  .post(
    '/:lineId/uploads/:uploadId/completion',
    requires('uploadCreatives'),
    rateLimit('LIMIT_WRITE', 'upload-completions'),
    validated('param', uploadSchema),
    async (c) => {
      const key = { ...c.req.valid('param'), access: accessOf(c) }
      return c.json({ file: await completeProductionUpload(operationContext(c), key) }, 201)
    },
  )
  .delete(
    '/:lineId/files/:fileId',
    requires('uploadCreatives'),
    rateLimit('LIMIT_WRITE', 'production-files'),
    validated('param', fileSchema),
    async (c) => {
      const key = { ...c.req.valid('param'), access: accessOf(c) }
      return c.json(await removeProductionFile(operationContext(c), key))
    },
  )
  .post(
    '/:lineId/comments',
    requires('uploadCreatives'),
    rateLimit('LIMIT_WRITE', 'production-comments'),
    validated('param', lineIdSchema),
    validated('json', productionCommentSchema),
    async (c) => {
      const key = { ...c.req.valid('param'), access: accessOf(c) }
      const comment = c.req.valid('json')
      return c.json(await addComment(operationContext(c), { ...key, comment }), 201)
    },
  )
  .post(
    '/:lineId/changes',
    requires('uploadCreatives'),
    rateLimit('LIMIT_WRITE', 'production-answers'),
    validated('param', lineIdSchema),
    validated('json', changesSchema),
    async (c) => {
      const key = { ...c.req.valid('param'), access: accessOf(c) }
      return c.json(await requestChanges(operationContext(c), { ...key, ...c.req.valid('json') }))
    },
  )
  .post(
    '/:lineId/acceptance',
    requires('uploadCreatives'),
    rateLimit('LIMIT_WRITE', 'production-answers'),
    validated('param', lineIdSchema),
    validated('json', acceptanceSchema),
    async (c) => {
      const key = { ...c.req.valid('param'), access: accessOf(c) }
      return c.json(await acceptDraft(operationContext(c), { ...key, ...c.req.valid('json') }))
    },
  )
  .post(
    '/:lineId/uses',
    requires('uploadCreatives'),
    rateLimit('LIMIT_WRITE', 'production-uses'),
    validated('param', lineIdSchema),
    validated('json', useSchema),
    async (c) => {
      const key = { ...c.req.valid('param'), access: accessOf(c) }
      return c.json(await placeOnCampaign(operationContext(c), { ...key, ...c.req.valid('json') }))
    },
  )
  .post(
    '/:lineId/start',
    requires('makeAds'),
    rateLimit('LIMIT_WRITE', 'production-desk'),
    validated('param', lineIdSchema),
    async (c) => c.json(await startProduction(operationContext(c), c.req.valid('param').lineId)),
  )
  .put(
    '/:lineId/maker',
    requires('makeAds'),
    rateLimit('LIMIT_WRITE', 'production-desk'),
    validated('param', lineIdSchema),
    validated('json', makerSchema),
    async (c) => {
      const request = { ...c.req.valid('param'), ...c.req.valid('json') }
      return c.json(await assignMaker(operationContext(c), request))
    },
  )
  .post(
    '/:lineId/drafts',
    requires('makeAds'),
    rateLimit('LIMIT_WRITE', 'production-desk'),
    validated('param', lineIdSchema),
    validated('json', draftSchema),
    async (c) => {
      const request = { ...c.req.valid('param'), ...c.req.valid('json') }
      return c.json(await sendDraft(operationContext(c), request), 201)
    },
  )
  .put(
    '/:lineId/comments/:commentId',
    requires('makeAds'),
    rateLimit('LIMIT_WRITE', 'production-desk'),
    validated('param', commentSchema),
    validated('json', tickSchema),
    async (c) => {
      const { lineId, commentId: id } = c.req.valid('param')
      return c.json(await tickComment(operationContext(c), { lineId, id, ...c.req.valid('json') }))
    },
  )
