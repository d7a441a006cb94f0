import { Hono } from 'hono'
import { z } from 'zod'
import { boardCursorSchema } from '#domain/foundation/admin/boardCursor.ts'
import { ownersSchema } from '#domain/sales/lead/atOnce.ts'
import { leadChangeSchema } from '#domain/sales/lead/leadChange.ts'
import { MAX_LEAD_NOTE_LENGTH } from '#domain/sales/lead/leadLimits.ts'
import { LEAD_LIST_NAMES, LEAD_MARKS } from '#domain/sales/lead/leadView.ts'
import { deskSchema } from '#domain/contact/realtime/desk/desk.ts'
import { idSchema } from '#domain/foundation/ids/idSchema.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { requires } from '#worker/middleware/requires.ts'
import { validated } from '#worker/middleware/validated.ts'
import { operationContext } from '#worker/platform/operationContext.ts'
import { assignLead, assignLeads } from '#worker/operations/sales/leads/assignLead.ts'
import { eraseLead } from '#worker/operations/sales/leads/eraseLead.ts'
import { listLeadsOfDesk } from '#worker/operations/sales/leads/listLeadsOfDesk.ts'
import { moveLead } from '#worker/operations/sales/leads/moveLead.ts'
import { addLeadNote } from '#worker/operations/sales/leads/addLeadNote.ts'
import { readLead } from '#worker/operations/sales/leads/readLead.ts'
import { searchTextSchema } from '#domain/foundation/search/searchText.ts'

const accountId = z.string().min(1).max(64)
const querySchema = z.object({
  list: z.enum(LEAD_LIST_NAMES).default('to_answer'),
  after: boardCursorSchema.optional(),
  desk: deskSchema.optional(),
  search: searchTextSchema.optional(),
  owner: accountId.optional(),
  mark: z.enum(LEAD_MARKS).optional(),
})
const leadId = idSchema('lea')
const pathSchema = z.object({ id: leadId })
const ownerSchema = z.object({ ownerId: accountId.nullable() })
const noteSchema = z.object({ note: z.string().trim().min(1).max(MAX_LEAD_NOTE_LENGTH) })

/** /api/leads: callback and message requests, for those who follow them up. */
export const leadRoutes = new Hono<AppEnv>()
  .use(requires('followUpLeads'), rateLimit('LIMIT_READ', 'leads'))
  .get('/', validated('query', querySchema), async (c) =>
    c.json(await listLeadsOfDesk(operationContext(c), c.req.valid('query'))),
  )
  .post('/assignments', validated('json', ownersSchema(leadId)), async (c) =>
    c.json(await assignLeads(operationContext(c), c.req.valid('json'))),
  )
  .get('/:id', validated('param', pathSchema), async (c) =>
    c.json(await readLead(operationContext(c), c.req.valid('param').id)),
  )
  .put('/:id/owner', validated('param', pathSchema), validated('json', ownerSchema), async (c) =>
    c.json(
      await assignLead(operationContext(c), c.req.valid('param').id, c.req.valid('json').ownerId),
    ),
  )
  .post('/:id/notes', validated('param', pathSchema), validated('json', noteSchema), async (c) =>
    c.json(
      await addLeadNote(operationContext(c), c.req.valid('param').id, c.req.valid('json').note),
      201,
    ),
  )
  .post(
    '/:id/changes',
    validated('param', pathSchema),
    validated('json', leadChangeSchema),
    async (c) =>
      c.json(await moveLead(operationContext(c), c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete('/:id', validated('param', pathSchema), async (c) => {
    await eraseLead(operationContext(c), c.req.valid('param').id)
    return c.json({ outcome: 'erased' })
  })
