import { createMiddleware } from 'hono/factory'
import { can } from '#domain/accounts/capability.ts'
import { capabilityForPage } from '#content/pageAccess.ts'
import { sitePath } from '#content/sitePaths.ts'
import type { AppEnv } from '../platform/env.ts'
import { log } from '../platform/log.ts'
import { currentAccount } from '../operations/foundation/identity/currentAccount.ts'

/**
 * Redirects a logged-out visitor from a protected page to the login, which leads back; responds 403
 * to an account without access. The pages contain no personal data: it comes from the API, which
 * checks again.
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
  // If the login cannot be read, the page is served; it shows the error and retries.
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
