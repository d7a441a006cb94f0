import { createMiddleware } from 'hono/factory'
import { callerNetwork } from '#domain/foundation/device/callerNetwork.ts'
import type { ServeEnv } from './eventSource.ts'
import { isFewCalls } from '../platform/fewCalls.ts'

/** Blocks a network for a minute after too many requests, without affecting others. */
export const tagLimit = createMiddleware<ServeEnv>(async (c, next) => {
  const network = callerNetwork(c.req.header('CF-Connecting-IP') ?? 'local')
  const key = `tag:${network}`
  if (isFewCalls(c.env, key, Date.now())) return await next()
  const { success } = await c.env.LIMIT_FLOOD.limit({ key })
  if (success) return await next()
  return c.body(null, 429, { 'Retry-After': '60', 'Cache-Control': 'no-store' })
})
