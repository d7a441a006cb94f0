import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  type CountedEvent,
  hourOf,
  readEvent,
  shardOf,
} from '#domain/delivery/counting/countedEvent.ts'
import { countInShards, deliveryCounter } from '#worker/adapters/durableObjects.ts'
import { listRawLogFiles } from '#worker/adapters/delivery/deliveryLog.ts'
import { gunzipText } from '#worker/adapters/gzipText.ts'
import { rollups, settleCounters, totalOf } from '#test/support/delivery/deliveries.ts'

const SHARDS = 8
/** `npm run bench:counting` counts the full hundred thousand. */
const EVENTS = 4_000
const A_CALL = 100

const givenEvent = (at: number, nowMs = Date.now()): CountedEvent => ({
  lineId: `lin_${at % 7}`,
  kind: 'impression',
  validity: 'valid',
  hour: hourOf(nowMs),
  versionId: 'crv_a',
  productId: `paper-${at % 5}`,
  formatId: '300x250',
  place: 'US-TX',
  nonce: `nonce-${at}`,
  number: 0,
  answer: 'display',
  screenId: '',
  atMs: nowMs,
  issuedAtMs: nowMs - 1_000,
})

const tell = async (events: readonly CountedEvent[]) =>
  await countInShards(env, SHARDS, { events, shardKeys: events.map(({ nonce }) => nonce) })

const evictAll = async () => {
  for (let shard = 0; shard < SHARDS; shard += 1)
    await evictDurableObject(env.DELIVERY_COUNTER.getByName(`shard-${shard}`))
}

/** Kills an object in the middle of its work. */
const abort = async (shard: number) =>
  await runInDurableObject(env.DELIVERY_COUNTER.getByName(`shard-${shard}`), (_, ctx) =>
    ctx.abort('killed'),
  ).catch(() => undefined)

afterEach(() => {
  vi.useRealTimers()
})

describe('counter', () => {
  it('counts each event once despite a kill, a repeating client and totals written twice', async () => {
    const events = Array.from({ length: EVENTS }, (_, at) => givenEvent(at))
    const calls = Array.from({ length: EVENTS / A_CALL }, (_, at) =>
      events.slice(at * A_CALL, (at + 1) * A_CALL),
    )
    for (const [at, call] of calls.entries()) {
      const told = tell(call).catch(() => null)
      if (at % 10 === 5) await abort(at % SHARDS)
      // A client without a response, or in doubt, sends it again.
      const heard = await told
      if (heard === null || at % 4 === 0) await tell(call)
      if (at % 15 === 7) await settleCounters()
      if (at === 20) await evictAll()
    }
    await settleCounters()
    await evictAll()
    await settleCounters()
    expect(await tell(events.slice(0, 50))).toEqual(Array.from({ length: 50 }, () => 'repeated'))
    await settleCounters()
    const sums = Object.values(await rollups())
    expect(sums.reduce((sum, count) => sum + count, 0)).toBe(EVENTS)
    let total = 0
    for (let line = 0; line < 7; line += 1) total += await totalOf(`lin_${line}`)
    expect(total).toBe(EVENTS)
  })

  it('moves the log of a past hour to the bucket, and still recognizes its repeats and totals', async () => {
    const start = Math.floor(Date.now() / 3_600_000) * 3_600_000 + 600_000
    vi.setSystemTime(start)
    const events = Array.from({ length: 60 }, (_, at) => givenEvent(at, start))
    await tell(events)
    await settleCounters()
    const day = new Date(start).toISOString().slice(0, 10)
    expect(await listRawLogFiles(env, day)).toEqual([])
    vi.setSystemTime(start + 3_600_000)
    await settleCounters()
    const files = await listRawLogFiles(env, day)
    const kept = await Promise.all(
      files.map(async ({ key }) => {
        const file = await env.DELIVERY_LOG.get(key)
        return file ? await gunzipText(file.body) : ''
      }),
    )
    const read = kept.flatMap((text) => text.trim().split('\n').map(readEvent))
    expect(read.map(({ nonce }) => nonce).toSorted()).toEqual(
      events.map(({ nonce }) => nonce).toSorted(),
    )
    expect(files.reduce((sum, { events: count }) => sum + count, 0)).toBe(60)
    await evictAll()
    expect(await tell(events)).toEqual(Array.from({ length: 60 }, () => 'repeated'))
    await tell([givenEvent(1_000, start)])
    await settleCounters()
    const sums = Object.values(await rollups())
    expect(sums.reduce((sum, count) => sum + count, 0)).toBe(61)
    expect(await deliveryCounter(env, shardOf('nonce-1000', SHARDS)).settle()).toEqual({
      oldestMs: start + 3_600_000,
    })
  })

  it('writes far fewer rows than it counts events', async () => {
    const shard = shardOf('nonce-0', SHARDS)
    const events = Array.from({ length: 3_000 }, (_, at) => givenEvent(at)).filter(
      ({ nonce }) => shardOf(nonce, SHARDS) === shard,
    )
    await Promise.all(events.map(async (event) => await tell([event])))
    const rows = await runInDurableObject(
      env.DELIVERY_COUNTER.getByName(`shard-${shard}`),
      (_, { storage }) =>
        storage.sql.exec<{ rows: number }>('SELECT count(*) AS rows FROM log').one().rows,
    )
    expect(rows / events.length).toBeLessThan(0.34)
  })
})
