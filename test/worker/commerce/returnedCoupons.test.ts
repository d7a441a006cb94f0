import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { checkLedger } from '#worker/operations/orders/ledger/checkLedger.ts'
import { databaseContext } from '#worker/platform/databaseContext.ts'
import { settingsOf } from '#worker/platform/settings.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { callAs, orderedBy, overviewOf, paidOrderOf } from '#test/support/orders/ownOrders.ts'
import { campaignItem, checkoutForm, displayPlan, useShop } from '#test/support/commerce/shop.ts'

useShop()

const check = async () =>
  await checkLedger({
    ...databaseContext(env),
    settings: settingsOf(env),
    now: new Date(),
    requestId: 'test',
    account: null,
    waitUntil: () => {},
  })

describe('the ledger check of a canceled order', () => {
  it('finds nothing wrong when the order returned a coupon that stands for paid money', async () => {
    const login = await givenLogin()
    const admin = await givenLogin({ role: 'admin' })
    const paid = { items: [campaignItem(displayPlan({ budgetMinor: 400_00 }))] }
    const { id, lines } = await paidOrderOf(login, admin, { ...paid, expectedTotalMinor: 400_00 })
    await callAs(login, `/orders/${id}/lines/${lines[0]?.lineId}/stop`, {
      body: { expectedCouponUsdMinor: 400_00 },
    })
    const num = (await overviewOf(login, id)).lines[0]?.coupon?.num ?? ''
    const second = await orderedBy(login, {
      items: [campaignItem(displayPlan({ budgetMinor: 500_00 }))],
      checkout: checkoutForm({ paymentMethod: 'card' }),
      discounts: [{ num, amount: 400_00 }],
      expectedTotalMinor: 100_00,
    })
    expect((await check()).problems).toEqual([])
    const canceled = await callAs(login, `/orders/${second.id}/cancellation`, { method: 'POST' })
    expect(canceled.status).toBe(200)
    expect(await check()).toEqual({ orders: 2, problems: [] })
  })
})
