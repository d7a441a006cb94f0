import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { deliveryHours, deliveryTotals } from '#database/schema/delivery/deliveryHours.ts'
import { orderLines } from '#database/schema/orders/orders.ts'
import {
  hourFileKey,
  type HourRow,
  readHourRows,
  ROWS_KEPT_DAYS,
} from '#domain/delivery/counting/hourFile.ts'
import { hourKey, hourOf } from '#domain/reporting/figures/zoneClock.ts'
import type { ReportView } from '#domain/reporting/report/reportView.types.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { answer, useShop } from '#test/support/commerce/shop.ts'
import { callAs, jobContext, paidOrderOf } from '#test/support/orders/ownOrders.ts'
import { archiveDays } from '#worker/operations/delivery/archiveDays.ts'
import { closeDays } from '#worker/operations/delivery/closeDays.ts'
import { countOutcomes } from '#worker/operations/reporting/creativeTest/countOutcomes.ts'

useShop()

const DAY_MS = 86_400_000
const START_DAYS_AGO = 4
/** The time from which all counts are old enough to be archived. */
const LATER = new Date(Date.now() + (ROWS_KEPT_DAYS + 1) * DAY_MS)
const NOW_HOUR = hourOf(new Date().toISOString())

const deliveries = () => connect(env.DELIVERY_DB_0)
const storedRows = async () => await deliveries().select().from(deliveryHours)

const rowOf = (lineId: string, changes: Partial<HourRow> & { hoursAgo: number }): HourRow => {
  const { hoursAgo, ...others } = changes
  return {
    lineId,
    kind: 'impression',
    validity: 'valid',
    hour: hourKey(NOW_HOUR - hoursAgo),
    versionId: 'crv_a',
    productId: 'site_us_test',
    formatId: 'display_300x250',
    place: 'US-TX',
    shard: 0,
    count: 1,
    ...others,
  }
}

const counted = async (rows: HourRow[]) => await deliveries().insert(deliveryHours).values(rows)

/** A campaign that began four days ago, with its counts. */
async function givenCounted() {
  const [owner, admin] = await Promise.all([givenLogin(), givenLogin({ role: 'admin' })])
  const order = await paidOrderOf(owner, admin)
  const lineId = order.lines[0]?.lineId ?? ''
  const startsAt = new Date(Date.now() - START_DAYS_AGO * DAY_MS).toISOString()
  const endsAt = new Date(Date.now() + 6 * DAY_MS).toISOString()
  await connect(env.DB)
    .update(orderLines)
    .set({
      state: 'running',
      startsAt,
      endsAt,
      startDate: startsAt.slice(0, 10),
      endDate: endsAt.slice(0, 10),
    })
    .where(eq(orderLines.id, lineId))
  const rows = Array.from({ length: 90 }, (_, hoursAgo) => [
    rowOf(lineId, { hoursAgo: hoursAgo + 1, count: 10 }),
    rowOf(lineId, { hoursAgo: hoursAgo + 1, shard: 1, versionId: 'crv_b', count: 3 }),
    rowOf(lineId, { hoursAgo: hoursAgo + 1, kind: 'click', place: '', count: 2 }),
    rowOf(lineId, { hoursAgo: hoursAgo + 1, validity: 'crawler', count: 5 }),
  ]).flat()
  for (const some of [rows.slice(0, 180), rows.slice(180)])
    for (let at = 0; at < some.length; at += 9) await counted(some.slice(at, at + 9))
  await deliveries()
    .insert(deliveryTotals)
    .values({ lineId, shard: 0, count: 1_170, at: new Date().toISOString() })
  return { owner, lineId }
}

type Given = Awaited<ReturnType<typeof givenCounted>>

/**
 * Everything that readers get of a line: its full report, reports of days in a time zone, its file,
 * and the counts of its versions.
 */
async function readAll({ owner, lineId }: Given) {
  const day = (daysAgo: number) =>
    new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10)
  const reports = ['', `?zone=PST&from=${day(3)}&to=${day(2)}`, `?zone=CET&from=${day(2)}`]
  const views: unknown[] = []
  for (const query of reports) {
    const { totals, breakdowns, grid } = await answer<ReportView>(
      callAs(owner, `/reports/${lineId}${query}`),
    )
    views.push([totals.counts, breakdowns, grid])
  }
  const file = await callAs(owner, `/reports/${lineId}/files/csv?zone=CST`)
  const of = { lineId, formatIds: ['display_300x250'] }
  const [from, to] = [hourKey(NOW_HOUR - 70), hourKey(NOW_HOUR - 20)]
  const outcomes = [
    ...(await countOutcomes(jobContext(), 'clicks', { ...of, from, to }, from)),
    ...(await countOutcomes(jobContext(), 'clicks', of, hourKey(NOW_HOUR - 95))),
  ]
  const byVersion = outcomes.toSorted(
    (a, b) => a.impressions - b.impressions || (a.versionId < b.versionId ? -1 : 1),
  )
  return { views, file: await file.text(), outcomes: byVersion }
}

/** Runs the nightly work until nothing is left. */
async function archived(): Promise<void> {
  await closeDays(jobContext(LATER))
  await archiveDays(jobContext(LATER))
}

const fileOf = async (lineId: string, day: string) => {
  const stored = await env.DELIVERY_LOG.get(hourFileKey(lineId, day))
  const text = stored?.body.pipeThrough(new DecompressionStream('gzip'))
  return text ? readHourRows(await new Response(text).text()) : []
}

describe('rows of closed days', () => {
  it('stay in place until they are old', async () => {
    const { lineId } = await givenCounted()
    await closeDays(jobContext())
    await archiveDays(jobContext())
    expect(await storedRows()).toHaveLength(360)
    expect((await env.DELIVERY_LOG.list({ prefix: 'hours/' })).objects).toEqual([])
    expect(await fileOf(lineId, hourKey(NOW_HOUR).slice(0, 10))).toEqual([])
  })

  it('move to a file per line and day, and every reader finds the same as before', async () => {
    const given = await givenCounted()
    const before = await readAll(given)
    const rows = await storedRows()
    await archived()
    expect(await storedRows()).toEqual([])
    const days = [...new Set(rows.map(({ hour }) => hour.slice(0, 10)))]
    const { objects } = await env.DELIVERY_LOG.list({ prefix: 'hours/' })
    expect(objects.map(({ key }) => key).toSorted()).toEqual(
      days.map((day) => hourFileKey(given.lineId, day)).toSorted(),
    )
    const inFiles = await Promise.all(days.map((day) => fileOf(given.lineId, day)))
    expect(inFiles.flat()).toHaveLength(rows.length)
    expect(inFiles.flat()).toEqual(expect.arrayContaining(rows))
    expect(await readAll(given)).toEqual(before)
  })

  it('include late totals once, however often they arrive', async () => {
    const given = await givenCounted()
    await archived()
    const day = hourKey(NOW_HOUR - 50).slice(0, 10)
    const [before, rows] = [await readAll(given), await fileOf(given.lineId, day)]
    const late = rowOf(given.lineId, { hoursAgo: 50, shard: 7, count: 40 })
    await counted([late])
    expect(await storedRows()).toEqual([])
    // The report does not change before the nightly work.
    expect(await readAll(given)).toEqual(before)
    await archived()
    await counted([late])
    await counted([{ ...late, count: 35 }])
    await archived()
    expect(await fileOf(given.lineId, day)).toEqual([...rows, late])
    const { views } = await readAll(given)
    const impressions = (view: unknown) => (view as [{ impressions: number }])[0].impressions
    expect(impressions(views[0])).toBe(impressions(before.views[0]) + 40)
    const { results } = await env.DELIVERY_DB_0.prepare('select * from delivery_late_hours').all()
    expect(results).toEqual([])
  })
})
