import { Hono } from 'hono'
import { SERVE_HEADERS } from '#domain/delivery/tags/staticScripts.ts'
import { reasonOf } from '#domain/foundation/errors/reasonOf.ts'
import { log } from '../platform/log.ts'
import { sampledLog } from '../platform/sampledLog.ts'
import { serveSettingsOf } from './serveSettings.ts'
import { clicksTold } from './clicks.ts'
import { displayTags } from './displayTag.ts'
import { eventRoutes } from './eventRoutes.ts'
import type { ServeEnv } from './eventSource.ts'
import { hostHealth } from '../platform/hostHealth.ts'
import { requestKind } from './requestKind.ts'
import { screenPlayer } from './screenPlayer.ts'
import { tryPages } from './tryPage.ts'
import { vastTags } from './vastTag.ts'

/**
 * The ad server: tags, players and their events, on its own host. It has no account, session or cookie of the site,
 * and a response needs no database (design.md §10).
 */
export const serveHost: Hono<ServeEnv> = new Hono<ServeEnv>()
  .onError((error, c) => {
    log('error', 'unexpected', { message: reasonOf(error) })
    return c.text('Try again in a moment.', 500, { 'Cache-Control': 'no-store' })
  })
  .use(sampledLog(requestKind))
  // Before any read begins, so that wrong settings fail the request with one clear error.
  .use(async (c, next) => {
    serveSettingsOf(c.env)
    await next()
  })
  .use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(SERVE_HEADERS))
      if (name !== 'Referrer-Policy' || !c.res.headers.has(name)) c.header(name, value)
  })
  .route('/', hostHealth(serveSettingsOf))
  .route('/', eventRoutes)
  .route('/', displayTags)
  .route('/', vastTags)
  .route('/', screenPlayer)
  .route('/', tryPages)
  .route(
    '/',
    clicksTold(async (request, env, context) => await serveHost.fetch(request, env, context)),
  )
  .notFound((c) =>
    c.text('There is nothing at this address.', 404, { 'Cache-Control': 'no-store' }),
  )
