import { Hono } from 'hono'
import { z } from 'zod'
import { mediaTypeSchema } from '#domain/foundation/media/mediaType.ts'
import { verdictSchema, verdictUndoSchema } from '#domain/creatives/review/creativeEditSchema.ts'
import { REVIEW_LISTS } from '#domain/creatives/review/reviewView.ts'
import { idSchema } from '#domain/foundation/ids/idSchema.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { requires } from '#worker/middleware/requires.ts'
import { validated } from '#worker/middleware/validated.ts'
import { operationContext } from '#worker/platform/operationContext.ts'
import { decideReviews } from '#worker/operations/creatives/reviews/decideReviews.ts'
import { listReviews } from '#worker/operations/creatives/reviews/listReviews.ts'
import { readReview } from '#worker/operations/creatives/reviews/readReview.ts'
import { undoVerdicts } from '#worker/operations/creatives/reviews/undoVerdicts.ts'
import { searchTextSchema } from '#domain/foundation/search/searchText.ts'

const querySchema = z.object({
  list: z.enum(REVIEW_LISTS).default('waiting'),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  mediaType: mediaTypeSchema.optional(),
  search: searchTextSchema.optional(),
  withAdvice: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
})
const versionIdSchema = z.object({ versionId: idSchema('crv') })

/** /api/reviews: the only queue of creatives in review, and recent decisions. */
export const reviewRoutes = new Hono<AppEnv>()
  .use(requires('reviewCreatives'))
  .get('/', rateLimit('LIMIT_READ', 'reviews'), validated('query', querySchema), async (c) =>
    c.json(await listReviews(operationContext(c), c.req.valid('query'))),
  )
  .get(
    '/:versionId',
    rateLimit('LIMIT_READ', 'reviews'),
    validated('param', versionIdSchema),
    async (c) => c.json(await readReview(operationContext(c), c.req.valid('param').versionId)),
  )
  .post(
    '/verdicts',
    rateLimit('LIMIT_READ', 'review-verdicts'),
    validated('json', verdictSchema),
    async (c) => c.json(await decideReviews(operationContext(c), c.req.valid('json'))),
  )
  .post(
    '/verdicts/undo',
    rateLimit('LIMIT_READ', 'review-verdicts'),
    validated('json', verdictUndoSchema),
    async (c) => c.json(await undoVerdicts(operationContext(c), c.req.valid('json').versionIds)),
  )
