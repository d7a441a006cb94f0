import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connect } from '#database/connection.ts'
import { listServedLines } from '#database/queries/delivery/deliveryBook.ts'
import type { BoardPage } from '#domain/orders/admin/orderBoard.ts'
import type { OrderDeskView } from '#domain/orders/admin/orderDesk.ts'
import { checkLedger } from '#worker/operations/orders/ledger/checkLedger.ts'
import type { PaymentStart } from '#worker/operations/orders/payments/startPayment.ts'
import { databaseContext } from '#worker/platform/databaseContext.ts'
import { settingsOf } from '#worker/platform/settings.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { callAs } from '#test/support/orders/ownOrders.ts'
import {
  answer,
  checkoutForm,
  orderBody,
  placed,
  startSession,
  useShop,
} from '#test/support/commerce/shop.ts'
import {
  callWithStripe,
  sendWebhook,
  StripeFake,
  stripeEnv,
} from '#test/support/orders/stripeFake.ts'

let stripe: StripeFake
useShop()
beforeEach(() => {
  stripe = new StripeFake()
  stripe.install()
})
afterEach(() => void vi.unstubAllGlobals())

const rowsOf = async (sql: string) => (await env.DB.prepare(sql).all()).results

/** A card order paid with `pi_1`, whose campaign runs. */
async function runningOrder() {
  const checkout = checkoutForm({ paymentMethod: 'card' })
  const { order, accessKey } = await placed(await startSession(), orderBody({ checkout }))
  const headers = { 'x-amd-order-key': accessKey }
  await answer<{ payment: PaymentStart }>(
    callWithStripe(`/orders/${order.id}/payments`, { method: 'POST', headers }),
  )
  stripe.receive('pi_1')
  await sendWebhook(stripe.eventBody('payment_intent.succeeded', 'pi_1', {}, 'evt_paid'))
  await env.DB.prepare(`update order_lines set state = 'running' where order_id = ?`)
    .bind(order.id)
    .run()
  return order.id
}

let events = 0

/** A webhook about the dispute of `pi_1`. */
async function dispute(type: string, status: string): Promise<Response> {
  events += 1
  return await sendWebhook(
    JSON.stringify({
      id: `evt_dispute_${events}`,
      object: 'event',
      created: Math.floor(Date.now() / 1_000),
      type: `charge.dispute.${type}`,
      data: {
        object: {
          id: 'dp_1',
          object: 'dispute',
          amount: 150_00,
          currency: 'usd',
          payment_intent: 'pi_1',
          reason: 'fraudulent',
          status,
          evidence_details: { due_by: 1_800_000_000 },
        },
      },
    }),
  )
}

const served = async () => {
  const soon = new Date(Date.now() + 400 * 86_400_000).toISOString()
  const lines = await listServedLines(connect(env.DB), { now: '2020-01-01T00:00:00.000Z', soon })
  return lines.length
}

const states = async () => await rowsOf('select state from order_disputes')

const money = async () =>
  await rowsOf(
    `select kind, amount_minor as amount from ledger_entries where kind like 'dispute%' order by kind`,
  )

const audited = async () =>
  (await rowsOf(`select event from order_audit where event like 'dispute%' order by id`)).map(
    ({ event }) => event,
  )

const problems = async () =>
  (
    await checkLedger({
      ...databaseContext(stripeEnv),
      settings: settingsOf(stripeEnv),
      now: new Date(),
      requestId: 'test',
      account: null,
      waitUntil: () => {},
    })
  ).problems

const alerts = async () => await rowsOf('select key, resolved_at from operations_alerts')

describe('chargeback', () => {
  it('flags the order, halts its campaigns and records the withdrawn money', async () => {
    await runningOrder()
    expect(await served()).toBe(1)
    expect((await dispute('created', 'needs_response')).status).toBe(200)
    await dispute('funds_withdrawn', 'needs_response')
    expect(await states()).toEqual([{ state: 'open' }])
    expect(await served()).toBe(0)
    expect(await money()).toEqual([{ kind: 'dispute_withdrawn', amount: 150_00 }])
    expect(await audited()).toEqual(['dispute_open'])
    expect(await alerts()).toEqual([{ key: 'dispute:dp_1', resolved_at: null }])
    expect(await problems()).toEqual([])
  })

  it('is shown on the order and found on the board until we win it', async () => {
    const orderId = await runningOrder()
    const admin = await givenLogin({ role: 'admin' })
    const onBoard = async () =>
      (await answer<BoardPage>(callAs(admin, '/desk-orders?disputed=yes'))).rows
    expect(await onBoard()).toEqual([])
    await dispute('created', 'needs_response')
    expect(await onBoard()).toMatchObject([{ orderId, isDisputed: true }])
    const desk = await answer<OrderDeskView>(callAs(admin, `/desk-orders/${orderId}`))
    expect(desk.disputes).toMatchObject([
      { id: 'dp_1', state: 'open', reason: 'fraudulent', amountMinor: 150_00, closedAt: null },
    ])
    await dispute('closed', 'won')
    expect(await onBoard()).toEqual([])
    const all = await answer<BoardPage>(callAs(admin, '/desk-orders'))
    expect(all.rows).toMatchObject([{ orderId, isDisputed: false }])
  })

  it('that is won resumes the campaigns, with the money back in the ledger', async () => {
    await runningOrder()
    await dispute('created', 'needs_response')
    await dispute('funds_withdrawn', 'under_review')
    await dispute('closed', 'won')
    await dispute('funds_reinstated', 'won')
    expect(await states()).toEqual([{ state: 'won' }])
    expect(await served()).toBe(1)
    expect(await money()).toEqual([
      { kind: 'dispute_reinstated', amount: 150_00 },
      { kind: 'dispute_withdrawn', amount: 150_00 },
    ])
    expect(await audited()).toEqual(['dispute_open', 'dispute_won'])
    expect(await alerts()).toEqual([{ key: 'dispute:dp_1', resolved_at: expect.any(String) }])
    expect(await problems()).toEqual([])
  })

  it('that is lost keeps the campaigns halted', async () => {
    await runningOrder()
    await dispute('created', 'needs_response')
    await dispute('funds_withdrawn', 'needs_response')
    await dispute('closed', 'lost')
    expect(await states()).toEqual([{ state: 'lost' }])
    expect(await served()).toBe(0)
    expect(await money()).toEqual([{ kind: 'dispute_withdrawn', amount: 150_00 }])
    expect(await problems()).toEqual([])
  })

  it('has the same result when its events arrive twice and in any order', async () => {
    await runningOrder()
    await dispute('closed', 'won')
    await dispute('funds_reinstated', 'won')
    await dispute('created', 'needs_response')
    await dispute('funds_withdrawn', 'needs_response')
    await dispute('funds_withdrawn', 'needs_response')
    expect(await states()).toEqual([{ state: 'won' }])
    expect(await served()).toBe(1)
    expect(await money()).toHaveLength(2)
    expect(await audited()).toEqual(['dispute_won'])
  })

  it('that is only an inquiry is flagged and halts nothing', async () => {
    await runningOrder()
    await dispute('created', 'warning_needs_response')
    expect(await states()).toEqual([{ state: 'inquiry' }])
    expect(await served()).toBe(1)
    await dispute('closed', 'warning_closed')
    expect(await states()).toEqual([{ state: 'closed' }])
    expect(await money()).toEqual([])
  })

  it('of somebody else’s payment is acknowledged and changes nothing', async () => {
    expect((await dispute('created', 'needs_response')).status).toBe(200)
    expect(await states()).toEqual([])
  })
})
