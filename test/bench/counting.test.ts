import { evictDurableObject, runInDurableObject, SELF } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { type CountedEvent, hourOf, shardOf } from '#domain/delivery/countedEvent.ts'
import { countInShards, deliveryCounter } from '#worker/adapters/durableObjects.ts'
import {
  givenToken,
  rollups,
  SERVE_ORIGIN,
  settleCounters,
  signed,
  tell as tellBeacon,
} from '#test/support/deliveries.ts'

const SHARDS = 8
const EVENTS = 100_000
const A_CALL = 500
const BEACONS = 2_000
const AT_ONCE = 50

const givenEvent = (at: number): CountedEvent => ({
  lineId: `lin_${at % 20}`,
  kind: 'impression',
  validity: 'valid',
  hour: hourOf(Date.now()),
  versionId: 'crv_a',
  productId: `paper-${at % 10}`,
  formatId: '300x250',
  place: 'US-TX',
  nonce: `nonce-${at}`,
  number: 0,
  answer: 'display',
  screenId: '',
  atMs: Date.now(),
  issuedAtMs: Date.now() - 1_000,
})

const tell = async (events: readonly CountedEvent[]) =>
  await countInShards(env, SHARDS, { events, shardKeys: events.map(({ nonce }) => nonce) })

const shardName = (shard: number) => env.DELIVERY_COUNTER.getByName(`shard-${shard}`)

/** How many a second, of so many that are done some at once. */
async function perSecond(count: number, one: (at: number) => Promise<unknown>): Promise<number> {
  const startMs = performance.now()
  for (let from = 0; from < count; from += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, at) => one(from + at)),
    )
  return Math.round((count * 1_000) / (performance.now() - startMs))
}

const show = (what: string, value: string | number) => console.log(`${what}: ${value}`)

it('counts a hundred thousand events once, killed three times in the middle, totals written twice', async () => {
  const calls = Array.from({ length: EVENTS / A_CALL }, (_, call) =>
    Array.from({ length: A_CALL }, (_, at) => givenEvent(call * A_CALL + at)),
  )
  const startMs = performance.now()
  for (const [at, call] of calls.entries()) {
    const told = tell(call).catch(() => null)
    if (at === 50 || at === 100 || at === 150) {
      for (let shard = 0; shard < SHARDS; shard += 1)
        await runInDurableObject(shardName(shard), (_, ctx) => ctx.abort('killed')).catch(
          () => null,
        )
    }
    if ((await told) === null || at % 5 === 0) await tell(call)
  }
  show(
    'events a second in calls of 500, with the kills',
    Math.round((EVENTS * 1_000) / (performance.now() - startMs)),
  )
  await settleCounters()
  for (let shard = 0; shard < SHARDS; shard += 1) await evictDurableObject(shardName(shard))
  await settleCounters()
  const sums = Object.values(await rollups())
  expect(sums.reduce((sum, count) => sum + count, 0)).toBe(EVENTS)
}, 600_000)

it('measures shards, beacons and an empty route', async () => {
  const own = Array.from({ length: 60_000 }, (_, at) => givenEvent(1_000_000 + at)).filter(
    ({ nonce }) => shardOf(nonce, SHARDS) === 0,
  )
  const one = deliveryCounter(env, 0)
  const single = own.slice(0, BEACONS)
  show(
    'events a second, one shard, one a call',
    await perSecond(single.length, async (at) => await one.count(0, own.slice(at, at + 1))),
  )
  show(
    'events a second, all shards, one a call',
    await perSecond(BEACONS, async (at) => await tell([givenEvent(2_000_000 + at)])),
  )
  const rows = await runInDurableObject(shardName(0), (_, { storage }) => {
    const { rows } = storage.sql.exec<{ rows: number }>('SELECT count(*) AS rows FROM log').one()
    const { events } = storage.sql
      .exec<{ events: number }>('SELECT sum(count) AS events FROM log')
      .one()
    return rows / events
  })
  show('rows of the log an event', rows.toFixed(3))
  const tokens = await Promise.all(
    Array.from({ length: BEACONS }, async () => await signed(givenToken())),
  )
  show(
    'empty routes a second',
    await perSecond(
      BEACONS,
      async () => await (await SELF.fetch(`${SERVE_ORIGIN}/nothing`)).text(),
    ),
  )
  show(
    'beacons a second',
    await perSecond(
      BEACONS,
      async (at) =>
        await tellBeacon('impression', tokens[at] ?? '', {
          'CF-Connecting-IP': `10.0.${at % 200}.1`,
        }),
    ),
  )
  expect(rows).toBeLessThan(1)
}, 600_000)
