import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../platform/env.ts'
import { currentAccount } from '../operations/foundation/identity/currentAccount.ts'

/** Provides the logged-in account, or null, to every route: `c.get('account')`. */
export const withAccount = createMiddleware<AppEnv>(async (c, next) => {
  const login = await currentAccount({ env: c.env, settings: c.get('settings') }, c.req.raw.headers)
  c.set('account', login?.account ?? null)
  c.set('accountSessionId', login?.sessionId ?? null)
  await next()
})
