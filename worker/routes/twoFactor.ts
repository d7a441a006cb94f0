import { Hono } from 'hono'
import { twoFactorEndSchema, twoFactorVerificationSchema } from '#domain/account/twoFactor.ts'
import type { AppEnv } from '../env.ts'
import { rateLimit } from '../middleware/rateLimit.ts'
import { requires } from '../middleware/requires.ts'
import { validated } from '../middleware/validated.ts'
import { operationContext } from '../operationContext.ts'
import { callerOf } from '../operations/accounts/accountCaller.ts'
import { endTwoFactor } from '../operations/accounts/endTwoFactor.ts'
import { verifyTwoFactor } from '../operations/accounts/verifyTwoFactor.ts'
import { withCookies } from './accountAnswer.ts'

/** /api/two-factor: turned on by a first code after 'user:generate-2fa-qr-code', turned off by password and code. */
export const twoFactorRoutes = new Hono<AppEnv>()
  .use(requires('manageOwnAccount'), rateLimit('LIMIT_GUESS', 'two-factor'))
  .post('/verify', validated('json', twoFactorVerificationSchema), async (c) =>
    c.json(
      withCookies(
        c,
        await verifyTwoFactor(operationContext(c), callerOf(c.req.raw), c.req.valid('json')),
      ),
    ),
  )
  .post('/disable', validated('json', twoFactorEndSchema), async (c) =>
    c.json(
      withCookies(
        c,
        await endTwoFactor(operationContext(c), callerOf(c.req.raw), c.req.valid('json')),
      ),
    ),
  )
