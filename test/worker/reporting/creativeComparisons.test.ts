import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { creatives } from '#database/schema/creatives/creatives.ts'
import { creativeComparisons } from '#database/schema/reporting/creativeComparisons.ts'
import { deliveryHours } from '#database/schema/delivery/deliveryHours.ts'
import type { CreativeView } from '#domain/creatives/review/creativeView.ts'
import type { ComparisonView, LineComparisons } from '#domain/reporting/creativeTest/comparison.ts'
import type { OwnChangePreview } from '#domain/orders/order/amendment/ownChange.ts'
import type { OrderOverview } from '#domain/orders/order/orderOverview.types.ts'
import { hourKey, hourOf } from '#domain/reporting/figures/zoneClock.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { answer, call, useShop } from '#test/support/commerce/shop.ts'
import {
  codeOf,
  decide,
  givenReviewer,
  png,
  uploaded,
  type Uploader,
} from '#test/support/creatives/uploads.ts'
import { givenRunning } from '#test/support/delivery/runningLines.ts'

useShop()

const db = () => connect(env.DB)
const deliveries = () => connect(env.DELIVERY_DB_0)
const FORMATS = ['display_300x250']

async function approvedBanner(by: Uploader, lineId: string, shade: number) {
  const { id } = await uploaded(by, lineId, await png(300, 250, { shade }))
  const { creative } = await answer<{ creative: CreativeView }>(
    call(`/creatives/${id}`, {
      method: 'PATCH',
      body: { landingPage: `https://bread.example/${shade}`, weight: 5 },
      headers: by.headers,
    }),
  )
  const versionId = creative.pending?.id ?? ''
  await decide(await givenReviewer(), { verdict: 'approve', versionIds: [versionId] })
  return { creativeId: id, versionId }
}

async function twoBanners() {
  const running = await givenRunning()
  const second = await approvedBanner(running.by, running.lineId, 9)
  return { ...running, second }
}

const path = (lineId: string, rest = '') => `/reports/${lineId}/comparisons${rest}`

const read = async (by: Uploader, lineId: string) =>
  await answer<LineComparisons>(call(path(lineId), { headers: by.headers }))

const start = async (by: Uploader, lineId: string) =>
  await call(path(lineId), { body: { formatIds: FORMATS }, headers: by.headers })

async function started(by: Uploader, lineId: string): Promise<ComparisonView> {
  const { shapes } = await answer<LineComparisons>(start(by, lineId))
  const comparison = shapes[0]?.comparison
  if (!comparison) throw new Error('Nothing is compared.')
  return comparison
}

/**
 * Moves the start of a comparison to three hours ago, and adds counts of its versions since then.
 */
async function counted(
  lineId: string,
  counts: Record<string, { impressions: number; clicks: number }>,
): Promise<void> {
  const hour = hourOf(new Date().toISOString())
  await db()
    .update(creativeComparisons)
    .set({ fromHour: hourKey(hour - 3) })
    .where(eq(creativeComparisons.lineId, lineId))
  for (const [versionId, { impressions, clicks }] of Object.entries(counts)) {
    for (const [kind, count] of [
      ['impression', impressions],
      ['click', clicks],
    ] as const) {
      const row = { lineId, kind, validity: 'valid' as const, versionId, productId: 'site_us_test' }
      const where = { formatId: 'display_300x250', place: 'US-TX', shard: 0 }
      // One hour before it began, so it must not count.
      await deliveries()
        .insert(deliveryHours)
        .values([
          { ...row, ...where, hour: hourKey(hour - 4), count: 999 },
          { ...row, ...where, hour: hourKey(hour - 2), count },
        ])
    }
  }
}

describe('comparing two creatives', () => {
  it('gives them equal shares at all hours, and counts from the next full hour', async () => {
    const { by, lineId, creativeId, second } = await twoBanners()
    await call(`/creatives/${creativeId}`, {
      method: 'PATCH',
      body: { schedule: { kind: 'dates', ranges: [{ from: '2026-01-01', to: '2030-01-01' }] } },
      headers: by.headers,
    })
    const before = await read(by, lineId)
    expect(before).toMatchObject({ outcome: 'clicks', expectedEvents: null, canChange: true })
    expect(before.shapes).toMatchObject([{ formatIds: FORMATS, comparison: null }])
    expect(before.shapes[0]?.creatives).toHaveLength(2)
    const comparison = await started(by, lineId)
    expect(comparison).toMatchObject({ endedAt: null, verdict: { kind: 'open', moreEvents: null } })
    expect(Date.parse(comparison.countsFrom)).toBeGreaterThan(Date.now())
    const rows = await db().select().from(creatives).where(eq(creatives.lineId, lineId))
    expect(rows.map(({ id, weight, schedule }) => ({ id, weight, schedule }))).toEqual(
      expect.arrayContaining([
        { id: creativeId, weight: 1, schedule: null },
        { id: second.creativeId, weight: 1, schedule: null },
      ]),
    )
    const again = await started(by, lineId)
    expect(again.id).toBe(comparison.id)
  })

  it('names the better one by the counts since then, and then runs it alone', async () => {
    const { by, lineId, creativeId, versionId, second } = await twoBanners()
    const { id } = await started(by, lineId)
    await counted(lineId, {
      [versionId]: { impressions: 100_000, clicks: 300 },
      [second.versionId]: { impressions: 100_100, clicks: 480 },
    })
    const { shapes, expectedEvents } = await read(by, lineId)
    expect(expectedEvents).toBeGreaterThan(0)
    expect(shapes[0]?.comparison).toMatchObject({
      creatives: [
        { creativeId, impressions: 100_000, events: 300 },
        { creativeId: second.creativeId, impressions: 100_100, events: 480 },
      ],
      verdict: { kind: 'better', creativeId: second.creativeId, ratio: 1.6 },
    })
    const choice = { body: { creativeId: second.creativeId }, headers: by.headers }
    const after = await answer<LineComparisons>(call(path(lineId, `/${id}/choice`), choice))
    expect(after.shapes[0]?.comparison).toMatchObject({ id, endedBy: 'chosen' })
    const rows = await db().select().from(creatives).where(eq(creatives.lineId, lineId))
    const scheduleOf = (one: string) => rows.find((row) => row.id === one)?.schedule
    expect(scheduleOf(second.creativeId)).toBeNull()
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
    expect(scheduleOf(creativeId)).toMatchObject({ kind: 'dates', ranges: [{ to: yesterday }] })
    expect(rows.every(({ removedAt }) => removedAt === null)).toBe(true)
    expect(await codeOf(await call(path(lineId, `/${id}/choice`), choice))).toBe(
      'comparison_not_found',
    )
  })

  it('ends when a creative changes, is removed or is joined by another', async () => {
    const { by, lineId, creativeId } = await twoBanners()
    const newest = async () => (await read(by, lineId)).shapes[0]?.comparison
    await started(by, lineId)
    const headers = { headers: by.headers }
    await call(`/creatives/${creativeId}`, {
      method: 'PATCH',
      body: { title: 'Bread' },
      ...headers,
    })
    expect(await newest()).toMatchObject({ endedBy: null })
    await call(`/creatives/${creativeId}`, { method: 'PATCH', body: { weight: 3 }, ...headers })
    expect(await newest()).toMatchObject({ endedBy: 'changed' })
    await started(by, lineId)
    const third = await approvedBanner(by, lineId, 44)
    expect(await newest()).toMatchObject({ endedBy: 'changed' })
    expect((await started(by, lineId)).creatives).toHaveLength(3)
    await call(`/creatives/${third.creativeId}`, { method: 'DELETE', ...headers })
    expect(await newest()).toMatchObject({ endedBy: 'changed' })
  })

  it('can be stopped by its buyer, whose creatives stay unchanged', async () => {
    const { by, lineId } = await twoBanners()
    const { id } = await started(by, lineId)
    const stopped = await answer<LineComparisons>(
      call(path(lineId, `/${id}`), { method: 'DELETE', headers: by.headers }),
    )
    expect(stopped.shapes[0]?.comparison).toMatchObject({ id, endedBy: 'stopped' })
  })

  it('continues when its buyer changes the campaign: both creatives reach the same people', async () => {
    const { by, lineId, orderId } = await twoBanners()
    const { id } = await started(by, lineId)
    const headers = { headers: by.headers }
    const { lines } = await answer<OrderOverview>(call(`/orders/${orderId}/overview`, headers))
    const [line] = lines
    if (!line?.plan) throw new Error('There is no campaign.')
    const change = {
      ...line.plan,
      frequencyCapPerDay: 9,
      audience: { ...line.plan.audience, gender: 'female' as const },
    }
    const at = `/orders/${orderId}/lines/${lineId}`
    const { mark } = await answer<OwnChangePreview>(
      call(`${at}/change-preview`, { body: { change }, ...headers }),
    )
    expect((await call(`${at}/changes`, { body: { change, mark }, ...headers })).status).toBe(200)
    const { shapes } = await read(by, lineId)
    expect(shapes[0]?.comparison).toMatchObject({ id, endedBy: null })
  })

  it('requires two approved creatives of one size', async () => {
    const { by, lineId } = await givenRunning()
    expect((await read(by, lineId)).shapes).toEqual([])
    expect(await codeOf(await start(by, lineId))).toBe('too_few_to_compare')
  })

  it('is closed to others, and read-only for the desk', async () => {
    const { by, lineId } = await twoBanners()
    const { id } = await started(by, lineId)
    const [stranger, admin] = await Promise.all([givenLogin(), givenLogin({ role: 'admin' })])
    const as = (cookie: string): Uploader => ({ headers: { Cookie: cookie } })
    for (const who of [as(stranger.cookie), { headers: {} }]) {
      expect((await call(path(lineId), { headers: who.headers })).status).toBe(404)
      expect((await start(who, lineId)).status).toBe(404)
      const stop = { method: 'DELETE', headers: who.headers }
      expect((await call(path(lineId, `/${id}`), stop)).status).toBe(404)
    }
    expect(await read(as(admin.cookie), lineId)).toMatchObject({ canChange: false })
    expect((await start(as(admin.cookie), lineId)).status).toBe(404)
  })
})
