import { Hono } from 'hono'
import { z } from 'zod'
import { reasonSchema } from '#domain/foundation/admin/deskAudit.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { requires } from '#worker/middleware/requires.ts'
import { validated } from '#worker/middleware/validated.ts'
import { allowMailTo, stopMailTo } from '#worker/operations/foundation/mail/suppressMail.ts'
import { operationContext } from '#worker/platform/operationContext.ts'
import { visibleText } from '#domain/foundation/forms/visibleText.ts'

const bodySchema = z.object({ email: visibleText().max(320).pipe(z.email()), reason: reasonSchema })

/** /api/mail-suppressions: an admin stops email to an address, or allows it again. */
export const mailSuppressionRoutes = new Hono<AppEnv>()
  .use(requires('manageCustomers'), rateLimit('LIMIT_WRITE', 'mail-suppressions'))
  .post('/', validated('json', bodySchema), async (c) => {
    await stopMailTo(operationContext(c), c.req.valid('json'))
    return c.json({ ok: true })
  })
  .post('/lifted', validated('json', bodySchema), async (c) => {
    await allowMailTo(operationContext(c), c.req.valid('json'))
    return c.json({ ok: true })
  })
