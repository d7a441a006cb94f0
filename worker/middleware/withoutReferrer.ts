import { createMiddleware } from 'hono/factory'
import { SECRET_PARAMETERS } from '#domain/orders/access/secretParameters.ts'
import type { AppEnv } from '../platform/env.ts'

/** Sends no referrer from a page whose address grants access, not even to our own pages, whose logs others read. */
export const withoutReferrer = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const { searchParams } = new URL(c.req.url)
  if (SECRET_PARAMETERS.some((name) => searchParams.has(name))) {
    c.header('Referrer-Policy', 'no-referrer')
  }
})
