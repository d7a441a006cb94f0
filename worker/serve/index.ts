import { Hono } from 'hono'
import { reasonOf } from '#domain/foundation/errors/reasonOf.ts'
import type { Bindings } from '../platform/env.ts'
import { log } from '../platform/log.ts'
import { sampledLog } from '../platform/sampledLog.ts'
import { settingsOf } from '../platform/settings.ts'
import { clicksTold } from './clicks.ts'
import { displayTags } from './displayTag.ts'
import { eventRoutes } from './eventRoutes.ts'
import type { ServeEnv } from './eventSource.ts'
import { requestKind } from './requestKind.ts'
import { screenPlayer } from './screenPlayer.ts'
import { tryPages } from './tryPage.ts'
import { vastTags } from './vastTag.ts'

/**
 * The ad server: tags, players and what they tell, on its own host. It knows no account, session or cookie of the site,
 * and an answer needs no database (design.md §10).
 */
export const serveHost: Hono<ServeEnv> = new Hono<ServeEnv>()
  .onError((error, c) => {
    log('error', 'unexpected', { message: reasonOf(error) })
    return c.text('Try again in a moment.', 500, { 'Cache-Control': 'no-store' })
  })
  .use(sampledLog(requestKind))
  // Before any read begins: wrong settings fail the request with one clear error.
  .use(async (c, next) => {
    settingsOf(c.env)
    await next()
  })
  .use(async (c, next) => {
    await next()
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
    if (!c.res.headers.has('Referrer-Policy')) c.header('Referrer-Policy', 'origin')
  })
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

/** Whether a request came to the ad server's host. */
export const isForServeHost = (request: Request, env: Bindings): boolean =>
  new URL(request.url).hostname === env.SERVE_HOST
