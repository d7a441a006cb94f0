import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { AdminCounts } from '#domain/sales/admin/adminCounts.ts'
import type { TodayView } from '#domain/sales/admin/today.ts'
import { ARRIVAL_COOKIE } from '#domain/foundation/analytics/arrival.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { callAs, orderedBy, paidOrderOf } from '#test/support/orders/ownOrders.ts'
import { answer, checkoutForm, mailsSettled, useShop } from '#test/support/commerce/shop.ts'

useShop()

describe('counts of the navigation', () => {
  it('include waiting and late items, within each role’s rights', async () => {
    const buyer = await givenLogin()
    const admin = await givenLogin({ role: 'admin' })
    const open = await orderedBy(buyer)
    await orderedBy(buyer)
    await env.DB.prepare(`update invoices set due_date = '2026-01-02' where order_id = ?`)
      .bind(open.id)
      .run()
    const counts = async (by: { cookie: string }) =>
      await answer<AdminCounts>(callAs(by, '/today/counts'))
    const { adminOrders, adminInvoices, ...others } = await counts(admin)
    expect(adminOrders?.count).toBeGreaterThan(1)
    expect(adminInvoices).toEqual({ count: 2, late: 1 })
    const none = { count: 0, late: 0 }
    expect(others).toEqual({
      reviews: none,
      productions: none,
      leads: none,
      offers: none,
      desk: none,
    })
    const sales = await givenLogin({ role: 'sales' })
    expect(await counts(sales)).toMatchObject({
      adminOrders: null,
      adminInvoices: null,
      leads: none,
      desk: null,
    })
    expect((await callAs(buyer, '/today/counts')).status).toBe(403)
  })
})

describe('Today', () => {
  it('shows sold, unpaid and stuck orders, within each role’s rights', async () => {
    const buyer = await givenLogin()
    const admin = await givenLogin({ role: 'admin' })
    const { totalUsdMinor } = await paidOrderOf(buyer, admin)
    const open = await orderedBy(buyer)
    const byAd = {
      ...buyer,
      cookie: `${buyer.cookie}; ${ARRIVAL_COOKIE}=utm_source%3Dnews%26r%3Dx`,
    }
    await orderedBy(byAd, { checkout: checkoutForm({ paymentMethod: 'card' }) })
    await mailsSettled()
    await env.DB.batch([
      env.DB.prepare(`update mail_outbox set sent_at = null, attempts = 3, last_error = 'no mailbox'
        where order_id = ? and kind = 'order_confirmation'`).bind(open.id),
      env.DB.prepare(`update invoices set due_date = '2026-01-02' where order_id = ?`).bind(
        open.id,
      ),
      env.DB.prepare(
        `insert into ledger_checks (at, orders, problems) values ('2026-01-01T02:00:00.000Z', 3, '["lost"]')`,
      ),
    ])
    const today = async (by: { cookie: string }) => await answer<TodayView>(callAs(by, '/today'))
    expect(await today(admin)).toMatchObject({
      orders: {
        ordersToday: 3,
        ordersOfWeek: 3,
        revenueTodayUsdMinor: totalUsdMinor,
        sources: [
          { source: 'Direct or not known', orders: 2 },
          { source: 'news', orders: 1 },
        ],
      },
      unpaid: { count: 1, overdue: 1, oldestDueDate: '2026-01-02' },
      fellShort: { count: 0 },
      reviews: { count: 0, oldestAt: null },
      leads: { toAnswer: 0, overdue: 0 },
      productions: { toDo: 0, overdue: 0 },
      staleRates: [],
      stuck: [{ what: 'mail', orderId: open.id, attempts: 3, lastError: 'no mailbox' }],
      ledger: { orders: 3, problems: ['lost'] },
    })
    const sales = await givenLogin({ role: 'sales' })
    expect(await today(sales)).toEqual({
      orders: null,
      unpaid: null,
      fellShort: null,
      reviews: null,
      leads: { toAnswer: 0, overdue: 0 },
      productions: null,
      resets: null,
      staleRates: null,
      stuck: null,
      ledger: null,
      failedJobs: null,
      alerts: null,
      disputes: null,
      stoppedMail: null,
    })
  })
})
