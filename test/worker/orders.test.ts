import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  adCreationItem,
  answer,
  call,
  campaignItem,
  displayPlan,
  openShop,
  orderBody,
  placed,
  startSession,
  type PlacedOrder,
} from '#test/support/shop.ts'

let session = ''
beforeEach(async () => {
  await openShop()
  session = await startSession()
})

describe('POST /api/orders', () => {
  it('places an order with lines, invoice, audit and mail', async () => {
    const items = [campaignItem(displayPlan()), adCreationItem('cart_2', 2)]
    const { order, accessKey } = await placed(session, orderBody({ items }))
    expect(order).toMatchObject({
      number: 'AMD-100001',
      state: 'awaiting_invoice_payment',
      totals: { totalMinor: 150_00 + 2 * 90_00 },
      invoice: { state: 'open' },
      lines: [{ state: 'awaiting_creatives' }, { state: 'awaiting_brief', quantity: 2 }],
    })
    expect(order.invoice.number).toMatch(/^INV-\d{4}-000001$/)
    const read = await answer<PlacedOrder>(call(`/orders/${order.id}?key=${accessKey}`))
    expect(read.order.number).toBe(order.number)
    const audit = await env.DB.prepare('select event, to_state from order_audit').all()
    expect(audit.results).toEqual([{ event: 'place', to_state: 'awaiting_invoice_payment' }])
  })
})
