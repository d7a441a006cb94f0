import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../platform/env.ts'

/** Maximum that is drained to keep the connection open (bytes). */
const MAX_LEFT_BYTES = 512 * 1024

/**
 * Drains an unread request body before the response is sent: the runtime would otherwise close the connection, and a
 * client that reuses it would lose its next request.
 */
export const bodyRead = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const { body, bodyUsed, headers } = c.req.raw
  const length = Number(headers.get('Content-Length') ?? 0)
  if (body === null || bodyUsed || body.locked || length > MAX_LEFT_BYTES) return
  await c.req.raw.arrayBuffer().catch(() => null)
})
