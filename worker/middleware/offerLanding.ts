import { createMiddleware } from 'hono/factory'
import { sitePath } from '#content/sitePaths.ts'
import { idPattern } from '#domain/foundation/ids/idPattern.ts'
import type { AppEnv } from '../platform/env.ts'

/** Redirects any page address with an offer's key (Sales 8) to the offer's page and keeps all other parameters. */
export const offerLanding = createMiddleware<AppEnv>(async (c, next) => {
  const { pathname, search, searchParams } = new URL(c.req.url)
  const key = searchParams.get('o')
  const page = sitePath('offer')
  // The router matches paths in any case.
  const isThere = pathname.toLowerCase() === page.toLowerCase()
  const isPage = c.req.method === 'GET' && !pathname.endsWith('.data')
  // Other programs add parameters with the same letter.
  const isOfferKey = key !== null && idPattern('ofk').test(key)
  if (isOfferKey && !isThere && isPage) return c.redirect(page + search, 302)
  await next()
})
