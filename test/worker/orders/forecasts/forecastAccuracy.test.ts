import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { listBandsOf } from '#database/queries/planning/forecastBands.ts'
import { readDataVersions } from '#database/queries/foundation/seedVersions.ts'
import type { ForecastAccuracy } from '#domain/orders/admin/forecastAccuracy.ts'
import { copyRow } from '#test/support/foundation/copyRow.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { runJobs } from '#test/support/foundation/jobs.ts'
import { mailbox } from '#test/support/foundation/mailbox.ts'
import { answer, campaignItem, displayPlan, useShop } from '#test/support/commerce/shop.ts'
import { callAs, jobContext, orderedBy, type Login } from '#test/support/orders/ownOrders.ts'
import { measureForecasts } from '#worker/operations/orders/orders/measureForecasts.ts'

const DAY_MS = 86_400_000
const NOW = new Date()
const ENDED = new Date(NOW.getTime() - 10 * DAY_MS).toISOString()

useShop()

let buyer: Login
let lineId: string
let mid: number
beforeEach(async () => {
  buyer = await givenLogin()
  const order = await orderedBy(buyer, { items: [campaignItem(displayPlan())] })
  lineId = order.lines[0]?.id ?? ''
  mid = order.lines[0]?.impressions?.mid ?? 0
})

const db = () => connect(env.DB)

let copied = 0
beforeEach(() => void (copied = 0))

/**
 * Copies of the ordered campaign that have ended, with 70.5%, 71%, 71.5% … of their forecast
 * delivered.
 */
async function givenEnded(count: number, changes: Record<string, string> = {}): Promise<void> {
  await copyRow(
    'order_lines',
    count,
    {
      id: `'lin_ended' || (${copied} + nr)`,
      position: `${100 + copied} + nr`,
      state: `'ended'`,
      ends_at: `'${ENDED}'`,
      delivered_impressions: `cast(${mid} * (0.7 + nr * 0.005) as integer)`,
      ...changes,
    },
    `id = '${lineId}'`,
  )
  copied += count
}

const measure = async () => await measureForecasts(jobContext(NOW))

describe('nightly job that measures forecasts', () => {
  it('measures a band from at least 30 campaigns, except those that did not run as booked', async () => {
    await givenEnded(29)
    await givenEnded(1, { stopped_at: `'${ENDED}'` })
    await givenEnded(1, { pauses: `'[]'` })
    await givenEnded(1, { ends_at: `'${NOW.toISOString()}'` })
    expect(await measure()).toBe(29)
    expect(await listBandsOf(db(), 'online_display')).toEqual([])
    await givenEnded(1)
    expect(await measure()).toBe(1)
    const bands = await listBandsOf(db(), 'online_display')
    expect(bands.map(({ market, campaigns }) => [market, campaigns])).toEqual([
      ['', 30],
      ['US', 30],
    ])
    expect(bands[0]?.low).toBeCloseTo(0.7, 1)
  })

  it('leaves known outcomes and an unchanged band as they are', async () => {
    await givenEnded(40)
    await measure()
    const version = await readDataVersions(db())
    expect(await measure()).toBe(0)
    expect(await readDataVersions(db())).toEqual(version)
  })

  it('shows its band with the products and in the next order, and the largest misses to the desk', async () => {
    await givenEnded(40)
    await runJobs('night', NOW, { MAIL: mailbox().MAIL })
    const { bands } = await answer<{ bands: Record<string, { campaigns: number }> }>(
      callAs(buyer, '/products?country=US&mediaType=online_display'),
    )
    expect(bands['']?.campaigns).toBe(40)
    const { lines } = await orderedBy(buyer, { items: [campaignItem(displayPlan())] })
    expect((lines[0]?.impressions?.low ?? 0) / mid).toBeCloseTo(0.7, 1)
    const finance = await givenLogin({ role: 'finance' })
    const { media, furthest } = await answer<ForecastAccuracy>(callAs(finance, '/desk-forecasts'))
    expect(media.find(({ mediaType }) => mediaType === 'online_display')?.campaigns).toBe(40)
    expect(media.find(({ mediaType }) => mediaType === 'ctv')?.band).toBeNull()
    expect(furthest).toHaveLength(20)
    expect(furthest[0]?.delivered).toBe(Math.floor(mid * 0.705))
    expect((await callAs(buyer, '/desk-forecasts')).status).toBe(403)
  })
})
