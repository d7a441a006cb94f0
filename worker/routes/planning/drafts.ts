import { Hono } from 'hono'
import { z } from 'zod'
import { MAX_NAME_LENGTH } from '#domain/planning/campaign/planLimits.ts'
import {
  draftIdSchema,
  draftListQuerySchema,
  draftUploadSchema,
} from '#domain/planning/drafts/draft.ts'
import { MAX_MERGED_AT_ONCE } from '#domain/planning/drafts/draftLimits.ts'
import { DRAFT_SHARE_KEY, draftCommentSchema } from '#domain/planning/drafts/draftShare.ts'
import { idSchema } from '#domain/foundation/ids/idSchema.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { requires } from '#worker/middleware/requires.ts'
import { validated } from '#worker/middleware/validated.ts'
import { operationContext } from '#worker/platform/operationContext.ts'
import {
  deleteDraft,
  duplicateDraft,
  listOwnDrafts,
  listVersions,
  mergeOnLogin,
  readDraft,
  renameDraft,
  restoreVersion,
  undeleteDraft,
} from '#worker/operations/planning/drafts/draftList.ts'
import {
  addComment,
  listShares,
  makeShare,
  readSharedDraft,
  removeComment,
  revokeShare,
} from '#worker/operations/planning/drafts/draftShares.ts'
import { saveDraft } from '#worker/operations/planning/drafts/saveDraft.ts'

const idPath = z.object({ id: draftIdSchema })
const versionPath = idPath.extend({ versionId: idSchema('dfv') })
const keyPath = z.object({ key: z.string().regex(DRAFT_SHARE_KEY) })
const sharePath = idPath.extend(keyPath.shape)
const commentPath = idPath.extend({ commentId: idSchema('dfc') })
const nameSchema = z.object({ name: z.string().trim().max(MAX_NAME_LENGTH) })
const mergeSchema = z.object({
  drafts: z
    .array(draftUploadSchema.extend({ id: draftIdSchema }))
    .min(1)
    .max(MAX_MERGED_AT_ONCE),
})

/** Autosave writes every few seconds, so reads' limit applies. */
const OFTEN = rateLimit('LIMIT_READ', 'drafts')
const SELDOM = rateLimit('LIMIT_WRITE', 'draft-changes')

/** /api/drafts: saved plans of the account, with their versions, links and comments. */
export const draftRoutes = new Hono<AppEnv>()
  .use(requires('manageOwnDrafts'))
  .get('/', OFTEN, validated('query', draftListQuerySchema), async (c) =>
    c.json(await listOwnDrafts(operationContext(c), c.req.valid('query'))),
  )
  .post('/merge', SELDOM, validated('json', mergeSchema), async (c) =>
    c.json({ merged: await mergeOnLogin(operationContext(c), c.req.valid('json').drafts) }),
  )
  .get('/:id', OFTEN, validated('param', idPath), async (c) =>
    c.json({ draft: await readDraft(operationContext(c), c.req.valid('param').id) }),
  )
  .put(
    '/:id',
    OFTEN,
    validated('param', idPath),
    validated('json', draftUploadSchema),
    async (c) => {
      const { id } = c.req.valid('param')
      return c.json({ draft: await saveDraft(operationContext(c), id, c.req.valid('json')) })
    },
  )
  .delete('/:id', SELDOM, validated('param', idPath), async (c) => {
    const { id } = c.req.valid('param')
    await deleteDraft(operationContext(c), id)
    return c.json({ deleted: id })
  })
  .post('/:id/undeletion', SELDOM, validated('param', idPath), async (c) =>
    c.json({ draft: await undeleteDraft(operationContext(c), c.req.valid('param').id) }),
  )
  .put(
    '/:id/name',
    SELDOM,
    validated('param', idPath),
    validated('json', nameSchema),
    async (c) => {
      const { name } = c.req.valid('json')
      return c.json({
        draft: await renameDraft(operationContext(c), c.req.valid('param').id, name),
      })
    },
  )
  .post('/:id/copies', SELDOM, validated('param', idPath), async (c) =>
    c.json({ draft: await duplicateDraft(operationContext(c), c.req.valid('param').id) }),
  )
  .get('/:id/versions', OFTEN, validated('param', idPath), async (c) =>
    c.json({ versions: await listVersions(operationContext(c), c.req.valid('param').id) }),
  )
  .post('/:id/versions/:versionId', SELDOM, validated('param', versionPath), async (c) =>
    c.json({ draft: await restoreVersion(operationContext(c), c.req.valid('param')) }),
  )
  .get('/:id/shares', OFTEN, validated('param', idPath), async (c) =>
    c.json({ shares: await listShares(operationContext(c), c.req.valid('param').id) }),
  )
  .post('/:id/shares', SELDOM, validated('param', idPath), async (c) =>
    c.json({ share: await makeShare(operationContext(c), c.req.valid('param').id) }),
  )
  .delete('/:id/shares/:key', SELDOM, validated('param', sharePath), async (c) => {
    const { id, key } = c.req.valid('param')
    await revokeShare(operationContext(c), { id, key })
    return c.json({ revoked: key })
  })
  .delete('/:id/comments/:commentId', SELDOM, validated('param', commentPath), async (c) => {
    const asked = c.req.valid('param')
    await removeComment(operationContext(c), asked)
    return c.json({ removed: asked.commentId })
  })

/** /api/shared-drafts/{key}: a draft and its comments for the readers of a link. */
export const sharedDraftRoutes = new Hono<AppEnv>()
  .get(
    '/:key',
    requires('planCampaigns'),
    rateLimit('LIMIT_READ', 'shared-drafts'),
    validated('param', keyPath),
    async (c) => c.json(await readSharedDraft(operationContext(c), c.req.valid('param').key)),
  )
  .post(
    '/:key/comments',
    requires('planCampaigns'),
    rateLimit('LIMIT_WRITE', 'draft-comments'),
    validated('param', keyPath),
    validated('json', draftCommentSchema),
    async (c) => {
      const { key } = c.req.valid('param')
      return c.json({ comment: await addComment(operationContext(c), key, c.req.valid('json')) })
    },
  )
