import { Hono } from 'hono'
import { twoFactorChangeSchema, twoFactorVerificationSchema } from '#domain/accounts/twoFactor.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { requires } from '#worker/middleware/requires.ts'
import { validated } from '#worker/middleware/validated.ts'
import { operationContext } from '#worker/platform/operationContext.ts'
import { callerOf } from '#worker/operations/accounts/login/accountCaller.ts'
import {
  renewBackupCodes,
  twoFactorStatus,
} from '#worker/operations/accounts/login/twoFactor/backupCodes.ts'
import { endTwoFactor } from '#worker/operations/accounts/login/twoFactor/endTwoFactor.ts'
import { verifyTwoFactor } from '#worker/operations/accounts/login/twoFactor/verifyTwoFactor.ts'
import { ownSessionId, withCookies } from './accountAnswer.ts'

const guessLimit = rateLimit('LIMIT_GUESS', 'two-factor')

/** /api/two-factor: turned on by a first code after 'user:generate-2fa-qr-code', changed by password and code. */
export const twoFactorRoutes = new Hono<AppEnv>()
  .use(requires('manageOwnAccount'))
  .get('/', rateLimit('LIMIT_READ', 'two-factor'), async (c) => {
    c.header('Cache-Control', 'no-store')
    return c.json(await twoFactorStatus(operationContext(c)))
  })
  .post('/verify', guessLimit, validated('json', twoFactorVerificationSchema), async (c) => {
    const [context, caller, id] = [operationContext(c), callerOf(c.req.raw), ownSessionId(c)]
    return c.json(withCookies(c, await verifyTwoFactor(context, caller, id, c.req.valid('json'))))
  })
  .post('/disable', guessLimit, validated('json', twoFactorChangeSchema), async (c) => {
    const [context, caller, id] = [operationContext(c), callerOf(c.req.raw), ownSessionId(c)]
    return c.json(withCookies(c, await endTwoFactor(context, caller, id, c.req.valid('json'))))
  })
  .post('/backup-codes', guessLimit, validated('json', twoFactorChangeSchema), async (c) => {
    c.header('Cache-Control', 'no-store')
    return c.json(
      await renewBackupCodes(operationContext(c), callerOf(c.req.raw), c.req.valid('json')),
    )
  })
