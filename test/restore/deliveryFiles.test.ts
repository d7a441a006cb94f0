import type { DatabaseSync } from 'node:sqlite'
import { beforeEach, describe, expect, it } from 'vitest'
import { homeOf } from '#database/deliveries.ts'
import { countHours, countParts } from '#database/queries/delivery/closedDeliveries.ts'
import { hourKey, hourOf } from '#domain/reporting/figures/zoneClock.ts'
import { deliveriesOf } from '#worker/adapters/delivery/deliveryHomes.ts'
import { archiveDays } from '#worker/operations/delivery/archiveDays.ts'
import { closeDays } from '#worker/operations/delivery/closeDays.ts'
import {
  LEFT_MS,
  MOVED_PAGES_A_RUN,
  moveDeliveries,
  RELEASED_MS,
} from '#worker/operations/delivery/moveDeliveries.ts'
import { openArchive } from '#worker/operations/delivery/openArchive.ts'
import { databaseContext } from '#worker/platform/databaseContext.ts'
import type { Bindings } from '#worker/platform/env.ts'
import { memoryD1 } from './memoryD1.ts'

const NOW = Date.parse('2026-11-27T10:00:00Z')
const LATER = NOW + 40 * 86_400_000
const NOW_HOUR = hourOf('2026-11-27T10:00:00Z')
const LINES = ['lin_a', 'lin_b', 'lin_c', 'lin_d', '']

let env: Bindings
let first: DatabaseSync
let second: DatabaseSync
let withSecond: Bindings
let files: Map<string, ArrayBuffer>

beforeEach(() => {
  const delivery = memoryD1('deliveryMigrations')
  const further = memoryD1('deliveryMigrations')
  first = delivery.sqlite
  second = further.sqlite
  files = new Map()
  const bucket = {
    put: async (key: string, bytes: ArrayBuffer) => void files.set(key, bytes),
    get: async (key: string) => {
      const bytes = files.get(key)
      return bytes ? { body: new Response(bytes).body } : null
    },
  }
  const bound = { DB: memoryD1('migrations').d1, DELIVERY_DB_0: delivery.d1, DELIVERY_LOG: bucket }
  env = bound as unknown as Bindings
  // Like a release that binds one more database: cached facts about the former bindings do not
  // count.
  withSecond = {
    ...bound,
    DELIVERY_DB_0: delivery.boundAnew(),
    DELIVERY_DB_1: further.d1,
  } as unknown as Bindings
})

const contextAt = (ms: number, bindings: Bindings) => ({
  ...databaseContext(bindings),
  now: new Date(ms),
})

/** Writes a shard's total for a line. */
function count(lineId: string, hoursAgo: number, shard: number, total: number): void {
  first
    .prepare(
      `insert into delivery_hours values (?, 'impression', 'valid', ?, 'crv_a', 'p', 'f', 'US', ?, ?)
       on conflict do update set count = max(count, excluded.count)`,
    )
    .run(lineId, hourKey(NOW_HOUR - hoursAgo), shard, total)
  first
    .prepare(`insert or ignore into delivery_totals values (?, 0, 1, ?)`)
    .run(lineId, new Date(NOW).toISOString())
}

/** The figures of a line by hour and for some days of another zone, and its archived rows. */
async function read(lineId: string, bindings: Bindings) {
  const context = contextAt(LATER, bindings)
  const deliveries = await deliveriesOf(context)
  const db = homeOf(deliveries, lineId)
  const archive = await openArchive(context, deliveries, [lineId])
  const hours = await countHours(db, [lineId])
  const days = { from: Math.ceil((NOW_HOUR - 80) / 24) * 24, to: Math.floor(NOW_HOUR / 24) * 24 }
  return {
    hours: hours.toSorted((a, b) => a.hour - b.hour),
    parts: await countParts(db, [lineId], days),
    rows: await archive.rows(lineId, { from: NOW_HOUR - 100, to: NOW_HOUR }),
  }
}

const readAll = async (bindings: Bindings) =>
  await Promise.all(LINES.map((lineId) => read(lineId, bindings)))

const linesIn = (database: DatabaseSync, table: string) =>
  database
    .prepare(`select distinct line_id as id from ${table}`)
    .all()
    .map(({ id }) => String(id))

async function archiveAll(): Promise<void> {
  await closeDays(contextAt(LATER, env))
  await archiveDays(contextAt(LATER, env))
}

function givenCounted(): void {
  for (const lineId of LINES)
    for (let hoursAgo = 1; hoursAgo < 90; hoursAgo += 1)
      for (const shard of [0, 1]) count(lineId, hoursAgo, shard, 10 + shard)
}

describe('archived days', () => {
  it('keep their figures when their rows move to files', async () => {
    givenCounted()
    const before = await readAll(env)
    await archiveAll()
    expect(linesIn(first, 'delivery_hours')).toEqual([])
    expect(files.size).toBe(5 * LINES.length)
    const after = await readAll(env)
    expect(after.map(({ hours, parts }) => ({ hours, parts }))).toEqual(
      before.map(({ hours, parts }) => ({ hours, parts })),
    )
    expect(after.map(({ rows }) => rows.length)).toEqual(LINES.map(() => 89 * 2))
  })

  it('move to a further database with their lines and late events', async () => {
    givenCounted()
    await archiveAll()
    await moveDeliveries(contextAt(LATER, env))
    count('lin_a', 50, 7, 40)
    const before = await readAll(env)
    const move = async (ms: number) => {
      while ((await moveDeliveries(contextAt(ms, withSecond))) >= MOVED_PAGES_A_RUN);
    }
    await move(LATER)
    await move(LATER + 2 * RELEASED_MS)
    expect(await readAll(withSecond)).toEqual(before)
    await move(LATER + LEFT_MS + 5 * RELEASED_MS)
    expect(await readAll(withSecond)).toEqual(before)
    for (const table of ['delivery_closed_days', 'delivery_archived_lines', 'delivery_totals']) {
      expect(linesIn(first, table)).toEqual(['lin_d'])
      expect(linesIn(second, table).toSorted()).toEqual(['', 'lin_a', 'lin_b', 'lin_c'])
    }
    await archiveDays(contextAt(LATER, withSecond))
    const { rows } = await read('lin_a', withSecond)
    expect(rows.filter(({ shard }) => shard === 7).map(({ count: total }) => total)).toEqual([40])
    expect(linesIn(second, 'delivery_late_hours')).toEqual([])
  })
})
