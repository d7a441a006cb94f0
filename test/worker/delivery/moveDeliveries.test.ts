import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { connect, type Database } from '#database/connection.ts'
import { writeDeliveryTotals } from '#database/queries/delivery/deliveryCounts.ts'
import { countBilled } from '#database/queries/delivery/closedDeliveries.ts'
import { deliveryHours, deliveryTotals } from '#database/schema/delivery/deliveryHours.ts'
import { deliveryLayouts } from '#database/schema/delivery/deliveryLayouts.ts'
import { screenPlays } from '#database/schema/delivery/screenPlays.ts'
import { deliveriesOf, writeToHomes } from '#worker/adapters/delivery/deliveryHomes.ts'
import { databaseContext } from '#worker/platform/databaseContext.ts'
import type { Bindings } from '#worker/platform/env.ts'
import {
  LEFT_MS,
  MOVED_PAGES_A_RUN,
  moveDeliveries,
  RELEASED_MS,
} from '#worker/operations/delivery/moveDeliveries.ts'

const START = Date.parse('2026-11-27T12:00:00Z')

const orders = () => connect(env.DB)
const delivery = () => connect(env.DELIVERY_DB_0)

/**
 * A separate binding, as after a new release: cached facts about other bindings do not apply to it.
 */
const freshEnv = (bindings: Bindings = env): Bindings =>
  Object.create(bindings, {
    DELIVERY_DB_0: { value: Object.create(env.DELIVERY_DB_0) as D1Database },
  }) as Bindings

const contextAt = (ms: number) => ({ ...databaseContext(freshEnv()), now: new Date(START + ms) })

const totalsOf = (lineId: string, count: number) => ({
  shard: 3,
  at: '2026-11-20T10:30:00.000Z',
  hours: [
    {
      lineId,
      kind: 'play' as const,
      validity: 'valid' as const,
      hour: '2026-11-20T10',
      versionId: 'crv_a',
      productId: 'screen_a',
      formatId: 'f',
      place: 'US',
      count,
    },
  ],
  lines: [{ lineId, count }],
  plays: [{ lineId, atMs: 1, playId: `p${count}`, screenId: 'screen_a', versionId: 'crv_a' }],
})

/** Runs the job until nothing is left to do at this time. */
async function moveAll(ms: number): Promise<void> {
  while ((await moveDeliveries(contextAt(ms))) >= MOVED_PAGES_A_RUN);
}

const countsIn = async (db: Database) => ({
  hours: await db.$count(deliveryHours),
  totals: await db.$count(deliveryTotals),
  plays: await db.$count(screenPlays),
})
const NOTHING = { hours: 0, totals: 0, plays: 0 }
const layout = async () => (await orders().select().from(deliveryLayouts))[0]
const read = async (ms: number, lineId: string) => {
  const [db] = await deliveriesOf(contextAt(ms))
  return (await countBilled(db, [lineId]))[0]
}

describe('counted rows of the orders database', () => {
  it('are read there, then copied, read from the delivery database, and deleted a week later', async () => {
    await writeDeliveryTotals(orders(), totalsOf('lin_old', 7))
    expect(await read(0, 'lin_old')).toMatchObject({ hours: 7, totals: 7 })
    await moveAll(0)
    expect(await layout()).toMatchObject({ reads: 0, copies: 1, leaves: null })
    // Nothing is copied until every Worker of the previous release is gone, but both databases are
    // written.
    await moveAll(RELEASED_MS / 2)
    expect(await countsIn(delivery())).toEqual(NOTHING)
    await writeToHomes(contextAt(0), totalsOf('lin_new', 2))
    expect(await countsIn(delivery())).toEqual({ hours: 1, totals: 1, plays: 1 })
    expect(await read(0, 'lin_new')).toMatchObject({ hours: 2, totals: 2 })

    await moveAll(2 * RELEASED_MS)
    expect(await layout()).toMatchObject({ reads: 1, copies: null, leaves: 0 })
    for (const [lineId, count] of [['lin_old', 7] as const, ['lin_new', 2] as const])
      expect(await read(0, lineId)).toMatchObject({ hours: count, totals: count })
    await writeToHomes(contextAt(0), totalsOf('lin_new', 5))
    expect(await countsIn(orders())).toEqual({ hours: 2, totals: 2, plays: 3 })

    await moveAll(LEFT_MS + 3 * RELEASED_MS)
    expect(await countsIn(orders())).toEqual(NOTHING)
    expect(await layout()).toMatchObject({ reads: 1, copies: null, leaves: null })
    expect(await read(0, 'lin_new')).toMatchObject({ hours: 5, totals: 5 })
    await writeToHomes(contextAt(0), totalsOf('lin_new', 6))
    expect(await countsIn(orders())).toEqual(NOTHING)
    expect(await countsIn(delivery())).toEqual({ hours: 2, totals: 2, plays: 4 })
  })

  it('written late by an earlier release move as well, and never lower newer totals', async () => {
    await writeDeliveryTotals(orders(), totalsOf('lin_old', 7))
    for (const ms of [0, 2 * RELEASED_MS]) await moveAll(ms)
    await writeDeliveryTotals(delivery(), totalsOf('lin_both', 9))
    await writeDeliveryTotals(orders(), totalsOf('lin_old', 8))
    await writeDeliveryTotals(orders(), totalsOf('lin_both', 4))
    await moveAll(LEFT_MS + 3 * RELEASED_MS)
    expect(await read(0, 'lin_old')).toMatchObject({ hours: 8, totals: 8 })
    expect(await read(0, 'lin_both')).toMatchObject({ hours: 9, totals: 9 })
    expect(await countsIn(orders())).toEqual(NOTHING)
  })
})

describe('environment without counted rows', () => {
  it('uses delivery databases from the start, and records that', async () => {
    await writeToHomes(contextAt(0), totalsOf('lin_a', 1))
    await moveAll(0)
    expect(await layout()).toMatchObject({ reads: 1, copies: null, leaves: null })
    expect(await read(0, 'lin_a')).toMatchObject({ hours: 1, totals: 1 })
    expect(await countsIn(orders())).toEqual(NOTHING)
  })
})
