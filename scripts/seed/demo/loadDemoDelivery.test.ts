import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { demoOrders } from '#database/seed/demo/demoOrders.ts'
import { DEMO_PUBLISHERS, demoDelivery } from '#database/seed/demo/demoDelivery.ts'
import { countsOf } from '#domain/reporting/figures/deliveryCounts.ts'
import { demoCreativeRows } from './loadDemoCreatives.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const orders = demoOrders(NOW)
const { versions } = await demoCreativeRows(orders, NOW)
const approved = versions.filter(({ state }) => state === 'approved')
const { hours, totals } = demoDelivery(orders, approved, NOW)

describe('the delivery of the demo orders', () => {
  it('equals the delivered amount of each line, in its own rows', () => {
    for (const line of orders.flatMap(({ orderLines }) => orderLines)) {
      const own = hours.filter(({ lineId }) => lineId === line.id)
      expect([line.name, countsOf(own).impressions]).toEqual([
        line.name,
        line.deliveredImpressions ?? 0,
      ])
    }
    const keys = hours.map((row) => JSON.stringify({ ...row, count: null }))
    expect(new Set(keys).size).toBe(keys.length)
    expect(totals.every(({ count }) => count > 0)).toBe(true)
  })

  it('lies in the past and is the same on every run', () => {
    expect(hours.every(({ hour }) => hour < '2026-11-21T12')).toBe(true)
    expect(demoDelivery(orders, approved, NOW).hours).toEqual(hours)
  })

  it('names only existing publishers', () => {
    const folder = new URL('../../../database/seed/inventory/', import.meta.url)
    const files = ['websites', 'mobile', 'video', 'stations', 'streaming']
    const known = files.map((name) => readFileSync(new URL(`${name}.csv`, folder), 'utf8')).join()
    for (const id of Object.values(DEMO_PUBLISHERS).flat()) expect(known).toContain(`\n${id},`)
  })
})
