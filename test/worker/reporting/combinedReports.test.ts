import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { orderLines } from '#database/schema/orders/orders.ts'
import { reachOf } from '#domain/planning/forecast/reach.ts'
import type { ReportReach } from '#domain/reporting/report/reportView.types.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { answer, campaignItem, displayPlan, useShop } from '#test/support/commerce/shop.ts'
import { callAs, paidOrderOf } from '#test/support/orders/ownOrders.ts'

useShop()

describe('GET /api/reports/:id/reach of an order with several campaigns', () => {
  it('counts people once over all campaigns of an order', async () => {
    const [owner, admin] = await Promise.all([givenLogin(), givenLogin({ role: 'admin' })])
    const items = ['cart_1', 'cart_2'].map((key) => campaignItem(displayPlan(), key))
    const order = await paidOrderOf(owner, admin, { items, expectedTotalMinor: 300_00 })
    await connect(env.DB)
      .update(orderLines)
      .set({ deliveredImpressions: 9_000 })
      .where(eq(orderLines.orderId, order.id))
    const reportReachOf = async (id: string) =>
      (await answer<{ reportReach: ReportReach }>(callAs(owner, `/reports/${id}/reach`)))
        .reportReach
    const [one, all] = await Promise.all([
      reportReachOf(order.lines[0]?.lineId ?? ''),
      reportReachOf(order.id),
    ])
    expect(one.together).toBeNull()
    const alone = one.reach ? reachOf(9_000, one.reach) : 0
    expect(alone).toBeGreaterThan(0)
    expect(all).toMatchObject({ region: '', reach: null, together: { impressions: 18_000 } })
    expect(all.together?.people).toBeGreaterThan(alone)
    expect(all.together?.people).toBeLessThan(alone * 2)
  })
})
