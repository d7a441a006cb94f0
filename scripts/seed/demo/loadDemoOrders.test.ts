import { describe, expect, it } from 'vitest'
import { demoOrders } from '#database/seed/demo/demoOrders.ts'
import { ledgerProblems } from '#domain/orders/order/changes/ledgerProblems.ts'
import {
  AD_CREATION_LINE_STATES,
  CAMPAIGN_LINE_STATES,
} from '#domain/orders/order/line/lineState.ts'
import { ORDER_STATES } from '#domain/orders/order/orderState.ts'
import { applySeeds } from '../d1Seed.ts'
import { demoOrdersSeed } from './loadDemoOrders.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const list = demoOrders(NOW)

describe('cover every state of orders and of lines', () => {
  it('are in every state, and so are their lines', () => {
    const lines = list.flatMap(({ orderLines }) => orderLines)
    const statesOf = (type: string) =>
      new Set(lines.filter((line) => line.type === type).map(({ state }) => state))
    expect(new Set(list.flatMap(({ orders }) => orders.map(({ state }) => state)))).toEqual(
      new Set(ORDER_STATES),
    )
    expect(statesOf('campaign')).toEqual(new Set(CAMPAIGN_LINE_STATES))
    const packages = new Set<string>(AD_CREATION_LINE_STATES)
    for (const state of ['reserved', 'cancelled']) packages.delete(state)
    expect(statesOf('adcreation')).toEqual(packages)
  })

  it('have unique IDs', () => {
    const ids = list.flatMap((rows) =>
      [rows.orders, rows.orderLines, rows.invoices].flat().map(({ id }) => id),
    )
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z]{3}_[0-9A-Za-z]{24}$/)
  })

  it('have a ledger without differences', () => {
    for (const { orders, orderLines, ledgerEntries, coupons } of list) {
      const [order] = orders
      if (!order) throw new Error('an order is missing')
      const problems = ledgerProblems({
        order,
        lines: orderLines,
        entries: ledgerEntries,
        paidCoupons: new Set(),
        refunds: [],
        unpaidExtras: [],
        issuedCoupons: coupons.map(({ num, lineId, amountMinor }) => ({
          num,
          lineId: lineId ?? '',
          amountMinor,
        })),
      })
      expect(problems).toEqual([])
    }
  })

  it('are refused by every deployed database', async () => {
    const target = { kind: 'remote', environment: 'production' } as const
    await expect(applySeeds([demoOrdersSeed(NOW)], target)).rejects.toThrow('never for production')
  })
})
