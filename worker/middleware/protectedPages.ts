import { createMiddleware } from 'hono/factory'
import { can } from '#domain/accounts/capability.ts'
import { capabilityForPage } from '#content/pageAccess.ts'
import { sitePath } from '#content/sitePaths.ts'
import type { AppEnv } from '../platform/env.ts'
import { log } from '../platform/log.ts'
import { currentAccount } from '../operations/foundation/identity/currentAccount.ts'

/**
 * Sends a stranger who asks for a protected page to the login, which leads back; answers an account that may not see it
 * with 403. The pages hold no data of anybody: what they show comes from the API, which asks again.
 */
export const protectedPages = createMiddleware<AppEnv>(async (c, next) => {
  const capability = capabilityForPage(c.req.path)
  if (capability === null) {
    await next()
    return
  }
  const settings = c.get('settings')
  const login = await currentAccount({ env: c.env, settings }, c.req.raw.headers).catch(
    (error: unknown) => {
      log('error', 'login not read', { requestId: c.get('requestId'), message: String(error) })
    },
  )
  // Whose login cannot be read gets the page, which says so and tries again.
  if (login === undefined) {
    await next()
    return
  }
  if (login === null) {
    const { pathname, search } = new URL(c.req.url)
    const to = encodeURIComponent(`${pathname}${search}`)
    c.header('Cache-Control', 'no-store')
    return c.redirect(`${sitePath('login')}?to=${to}`, 302)
  }
  await next()
  if (!can(login.account, capability)) {
    c.res = new Response(c.res.body, { status: 403, headers: c.res.headers })
  }
})
