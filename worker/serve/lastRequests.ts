import { shardOf } from '#domain/delivery/counting/countedEvent.ts'
import { deliveryCounter } from '../adapters/durableObjects.ts'
import { settingsOf } from '../platform/settings.ts'
import type { BookRequest } from './bookCache.ts'

/** How often an isolate tells of one product, however often it is asked for it. */
const TOLD_EVERY_MS = 5_000

const told = new WeakMap<object, Map<string, number>>()

/** Has the product's live check know of a request, after the answer has gone. That it cannot be told harms nothing. */
export function noteRequest({ env, nowMs, waitUntil }: BookRequest, productId: string): void {
  const own = told.get(env) ?? new Map<string, number>()
  told.set(env, own)
  const last = own.get(productId)
  if (last !== undefined && Math.abs(nowMs - last) < TOLD_EVERY_MS) return
  own.set(productId, nowMs)
  const shard = shardOf(productId, settingsOf(env).DELIVERY_SHARDS)
  waitUntil(
    deliveryCounter(env, shard)
      .noteRequest(productId, nowMs)
      .catch(() => undefined),
  )
}
