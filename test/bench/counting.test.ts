import { setTimeout as pause } from 'node:timers/promises'
import { evictDurableObject, runInDurableObject, SELF } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { type CountedEvent, hourOf, shardOf } from '#domain/delivery/counting/countedEvent.ts'
import type { CounterPorts } from '#durable/counter/counter.types.ts'
import { countInShards, deliveryCounter } from '#worker/adapters/durableObjects.ts'
import {
  givenToken,
  rollups,
  SERVE_ORIGIN,
  settleCounters,
  signed,
  tell as tellBeacon,
} from '#test/support/delivery/deliveries.ts'

const SHARDS = 8
const EVENTS = 100_000
const A_CALL = 500
const BEACONS = 2_000
const AT_ONCE = 50
/** Events per second, one per call, of a quiet hour and busier ones. */
const RATES = [4, 40, 400] as const
const MEASURED_S = 10
const TICK_MS = 250

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

/** Runs a call `count` times, some at once. Returns how many complete per second. */
async function perSecond(count: number, one: (at: number) => Promise<unknown>): Promise<number> {
  const startMs = performance.now()
  for (let from = 0; from < count; from += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, at) => one(from + at)),
    )
  return Math.round((count * 1_000) / (performance.now() - startMs))
}

const show = (what: string, value: string | number) => console.log(`${what}: ${value}`)

it('counts a hundred thousand events once despite three kills and totals written twice', async () => {
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

interface RowsWritten {
  alarms: number
  rollups: number
}

const countLog = async (shard: number) =>
  await runInDurableObject(shardName(shard), (_, { storage }) =>
    Number(storage.sql.exec('SELECT count(*) AS rows FROM log').one()['rows']),
  )

const allShards = Array.from({ length: SHARDS }, (_, shard) => shard)
const logRows = async () => (await Promise.all(allShards.map(countLog))).reduce((a, b) => a + b, 0)

/** Adds a shard's writes to `rows` from now on. */
const watch = async (shard: number, rows: RowsWritten) =>
  await runInDurableObject(shardName(shard), (counter, { storage }) => {
    const { ports } = counter as unknown as { ports: CounterPorts }
    const { writeTotals } = ports
    ports.writeTotals = async (totals) => {
      rows.rollups += totals.hours.length + totals.lines.length + totals.plays.length
      await writeTotals(totals)
    }
    const setAlarm = storage.setAlarm.bind(storage)
    storage.setAlarm = async (at) => {
      rows.alarms += 1
      await setAlarm(at)
    }
  })

it('measures the rows written per event', async () => {
  const rows = { alarms: 0, rollups: 0 }
  await settleCounters()
  for (const shard of allShards) await watch(shard, rows)
  for (const [at, rate] of RATES.entries()) {
    const before = { log: await logRows(), ...rows }
    const ticks = (MEASURED_S * 1_000) / TICK_MS
    const aTick = (rate * TICK_MS) / 1_000
    for (let tick = 0; tick < ticks; tick += 1) {
      const first = 3_000_000 + at * 100_000 + tick * aTick
      const told = Array.from({ length: aTick }, (_, one) => tell([givenEvent(first + one)]))
      await Promise.all([...told, pause(TICK_MS)])
    }
    await settleCounters()
    const events = rate * MEASURED_S
    const share = (count: number) => (count / events).toFixed(3)
    const log = (await logRows()) - before.log
    show(
      `rows an event at ${rate} a second`,
      `${share(log)} of the log, ${share(rows.alarms - before.alarms)} of alarms, ${share(rows.rollups - before.rollups)} of the rollups`,
    )
    expect(log).toBeGreaterThan(0)
    expect(rows.rollups).toBeGreaterThan(before.rollups)
  }
}, 600_000)
