import { shardOf } from '#domain/delivery/counting/countedEvent.ts'
import { deliveryCounter } from '../adapters/durableObjects.ts'
import { serveSettingsOf } from './serveSettings.ts'
import type { BookRequest } from './bookCache.ts'

/** Interval of an isolate's reports about a product, however often its ads are requested. */
const TOLD_EVERY_MS = 5_000

const told = new WeakMap<object, Map<string, number>>()

/** Reports a request to the product's live check after the response. A failed report has no consequence. */
export function noteRequest({ env, nowMs, waitUntil }: BookRequest, productId: string): void {
  const own = told.get(env) ?? new Map<string, number>()
  told.set(env, own)
  const last = own.get(productId)
  if (last !== undefined && Math.abs(nowMs - last) < TOLD_EVERY_MS) return
  own.set(productId, nowMs)
  const shard = shardOf(productId, serveSettingsOf(env).DELIVERY_SHARDS)
  waitUntil(
    deliveryCounter(env, shard)
      .noteRequest(productId, nowMs)
      .catch(() => undefined),
  )
}
