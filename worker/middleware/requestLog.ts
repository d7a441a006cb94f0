import { REQUEST_ID_HEADER } from '#domain/foundation/headerNames.ts'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import { log } from '../platform/log.ts'
import type { AppEnv } from '../platform/env.ts'

/**
 * Logs each request by its route pattern, so that ids and queries stay out of the logs, and returns its id in the
 * response.
 */
export const requestLog = createMiddleware<AppEnv>(async (c, next) => {
  const started = Date.now()
  await next()
  c.header(REQUEST_ID_HEADER, c.get('requestId'))
  log('info', 'request', {
    requestId: c.get('requestId'),
    method: c.req.method,
    route: c.req.path.startsWith('/api/') ? routePath(c) : 'page',
    status: c.res.status,
    durationMs: Date.now() - started,
    country: (c.req.raw.cf?.country as string | undefined) ?? null,
  })
})
