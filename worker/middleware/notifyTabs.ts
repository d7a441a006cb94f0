import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { reasonOf } from '#domain/foundation/errors/reasonOf.ts'
import { NEW_SESSION_HEADER, SESSION_HEADER } from '#domain/foundation/headerNames.ts'
import type { AppEnv } from '../platform/env.ts'
import { log } from '../platform/log.ts'
import { operationContext } from '../platform/operationContext.ts'
import { currentAccount, type Login } from '../operations/foundation/identity/currentAccount.ts'
import { restartSession, continueSession } from '../operations/contact/changeSession.ts'
import { notifyAccountTabs } from '../operations/contact/notifyAccountTabs.ts'
import { notifyLogin } from '../operations/contact/notifyLogin.ts'

/** Routes that may change the account or the login. */
const ACCOUNT_PATHS = /^\/api\/(logins|account|two-factor|email-verifications)(\/|$)/

/** Routes by which a browser logs in, and by which it logs out. */
const LOGIN_PATHS = /^\/api\/(logins|email-verifications)(\/|$)/
const LOGOUT_PATHS = /^\/api\/(logins\/current|account\/deletion)$/

/**
 * Notifies every open tab through its socket after a login, a logout or an account change (Accounts 7). A login and a
 * logout give the browser another session id.
 */
export const notifyTabs = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  if (c.req.method === 'GET' || !ACCOUNT_PATHS.test(c.req.path) || !c.res.ok) return
  const context = operationContext(c)
  const before = context.account
  const cookies = c.res.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  const login = await currentAccount(context, new Headers({ Cookie: cookies.join('; ') }))
  await giveSession(c, login)
  const tell = async () => {
    const isLogin = LOGIN_PATHS.test(c.req.path)
    if (login && !isLogin) await notifyLogin(context, c.req.header(SESSION_HEADER), login)
    const account = before ?? login?.account
    if (account) await notifyAccountTabs(context, account.id)
  }
  context.waitUntil(
    tell().catch((error: unknown) => {
      log('warn', 'tabs not told', { requestId: context.requestId, message: reasonOf(error) })
    }),
  )
})

async function giveSession(c: Context<AppEnv>, login: Login | null): Promise<void> {
  const context = operationContext(c)
  const brought = c.req.header(SESSION_HEADER)
  if (login && LOGIN_PATHS.test(c.req.path)) {
    const next = await continueSession(context, brought, login).catch((error: unknown) => {
      // The login has succeeded; the old session continues until the next login.
      log('error', 'session not changed', {
        requestId: context.requestId,
        message: reasonOf(error),
      })
      return null
    })
    if (next !== null) c.header(SESSION_HEADER, next)
  } else if (!login && LOGOUT_PATHS.test(c.req.path)) {
    const next = await restartSession(context, brought)
    if (next !== null) c.header(NEW_SESSION_HEADER, next)
  }
}
