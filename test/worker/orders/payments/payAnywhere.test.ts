import { beforeEach, describe, expect, it } from 'vitest'
import type { OrderOverview } from '#domain/orders/order/orderOverview.types.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { callAs, orderedBy, overviewOf, type Login } from '#test/support/orders/ownOrders.ts'
import { answer, checkoutForm, useShop } from '#test/support/commerce/shop.ts'

let login: Login
useShop()
beforeEach(async () => {
  login = await givenLogin()
})

const card = { number: '4242424242424242', expiry: '12/30', cvc: '123' }

/**
 * A card order that awaits its payment, in a browser without the keys of the one that placed it.
 */
const waitingOrder = async () =>
  await orderedBy(login, { checkout: checkoutForm({ paymentMethod: 'card' }) })

const started = async (who: Pick<Login, 'cookie'>, id: string) =>
  await callAs(who, `/orders/${id}/payments`, { method: 'POST' })

describe('card order that awaits its payment', () => {
  it('is paid by its logged-in owner from any browser', async () => {
    const { id } = await waitingOrder()
    expect(await overviewOf(login, id)).toMatchObject({ canPay: true, state: 'awaiting_payment' })
    const { payment } = await answer<{ payment: { paymentId: string } }>(started(login, id))
    const path = `/orders/${id}/payments/${payment.paymentId}/test-card`
    expect((await callAs(login, path, { body: { card } })).status).toBe(200)
    expect(await overviewOf(login, id)).toMatchObject({ canPay: false, state: 'booked' })
    expect((await started(login, id)).status).toBe(409)
  })

  it('cannot be read, paid or canceled by anybody else, including an admin', async () => {
    const { id } = await waitingOrder()
    const admin = await givenLogin({ role: 'admin' })
    for (const who of [await givenLogin(), admin, { cookie: '' }]) {
      expect((await callAs(who, `/orders/${id}`)).status).toBe(404)
      expect((await started(who, id)).status).toBe(404)
      expect((await callAs(who, `/orders/${id}/cancellation`, { method: 'POST' })).status).toBe(404)
    }
    const seen = await answer<OrderOverview>(callAs(admin, `/orders/${id}/overview`))
    expect(seen).toMatchObject({ canPay: false, lines: [{ canStop: false }] })
  })
})

describe('details saved for next time', () => {
  const entriesOf = async () =>
    await Promise.all([
      answer<{ billingAddresses: { line1: string }[] }>(callAs(login, '/billing-addresses')),
      answer<{ advertisers: { name: string }[] }>(callAs(login, '/advertisers')),
    ])

  it('include the order’s address and advertiser, once, and only on request', async () => {
    await orderedBy(login)
    expect(await entriesOf()).toEqual([{ billingAddresses: [] }, { advertisers: [] }])
    for (let orders = 0; orders < 2; orders += 1) {
      await orderedBy(login, { saveForNextTime: { billing: true, advertiser: true } })
      await expect
        .poll(entriesOf)
        .toMatchObject([
          { billingAddresses: [{ line1: '1 Main St', zipCode: '78701' }] },
          { advertisers: [{ name: 'Lee Bakery', website: 'https://lee.example.com' }] },
        ])
    }
    const [{ billingAddresses }, { advertisers }] = await entriesOf()
    expect([billingAddresses.length, advertisers.length]).toEqual([1, 1])
  })
})
