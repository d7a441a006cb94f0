import { Hono } from 'hono'
import { z } from 'zod'
import { searchTextSchema } from '#domain/foundation/search/searchText.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { requires } from '#worker/middleware/requires.ts'
import { validated } from '#worker/middleware/validated.ts'
import { operationContext } from '#worker/platform/operationContext.ts'
import { readAuditLog } from '#worker/operations/accounts/admin/readAuditLog.ts'

const cursorSchema = z
  .string()
  .regex(/^\S{20,30} aud_[0-9A-Za-z]{1,64}$/)
  .transform((text) => {
    const [at = '', id = ''] = text.split(' ')
    return { at, id }
  })

const querySchema = z.object({
  by: z.string().min(1).max(64).optional(),
  subject: searchTextSchema.optional(),
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
  after: cursorSchema.optional(),
})

/** /api/audit-log: who changed what in the admin area, when and why. */
export const auditLogRoutes = new Hono<AppEnv>()
  .use(requires('readAuditLog'), rateLimit('LIMIT_READ', 'audit-log'))
  .get('/', validated('query', querySchema), async (c) =>
    c.json(await readAuditLog(operationContext(c), c.req.valid('query'))),
  )
