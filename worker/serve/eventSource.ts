import type { Context } from 'hono'
import { callerNetwork } from '#domain/foundation/device/callerNetwork.ts'
import type { EventSource } from '#domain/delivery/counting/invalidTraffic.ts'
import type { Bindings } from '../platform/env.ts'
import { isFewCalls } from '../platform/fewCalls.ts'

export interface ServeEnv {
  Bindings: Bindings
}

/**
 * Who tells an event; null when its network tells so much that it is not heard any more, which harms nobody else. The
 * address is counted by the platform for a minute, and kept nowhere.
 */
export async function eventSource(c: Context<ServeEnv>): Promise<EventSource | null> {
  const key = callerNetwork(c.req.header('CF-Connecting-IP') ?? 'local')
  const isFew = isFewCalls(c.env, key, Date.now())
  const isOverRate = !isFew && !(await c.env.LIMIT_EVENT.limit({ key })).success
  // Only what is over the rate counts against what is heard at all: people never ask both.
  if (isOverRate && !(await c.env.LIMIT_FLOOD.limit({ key })).success) return null
  const { asOrganization } = (c.req.raw.cf ?? {}) as { asOrganization?: unknown }
  return {
    userAgent: c.req.header('User-Agent') ?? '',
    organization: typeof asOrganization === 'string' ? asOrganization : '',
    isOverRate,
  }
}
