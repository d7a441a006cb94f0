import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../platform/env.ts'

/**
 * Keeps API responses out of every cache, unless a route marks its response as the same for
 * everyone.
 */
export const uncached = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
})
