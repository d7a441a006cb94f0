import type { Context } from 'hono'
import { callerNetwork } from '#domain/foundation/device/callerNetwork.ts'
import { EVENT_LIMITS, type EventLimit } from '#domain/delivery/counting/eventLimits.ts'
import type { EventSource } from '#domain/delivery/counting/invalidTraffic.ts'
import type { Bindings } from '../platform/env.ts'
import { isFewCalls } from '../platform/fewCalls.ts'

export interface ServeEnv {
  Bindings: Bindings
}

/** A token's signature is unique; its end suffices as a key. */
const TOKEN_CHARACTERS = 43
const USER_AGENT_CHARACTERS = 200

const isOver = async (env: Bindings, { binding }: EventLimit, key: string): Promise<boolean> =>
  !(await env[binding].limit({ key })).success

/**
 * Like `isOver`, but without a call to the platform while this isolate has counted few calls under
 * the key.
 */
const isOverOften = async (env: Bindings, limit: EventLimit, key: string): Promise<boolean> =>
  !isFewCalls(env, key, Date.now()) && (await isOver(env, limit, key))

/**
 * Source of an event, where `tokenText` is the token of a beacon; null if the network is blocked
 * for a minute after too many events. The platform counts the address for a minute; it is stored
 * nowhere.
 */
export async function eventSource(
  c: Context<ServeEnv>,
  tokenText: string | null,
): Promise<EventSource | null> {
  const network = callerNetwork(c.req.header('CF-Connecting-IP') ?? 'local')
  const userAgent = c.req.header('User-Agent') ?? ''
  const client = `event:${network}:${userAgent.slice(0, USER_AGENT_CHARACTERS)}`
  const isClientOver = await isOverOften(c.env, EVENT_LIMITS.client, client)
  if (isClientOver && (await isOver(c.env, EVENT_LIMITS.network, `event:${network}`))) return null
  const isTokenOver =
    tokenText !== null &&
    (await isOverOften(
      c.env,
      EVENT_LIMITS.token,
      `${client}:${tokenText.slice(-TOKEN_CHARACTERS)}`,
    ))
  const { asOrganization } = (c.req.raw.cf ?? {}) as { asOrganization?: unknown }
  return {
    userAgent,
    organization: typeof asOrganization === 'string' ? asOrganization : '',
    isOverRate: isClientOver || isTokenOver,
  }
}
