import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../platform/env.ts'

/** What the API tells stays out of every cache, unless a route knows that it is the same for everybody. */
export const uncached = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
})
