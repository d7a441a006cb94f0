import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  answer,
  billboardPlan,
  call,
  campaignItem,
  checkoutForm,
  orderBody,
  placed,
  placeOrder,
  startSession,
  useShop,
  type GuestOrder,
} from '#test/support/commerce/shop.ts'

let session = ''
useShop()
beforeEach(async () => {
  session = await startSession()
})

const cancel = ({ order, accessKey }: GuestOrder, key = accessKey) =>
  call(`/orders/${order.id}/cancellation`, {
    method: 'POST',
    headers: { 'x-amd-order-key': key },
  })

const byCard = (discounts: { num: string; amount: number }[] = []) =>
  orderBody({
    checkout: checkoutForm({ paymentMethod: 'card' }),
    items: [campaignItem(billboardPlan())],
    discounts,
  })

describe('POST /api/orders/:id/cancellation', () => {
  it('cancels a card order that awaits its payment, and releases its coupon and slots', async () => {
    const discounts = [{ num: 'EACH25', amount: 25_00 }]
    const first = await placed(session, byCard(discounts))
    const { order } = await answer<GuestOrder>(cancel(first))
    expect(order).toMatchObject({ state: 'cancelled', invoice: { state: 'void' } })
    const claims = await env.DB.prepare('select count(*) as n from slot_claims').first()
    expect(claims).toEqual({ n: 0 })
    const again = await placeOrder(session, byCard(discounts))
    expect(again.status).toBe(201)
  })

  it('returns the same result when repeated, and names who did it', async () => {
    const first = await placed(session, byCard())
    expect((await cancel(first)).status).toBe(200)
    expect((await cancel(first)).status).toBe(200)
    const audit = await env.DB.prepare(
      "select actor, event from order_audit where to_state = 'cancelled'",
    ).all()
    expect(audit.results).toEqual([{ actor: 'buyer', event: 'cancel' }])
  })

  it('leaves a booked order unchanged', async () => {
    const byInvoice = await placed(session, orderBody())
    const response = await cancel(byInvoice)
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ error: { code: 'payment_not_open' } })
  })

  it('requires the key of the order', async () => {
    const first = await placed(session, byCard())
    expect((await cancel(first, 'not-the-key')).status).toBe(404)
  })
})
