import { Hono } from 'hono'
import { z } from 'zod'
import { runtimeChangeSchema } from '#domain/orders/order/changes/changeRuntime.ts'
import { previewMeasureSchema } from '#domain/creatives/creative/previewMeasure.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import {
  creativeEditSchema,
  reviewAnswerSchema,
} from '#domain/creatives/review/creativeEditSchema.ts'
import { PART_BYTES } from '#domain/creatives/upload/uploadParts.ts'
import { uploadStartSchema } from '#domain/creatives/upload/uploadSchema.ts'
import { idSchema } from '#domain/foundation/ids/idSchema.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { requires } from '#worker/middleware/requires.ts'
import { validated } from '#worker/middleware/validated.ts'
import { operationContext } from '#worker/platform/operationContext.ts'
import { abandonUpload } from '#worker/operations/creatives/creative/uploads/abandonUpload.ts'
import { answerReview } from '#worker/operations/creatives/creative/answerReview.ts'
import { completeUpload } from '#worker/operations/creatives/creative/uploads/completeUpload.ts'
import { editCreative } from '#worker/operations/creatives/creative/editCreative.ts'
import { savePreviewMeasure } from '#worker/operations/creatives/creative/files/savePreviewMeasure.ts'
import { moveFlight } from '#worker/operations/creatives/creative/moveFlight.ts'
import { putUploadPart } from '#worker/operations/creatives/creative/uploads/putUploadPart.ts'
import { readUploadArea } from '#worker/operations/creatives/creative/uploads/readUploadArea.ts'
import {
  removeCreative,
  restoreCreative,
} from '#worker/operations/creatives/creative/removeCreative.ts'
import { startUpload } from '#worker/operations/creatives/creative/uploads/startUpload.ts'
import { accessOf } from '#worker/routes/orders/orderAccess.ts'

const areaIdSchema = z.object({ id: idSchema('lin', 'ord') })
const lineIdSchema = z.object({ id: idSchema('lin') })
const uploadIdSchema = lineIdSchema.extend({ uploadId: idSchema('upl') })
const partSchema = uploadIdSchema.extend({ part: z.coerce.number().int().min(1).max(10_000) })
const creativeIdSchema = z.object({ id: idSchema('cre') })
const versionIdSchema = creativeIdSchema.extend({
  versionId: idSchema('crv'),
})

/** /api/upload-areas: data of the upload page of a line, or of all lines of an order. */
export const uploadAreaRoutes = new Hono<AppEnv>().get(
  '/:id',
  requires('uploadCreatives'),
  rateLimit('LIMIT_READ', 'upload-areas'),
  validated('param', areaIdSchema),
  async (c) =>
    c.json(
      await readUploadArea(operationContext(c), {
        id: c.req.valid('param').id,
        access: accessOf(c),
      }),
    ),
)

/** /api/lines/{id}: uploads to a line, part by part, and its dates when they are late. */
export const lineRoutes = new Hono<AppEnv>()
  .put(
    '/:id/runtime',
    requires('uploadCreatives'),
    rateLimit('LIMIT_WRITE', 'lines-runtime'),
    validated('param', lineIdSchema),
    validated('json', runtimeChangeSchema),
    async (c) => {
      const request = {
        ...c.req.valid('json'),
        lineId: c.req.valid('param').id,
        access: accessOf(c),
      }
      return c.json(await moveFlight(operationContext(c), request))
    },
  )
  .post(
    '/:id/uploads',
    requires('uploadCreatives'),
    rateLimit('LIMIT_WRITE', 'uploads'),
    validated('param', lineIdSchema),
    validated('json', uploadStartSchema),
    async (c) => {
      const context = operationContext(c)
      const upload = await startUpload(context, {
        ...c.req.valid('json'),
        lineId: c.req.valid('param').id,
        access: accessOf(c),
      })
      return c.json({ upload }, 201)
    },
  )
  .put(
    '/:id/uploads/:uploadId/parts/:part',
    requires('uploadCreatives'),
    rateLimit('LIMIT_READ', 'upload-parts'),
    validated('param', partSchema),
    async (c) => {
      const { id: lineId, uploadId, part } = c.req.valid('param')
      const length = Number(c.req.header('Content-Length') ?? 0)
      if (length > PART_BYTES) throw new ProductError('upload_part_wrong')
      // A pause, or a lost connection: an incomplete part is not stored and is no server error.
      const content = await c.req.arrayBuffer().catch(() => null)
      if (!content) throw new ProductError('upload_part_wrong')
      const request = { lineId, uploadId, part, content, access: accessOf(c) }
      return c.json(await putUploadPart(operationContext(c), request))
    },
  )
  .post(
    '/:id/uploads/:uploadId/completion',
    requires('uploadCreatives'),
    rateLimit('LIMIT_WRITE', 'upload-completions'),
    validated('param', uploadIdSchema),
    async (c) => {
      const { id: lineId, uploadId } = c.req.valid('param')
      const key = { lineId, uploadId, access: accessOf(c) }
      return c.json({ creative: await completeUpload(operationContext(c), key) }, 201)
    },
  )
  .delete(
    '/:id/uploads/:uploadId',
    requires('uploadCreatives'),
    rateLimit('LIMIT_WRITE', 'uploads'),
    validated('param', uploadIdSchema),
    async (c) => {
      const { id: lineId, uploadId } = c.req.valid('param')
      await abandonUpload(operationContext(c), { lineId, uploadId, access: accessOf(c) })
      return c.body(null, 204)
    },
  )

/** /api/creatives/{id}: a buyer's actions on a creative after its upload, and measurements of its preview. */
export const creativeRoutes = new Hono<AppEnv>()
  .use(requires('uploadCreatives'))
  .patch(
    '/:id',
    rateLimit('LIMIT_WRITE', 'creatives'),
    validated('param', creativeIdSchema),
    validated('json', creativeEditSchema),
    async (c) => {
      const key = { creativeId: c.req.valid('param').id, access: accessOf(c) }
      const creative = await editCreative(operationContext(c), {
        ...key,
        edit: c.req.valid('json'),
      })
      return c.json({ creative })
    },
  )
  .delete(
    '/:id',
    rateLimit('LIMIT_WRITE', 'creatives'),
    validated('param', creativeIdSchema),
    async (c) => {
      const key = { creativeId: c.req.valid('param').id, access: accessOf(c) }
      return c.json({ creative: await removeCreative(operationContext(c), key) })
    },
  )
  .post(
    '/:id/restoration',
    rateLimit('LIMIT_WRITE', 'creatives'),
    validated('param', creativeIdSchema),
    async (c) => {
      const key = { creativeId: c.req.valid('param').id, access: accessOf(c) }
      return c.json({ creative: await restoreCreative(operationContext(c), key) })
    },
  )
  .put(
    '/:id/versions/:versionId/preview',
    rateLimit('LIMIT_WRITE', 'creative-previews'),
    validated('param', versionIdSchema),
    validated('json', previewMeasureSchema),
    async (c) => {
      const { id: creativeId, versionId } = c.req.valid('param')
      const key = { creativeId, versionId, access: accessOf(c) }
      const seen = { ...key, measure: c.req.valid('json') }
      return c.json({ preview: await savePreviewMeasure(operationContext(c), seen) })
    },
  )
  .post(
    '/:id/answers',
    rateLimit('LIMIT_WRITE', 'creatives'),
    validated('param', creativeIdSchema),
    validated('json', reviewAnswerSchema),
    async (c) => {
      const key = { creativeId: c.req.valid('param').id, access: accessOf(c) }
      const { text } = c.req.valid('json')
      return c.json({ creative: await answerReview(operationContext(c), { ...key, text }) }, 201)
    },
  )
