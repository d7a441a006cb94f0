import { Hono } from 'hono'
import {
  codeEntrySchema,
  codeRequestSchema,
  mailedResourceSchema,
} from '#domain/orders/access/mailedAccess.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { requires } from '#worker/middleware/requires.ts'
import { validated } from '#worker/middleware/validated.ts'
import { operationContext } from '#worker/platform/operationContext.ts'
import {
  enterAccessCode,
  readMailedAccess,
  requestAccessCode,
} from '#worker/operations/orders/access/accessCodes.ts'

/** /api/mailed-access: opens the resource of a mailed link by a code mailed to its owner. */
export const mailedAccessRoutes = new Hono<AppEnv>()
  .use(requires('openMailedLinks'))
  .get(
    '/:resource/:id',
    rateLimit('LIMIT_WRITE', 'mailed-access'),
    validated('param', mailedResourceSchema),
    async (c) => c.json(await readMailedAccess(operationContext(c), c.req.valid('param'))),
  )
  .post(
    '/:resource/:id/codes',
    rateLimit('LIMIT_GUESS', 'mailed-codes'),
    validated('param', mailedResourceSchema),
    validated('json', codeRequestSchema),
    async (c) => {
      const { recipient } = c.req.valid('json')
      return c.json(
        await requestAccessCode(operationContext(c), c.req.valid('param'), recipient),
        202,
      )
    },
  )
  .post(
    '/:resource/:id/tokens',
    rateLimit('LIMIT_GUESS', 'mailed-tokens'),
    validated('param', mailedResourceSchema),
    validated('json', codeEntrySchema),
    async (c) => {
      const { token } = await enterAccessCode(
        operationContext(c),
        c.req.valid('param'),
        c.req.valid('json'),
      )
      c.header('Cache-Control', 'no-store')
      return c.json({ token })
    },
  )
