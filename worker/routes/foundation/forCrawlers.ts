import { Hono, type Context } from 'hono'
import { sitePath } from '#content/sitePaths.ts'
import { robotsText, sitemapIndex, sitemapPart } from '#content/sitemap.ts'
import { databaseContext } from '#worker/platform/databaseContext.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { listLocalPages } from '#worker/operations/planning/localPages.ts'

const XML = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'max-age=3600' }

const originOf = (c: Context<AppEnv>) => new URL(c.get('settings').SITE_URL).origin

const localPaths = async ({ env }: Context<AppEnv>) =>
  await listLocalPages({ ...databaseContext(env), now: new Date() })

/** Files for search engines: robots.txt, the list of sitemaps and each of them. Public, and the same for everyone. */
export const forCrawlers = new Hono<AppEnv>()
  .get('/robots.txt', (c) =>
    c.text(robotsText(originOf(c)), 200, { 'Cache-Control': 'max-age=3600' }),
  )
  .get(sitePath('sitemap'), async (c) =>
    c.body(sitemapIndex(originOf(c), await localPaths(c)), 200, XML),
  )
  .get(`${sitePath('sitemapPart', { part: '' })}:part`, async (c, next) => {
    const part = sitemapPart(c.req.param('part') ?? '', originOf(c), await localPaths(c))
    if (part === null) return await next()
    return c.body(part, 200, XML)
  })
