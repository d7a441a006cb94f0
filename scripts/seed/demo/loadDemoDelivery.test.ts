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

describe('what was delivered of the demo orders', () => {
  it('is as much as each line has, in rows of their own', () => {
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

  it('lies before now, and is the same each time', () => {
    expect(hours.every(({ hour }) => hour < '2026-11-21T12')).toBe(true)
    expect(demoDelivery(orders, approved, NOW).hours).toEqual(hours)
  })

  it('was shown by publishers that there are', () => {
    const folder = new URL('../../../database/seed/inventory/', import.meta.url)
    const files = ['websites', 'mobile', 'video', 'stations', 'streaming']
    const known = files.map((name) => readFileSync(new URL(`${name}.csv`, folder), 'utf8')).join()
    for (const id of Object.values(DEMO_PUBLISHERS).flat()) expect(known).toContain(`\n${id},`)
  })
})
