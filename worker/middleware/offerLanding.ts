import { createMiddleware } from 'hono/factory'
import { sitePath } from '#content/sitePaths.ts'
import { idPattern } from '#domain/foundation/ids/idPattern.ts'
import type { AppEnv } from '../platform/env.ts'

/** Whatever page an offer's key comes with (Sales 8), the offer's own page opens it, with all else that the address says. */
export const offerLanding = createMiddleware<AppEnv>(async (c, next) => {
  const { pathname, search, searchParams } = new URL(c.req.url)
  const key = searchParams.get('o')
  const page = sitePath('offer')
  // The router knows its pages in any case.
  const isThere = pathname.toLowerCase() === page.toLowerCase()
  const isPage = c.req.method === 'GET' && !pathname.endsWith('.data')
  // Other programs mark links with the same letter.
  const isOfferKey = key !== null && idPattern('ofk').test(key)
  if (isOfferKey && !isThere && isPage) return c.redirect(page + search, 302)
  await next()
})
