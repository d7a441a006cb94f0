import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../env.ts'
import { log } from '../log.ts'
import { operationContext } from '../operationContext.ts'
import { currentAccount } from '../operations/accounts/currentAccount.ts'
import { tellAccountTabs } from '../operations/realtime/tellAccountTabs.ts'
import { tellLogin } from '../operations/realtime/tellLogin.ts'
import { SESSION_HEADER } from './session.ts'

/** Routes after which the account, or who is logged in, may be another. */
const ACCOUNT_PATHS = /^\/api\/(logins|account|two-factor|email-verifications)(\/|$)/

/** After a login, a logout and each change of the account, every open tab learns of it through its socket (spec §4). */
export const tellTabs = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  if (c.req.method === 'GET' || !ACCOUNT_PATHS.test(c.req.path) || !c.res.ok) return
  const context = operationContext(c)
  const before = context.account
  const cookies = c.res.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  const tell = async () => {
    const login = await currentAccount(context, new Headers({ Cookie: cookies.join('; ') }))
    if (login) await tellLogin(context, c.req.header(SESSION_HEADER), login)
    const account = before ?? login?.account
    if (account) await tellAccountTabs(context, account.id)
  }
  context.waitUntil(
    tell().catch((error: unknown) => {
      const message = error instanceof Error ? error.message : 'unknown'
      log('warn', 'tabs not told', { requestId: context.requestId, message })
    }),
  )
})
