import { Hono } from 'hono'
import {
  emailChangeConfirmationSchema,
  emailOnlySchema,
  emailVerificationSchema,
  logInSchema,
  passwordResetSchema,
  registrationSchema,
} from '#domain/accounts/accountForms.ts'
import { twoFactorLoginSchema } from '#domain/accounts/twoFactor.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { requires } from '#worker/middleware/requires.ts'
import { validated } from '#worker/middleware/validated.ts'
import { operationContext } from '#worker/platform/operationContext.ts'
import { callerOf } from '#worker/operations/accounts/login/accountCaller.ts'
import { confirmEmailChange } from '#worker/operations/accounts/profile/confirmEmailChange.ts'
import { finishLogIn } from '#worker/operations/accounts/login/finishLogIn.ts'
import { logIn } from '#worker/operations/accounts/login/logIn.ts'
import { logOut } from '#worker/operations/accounts/login/logOut.ts'
import { resumeLogin } from '#worker/operations/accounts/login/resumeLogin.ts'
import { register } from '#worker/operations/accounts/profile/register.ts'
import { requestPasswordReset } from '#worker/operations/accounts/login/password/requestPasswordReset.ts'
import { resetPassword } from '#worker/operations/accounts/login/password/resetPassword.ts'
import { verifyEmail } from '#worker/operations/accounts/profile/verifyEmail.ts'
import { withCookies } from './accountAnswer.ts'
import { dropOrderCookies } from './orderCookies.ts'

/** /api/logins: the current login, log in, log out. */
export const loginRoutes = new Hono<AppEnv>()
  .use(requires('registerAndLogIn'))
  .get('/current', rateLimit('LIMIT_READ', 'login'), async (c) =>
    c.json({
      account: withCookies(c, await resumeLogin(operationContext(c), callerOf(c.req.raw))),
    }),
  )
  .post('/', rateLimit('LIMIT_GUESS', 'login'), validated('json', logInSchema), async (c) =>
    c.json(
      withCookies(c, await logIn(operationContext(c), callerOf(c.req.raw), c.req.valid('json'))),
    ),
  )
  .post(
    '/two-factor',
    rateLimit('LIMIT_GUESS', 'two-factor'),
    validated('json', twoFactorLoginSchema),
    async (c) =>
      c.json(
        withCookies(
          c,
          await finishLogIn(operationContext(c), callerOf(c.req.raw), c.req.valid('json')),
        ),
      ),
  )
  .delete('/current', rateLimit('LIMIT_WRITE', 'logout'), async (c) => {
    dropOrderCookies(c)
    return c.json(withCookies(c, await logOut(operationContext(c), callerOf(c.req.raw))))
  })

/** POST /api/registrations: a new account, which must confirm its email. */
export const registrationRoutes = new Hono<AppEnv>()
  .use(requires('registerAndLogIn'), rateLimit('LIMIT_GUESS', 'registration'))
  .post('/', validated('json', registrationSchema), async (c) =>
    c.json(await register(operationContext(c), c.req.valid('json')), 202),
  )

/** POST /api/email-verifications: confirms the email of a new account by its link and password, and logs in. */
export const emailVerificationRoutes = new Hono<AppEnv>()
  .use(requires('registerAndLogIn'), rateLimit('LIMIT_GUESS', 'login'))
  .post('/', validated('json', emailVerificationSchema), async (c) =>
    c.json(
      withCookies(
        c,
        await verifyEmail(operationContext(c), callerOf(c.req.raw), c.req.valid('json')),
      ),
    ),
  )

/** /api/password-resets: requests a link by mail, and sets the new password by that link. */
export const passwordResetRoutes = new Hono<AppEnv>()
  .use(requires('registerAndLogIn'), rateLimit('LIMIT_GUESS', 'password-reset'))
  .post('/', validated('json', emailOnlySchema), async (c) =>
    c.json(await requestPasswordReset(operationContext(c), c.req.valid('json')), 202),
  )
  .post('/complete', validated('json', passwordResetSchema), async (c) =>
    c.json(
      withCookies(
        c,
        await resetPassword(operationContext(c), callerOf(c.req.raw), c.req.valid('json')),
      ),
    ),
  )

/** POST /api/email-changes/complete: changes the email by the link mailed to it; works without a login. */
export const emailChangeRoutes = new Hono<AppEnv>()
  .use(requires('registerAndLogIn'), rateLimit('LIMIT_GUESS', 'email-change'))
  .post('/complete', validated('json', emailChangeConfirmationSchema), async (c) =>
    c.json(await confirmEmailChange(operationContext(c), c.req.valid('json'))),
  )
