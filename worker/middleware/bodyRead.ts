import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../platform/env.ts'

/** More than this is not read to its end for the connection's sake (bytes). */
const MAX_LEFT_BYTES = 512 * 1024

/**
 * Reads what of a request's body nobody has read, before the answer goes out: the runtime would else close the
 * connection, and a client that keeps it open would lose its next request with it.
 */
export const bodyRead = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const { body, bodyUsed, headers } = c.req.raw
  const length = Number(headers.get('Content-Length') ?? 0)
  if (body === null || bodyUsed || body.locked || length > MAX_LEFT_BYTES) return
  await c.req.raw.arrayBuffer().catch(() => null)
})
