import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ErrorBody } from '#domain/foundation/errors/productError.ts'
import type { InvoiceView } from '#domain/orders/invoice/invoiceView.types.ts'
import { checkLedger } from '#worker/operations/orders/ledger/checkLedger.ts'
import { applyPaymentEvent } from '#worker/operations/orders/payments/applyPaymentEvent.ts'
import { makeDueRefunds } from '#worker/operations/orders/payments/makeDueRefunds.ts'
import type { PaymentStart } from '#worker/operations/orders/payments/startPayment.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { moneyCame } from '#test/support/orders/amendmentCards.ts'
import { answer, call, useShop } from '#test/support/commerce/shop.ts'
import {
  callAs,
  jobContext,
  orderedBy,
  overviewOf,
  settled,
  type Login,
} from '#test/support/orders/ownOrders.ts'
import { givenSavedCard } from '#test/support/orders/savedCards.ts'

let buyer: Login
let admin: Login
useShop()
beforeEach(async () => {
  buyer = await givenLogin()
  admin = await givenLogin({ role: 'admin' })
})

const codeOf = async (response: Response) => (await response.json<ErrorBody>()).error.code

/** An invoice order with a card payment begun. */
async function begunPayment() {
  const { id } = await orderedBy(buyer)
  const { invoice } = await overviewOf(buyer, id)
  const { payment } = await answer<{ payment: PaymentStart }>(
    callAs(buyer, `/orders/${id}/payments`, { method: 'POST' }),
  )
  const view = async (as: Login = buyer) =>
    await answer<InvoiceView>(callAs(as, `/invoices/${invoice.id}`))
  const state = async () => (await overviewOf(buyer, id)).state
  return { id, invoiceId: invoice.id, payment, view, state }
}

const rows = async (table: string) => (await env.DB.prepare(`select * from ${table}`).all()).results

describe('open invoice of an order', () => {
  it('is paid by a saved card, with order and ledger', async () => {
    const cardId = await givenSavedCard({ kind: 'account', id: buyer.id })
    const { id, payment, view, state } = await begunPayment()
    expect(await view()).toMatchObject({ canPayByCard: true, status: 'open' })
    const path = `/orders/${id}/payments/${payment.paymentId}/saved-card`
    expect(await answer(callAs(buyer, path, { body: { cardId } }))).toEqual({
      isDecided: true,
      state: 'succeeded',
    })
    expect(await state()).toBe('booked')
    expect(await view()).toMatchObject({ canPayByCard: false, status: 'paid' })
    expect(await rows('orders')).toMatchObject([{ paid_by_payment_id: payment.paymentId }])
    expect(await rows('refunds')).toEqual([])
    expect((await checkLedger(jobContext())).problems).toEqual([])
  })

  it('is paid once by a duplicate event at the same moment', async () => {
    const { payment, state } = await begunPayment()
    const event = moneyCame(payment)
    const outcomes = await Promise.all([
      applyPaymentEvent(jobContext(), event),
      applyPaymentEvent(jobContext(), event),
    ])
    expect(outcomes.toSorted()).toEqual(['applied', 'duplicate'])
    expect(await applyPaymentEvent(jobContext(), event)).toBe('duplicate')
    expect(await state()).toBe('booked')
    expect(await rows('payments')).toMatchObject([{ state: 'succeeded' }])
    expect(await rows('refunds')).toEqual([])
    expect((await checkLedger(jobContext())).problems).toEqual([])
  })

  it('refunds the card when the desk has settled it first', async () => {
    const { payment, invoiceId, state } = await begunPayment()
    expect((await settled(admin, invoiceId)).status).toBe(200)
    expect(await rows('payments')).toMatchObject([{ state: 'abandoned' }])
    expect(await applyPaymentEvent(jobContext(), moneyCame(payment))).toBe('applied')
    expect(await state()).toBe('booked')
    await makeDueRefunds(jobContext())
    expect(await rows('refunds')).toMatchObject([{ state: 'made', amount_minor: 150_00 }])
    expect((await checkLedger(jobContext())).problems).toEqual([])
  })

  it('stays open for another amount, which is refunded', async () => {
    const { payment, view, state } = await begunPayment()
    await applyPaymentEvent(jobContext(), moneyCame(payment, { amountMinor: 1_00 }))
    expect(await state()).toBe('awaiting_invoice_payment')
    expect(await view()).toMatchObject({ canPayByCard: true })
    expect(await rows('payments')).toMatchObject([{ state: 'refund_due' }])
  })

  it('cannot be paid by a read-only member', async () => {
    const { id, view } = await begunPayment()
    expect(await view(admin)).toMatchObject({ canPayByCard: false })
    expect(await codeOf(await call(`/orders/${id}/payments`, { method: 'POST' }))).toBe(
      'order_not_found',
    )
    const other = await callAs(admin, `/orders/${id}/payments`, { method: 'POST' })
    expect(await codeOf(other)).toBe('order_not_found')
  })
})
