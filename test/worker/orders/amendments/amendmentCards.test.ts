import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { ledgerEntries } from '#database/schema/orders/ledgerEntries.ts'
import { mailOutbox } from '#database/schema/foundation/mailOutbox.ts'
import { orderAudit, orderLines } from '#database/schema/orders/orders.ts'
import { payments } from '#database/schema/orders/payments.ts'
import { closeAmendments } from '#worker/operations/orders/amendments/closeAmendments.ts'
import { checkLedger } from '#worker/operations/orders/ledger/checkLedger.ts'
import { applyPaymentEvent } from '#worker/operations/orders/payments/applyPaymentEvent.ts'
import { makeDueRefunds } from '#worker/operations/orders/payments/makeDueRefunds.ts'
import type { PaymentStart } from '#worker/operations/orders/payments/startPayment.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import {
  CARDS,
  givenAcceptedChange,
  givenBegunPayment,
  moneyCame,
  payByCard,
  startPaying,
} from '#test/support/orders/amendmentCards.ts'
import {
  callAs,
  jobContext,
  overviewOf,
  settled,
  type Login,
} from '#test/support/orders/ownOrders.ts'
import {
  answer,
  mailsSettled,
  openTestPayment,
  startSession,
  useShop,
} from '#test/support/commerce/shop.ts'

const DAY = 86_400_000

useShop()

let buyer: Login
let admin: Login
beforeEach(async () => {
  buyer = await givenLogin()
  admin = await givenLogin({ role: 'admin' })
})

const db = () => connect(env.DB)
const codeOf = async (response: Response) =>
  (await response.json<{ error?: { code: string } }>()).error?.code
const ledger = async () => (await checkLedger(jobContext())).problems
const begun = () => givenBegunPayment({ buyer, admin })
const lineOf = async (orderId: string) => (await overviewOf(buyer, orderId)).lines[0]
const timesPaid = async () => await db().$count(orderAudit, eq(orderAudit.event, 'pay_amendment'))
const withdraw = async ({ id, amendmentId }: { id: string; amendmentId: string }) =>
  await callAs(admin, `/desk-orders/${id}/amendments/${amendmentId}/withdrawal`, {
    body: { reason: 'Not needed any more' },
  })

/** Checks that every surplus payment was refunded, with its ledger entry. */
async function expectGoneBack(orderId: string, amountMinor: number) {
  await makeDueRefunds(jobContext())
  const rows = await db().select().from(ledgerEntries).where(eq(ledgerEntries.orderId, orderId))
  const sum = (kind: string) =>
    rows
      .filter((row) => row.kind === kind)
      .reduce((total, row) => total + (row.amountMinor ?? 0), 0)
  expect([sum('refund_due'), sum('refunded')]).toEqual([amountMinor, amountMinor])
  expect(await ledger()).toEqual([])
}

describe('price difference of a change, paid by card', () => {
  it('puts the change into effect when it is paid, together with its invoice', async () => {
    const { id, amendmentId, payment, view } = await begun()
    const before = await view()
    expect(before).toMatchObject({ state: 'awaiting_payment', canPayByCard: true, refunds: [] })
    const totalMinor = before.extra?.amounts.totalMinor ?? 0
    expect(payment).toMatchObject({ amountMinor: totalMinor, currency: 'USD', state: 'open' })
    const { paymentId } = payment
    expect(await answer(payByCard(buyer, { amendmentId, paymentId }))).toEqual({
      state: 'succeeded',
    })
    expect(await view()).toMatchObject({
      state: 'in_force',
      canPayByCard: false,
      invoice: { id: before.invoice?.id, state: 'paid' },
    })
    expect(await lineOf(id)).toMatchObject({
      plan: { budgetMinor: 300_00 },
      balance: { dueUsdMinor: 0, paidUsdMinor: 300_00 },
    })
    await mailsSettled()
    const mails = await db()
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.kind, 'amendment_in_force'))
    expect(mails.length).toBe(1)
    expect(await ledger()).toEqual([])
    expect((await overviewOf(buyer, id)).invoice.status).toBe('paid')
    expect(await codeOf(await startPaying(buyer, amendmentId))).toBe('payment_not_open')
  })

  it('is one payment from three tabs, and paid once on a triple click', async () => {
    const { id, amendmentId, paymentId } = await begun()
    const starts = await Promise.all(
      [1, 2, 3].map(() => answer<{ payment: PaymentStart }>(startPaying(buyer, amendmentId))),
    )
    expect(new Set(starts.map(({ payment }) => payment.paymentId))).toEqual(new Set([paymentId]))
    const clicks = await Promise.all(
      [1, 2, 3].map(() => payByCard(buyer, { amendmentId, paymentId })),
    )
    expect(clicks.some(({ ok }) => ok)).toBe(true)
    expect(await codeOf(await payByCard(buyer, { amendmentId, paymentId }))).toBe(
      'payment_not_open',
    )
    expect(await timesPaid()).toBe(1)
    expect((await lineOf(id))?.balance.paidUsdMinor).toBe(300_00)
    expect((await overviewOf(buyer, id)).refunds).toEqual([])
    expect(await ledger()).toEqual([])
  })

  it('can be retried after a decline, and asks for a challenge', async () => {
    const { amendmentId, paymentId, view } = await begun()
    const pay = async (number: string) => await payByCard(buyer, { amendmentId, paymentId }, number)
    const challenged = async (accept: boolean) =>
      await callAs(buyer, `/amendments/${amendmentId}/payments/${paymentId}/test-challenge`, {
        body: { accept },
      })
    expect((await pay(CARDS.declined)).status).toBe(402)
    expect(await codeOf(await challenged(true))).toBe('payment_not_open')
    expect(await answer(pay(CARDS.challenge))).toEqual({ state: 'challenge' })
    expect(await codeOf(await challenged(false))).toBe('payment_declined')
    expect((await view()).state).toBe('awaiting_payment')
    await pay(CARDS.challenge)
    expect(await answer(challenged(true))).toEqual({ state: 'succeeded' })
    expect((await view()).state).toBe('in_force')
  })

  it('can be paid only by its buyer, in its own amount and under its own ID', async () => {
    const { id, amendmentId, paymentId, payment, view } = await begun()
    const stranger = await givenLogin()
    for (const login of [stranger, admin]) {
      expect(await codeOf(await startPaying(login, amendmentId))).toBe('amendment_not_found')
      const tried = await payByCard(login, { amendmentId, paymentId })
      expect(await codeOf(tried)).toBe('amendment_not_found')
    }
    const forged = { amountMinor: 1, currency: 'JPY', amendmentId: 'amd_x' }
    const again = await answer<{ payment: PaymentStart }>(startPaying(buyer, amendmentId, forged))
    expect(again.payment).toEqual(payment)
    // Neither as the payment of the order nor as a payment of another order.
    const card = { card: { number: CARDS.good, expiry: '12/30', cvc: '123' } }
    const asOrder = await callAs(buyer, `/orders/${id}/payments/${paymentId}/test-card`, {
      body: card,
    })
    expect(await codeOf(asOrder)).toBe('payment_not_open')
    const other = await openTestPayment(await startSession())
    const foreign = await payByCard(buyer, { amendmentId, paymentId: other.paymentId })
    expect(await codeOf(foreign)).toBe('payment_not_open')
    expect((await other.read()).state).toBe('awaiting_payment')
    expect((await view()).state).toBe('awaiting_payment')
    expect(await timesPaid()).toBe(0)
  })

  it('is refunded for another amount, and the change can still be paid', async () => {
    const { id, amendmentId, payment, view } = await begun()
    await applyPaymentEvent(jobContext(), moneyCame(payment, { amountMinor: 1 }))
    expect(await view()).toMatchObject({
      state: 'awaiting_payment',
      canPayByCard: true,
      refunds: [{ reason: 'other_sum', amountMinor: 1 }],
    })
    await expectGoneBack(id, 1)
    const next = await answer<{ payment: PaymentStart }>(startPaying(buyer, amendmentId))
    const { paymentId } = next.payment
    expect(paymentId).not.toBe(payment.paymentId)
    expect((await payByCard(buyer, { amendmentId, paymentId })).status).toBe(200)
    expect((await view()).state).toBe('in_force')
    await expectGoneBack(id, 1)
  })

  it('takes effect though its buyer closed the laptop, however often the gateway reports it', async () => {
    const { id, payment, view } = await begun()
    const same = moneyCame(payment)
    const told = await Promise.all([1, 2, 3].map(() => applyPaymentEvent(jobContext(), same)))
    expect(told.filter((outcome) => outcome === 'applied')).toHaveLength(1)
    await applyPaymentEvent(jobContext(), moneyCame(payment))
    await applyPaymentEvent(jobContext(), moneyCame(payment, { type: 'declined' }))
    expect((await view()).state).toBe('in_force')
    expect(await timesPaid()).toBe(1)
    expect((await lineOf(id))?.balance).toMatchObject({ dueUsdMinor: 0, paidUsdMinor: 300_00 })
    expect((await overviewOf(buyer, id)).refunds).toEqual([])
    expect(await ledger()).toEqual([])
  })
})

describe('card payment that is too late for a change', () => {
  it('is refunded when the desk has withdrawn it, and when it has expired', async () => {
    const taken = await begun()
    expect((await withdraw(taken)).status).toBe(200)
    const due = await begun()
    await closeAmendments(jobContext(new Date(Date.now() + 16 * DAY)))
    for (const { id, payment, amendmentId, view } of [taken, due]) {
      expect(await codeOf(await startPaying(buyer, amendmentId))).toBe('payment_not_open')
      await applyPaymentEvent(jobContext(), moneyCame(payment))
      expect(await view()).toMatchObject({
        state: 'withdrawn',
        invoice: { state: 'void' },
        refunds: [{ reason: 'change_closed', amountMinor: payment.amountMinor, isMade: false }],
      })
      expect((await lineOf(id))?.balance).toMatchObject({ dueUsdMinor: 0, paidUsdMinor: 150_00 })
      await expectGoneBack(id, payment.amountMinor)
    }
  })

  it('is refunded when a transfer paid it before', async () => {
    const { id, payment, view } = await begun()
    const { invoice } = await view()
    expect((await settled(admin, invoice?.id ?? '')).status).toBe(200)
    const [row] = await db().select().from(payments).where(eq(payments.id, payment.paymentId))
    expect(row?.state).toBe('abandoned')
    await applyPaymentEvent(jobContext(), moneyCame(payment))
    expect(await view()).toMatchObject({
      state: 'in_force',
      refunds: [{ reason: 'change_paid_twice' }],
    })
    expect((await lineOf(id))?.balance.paidUsdMinor).toBe(300_00)
    await expectGoneBack(id, payment.amountMinor)
  })

  it('is refunded when its campaign has ended', async () => {
    const { id, lineId, payment, amendmentId, view } = await begun()
    await db().update(orderLines).set({ state: 'stopped' }).where(eq(orderLines.id, lineId))
    expect(await codeOf(await startPaying(buyer, amendmentId))).toBe('payment_not_open')
    await applyPaymentEvent(jobContext(), moneyCame(payment))
    expect((await view()).refunds).toMatchObject([{ reason: 'change_closed' }])
    await closeAmendments(jobContext())
    expect(await view()).toMatchObject({ state: 'withdrawn', invoice: { state: 'void' } })
    await db()
      .update(orderLines)
      .set({ state: 'awaiting_creatives' })
      .where(eq(orderLines.id, lineId))
    await expectGoneBack(id, payment.amountMinor)
  })

  it('excludes a transfer or a withdrawal at the same moment: exactly one takes effect', async () => {
    const transferred = await begun()
    const invoiceId = (await transferred.view()).invoice?.id ?? ''
    await Promise.all([
      settled(admin, invoiceId),
      applyPaymentEvent(jobContext(), moneyCame(transferred.payment)),
    ])
    expect((await transferred.view()).state).toBe('in_force')
    expect((await lineOf(transferred.id))?.balance.paidUsdMinor).toBe(300_00)
    const withdrawn = await begun()
    await Promise.all([
      withdraw(withdrawn),
      applyPaymentEvent(jobContext(), moneyCame(withdrawn.payment)),
    ])
    const { state, refunds } = await withdrawn.view()
    expect([state, refunds.length]).toEqual(state === 'in_force' ? [state, 0] : ['withdrawn', 1])
    const { balance } = (await lineOf(withdrawn.id)) ?? {}
    expect(balance?.dueUsdMinor).toBe(0)
    expect(balance?.paidUsdMinor).toBe(state === 'in_force' ? 300_00 : 150_00)
    expect(await ledger()).toEqual([])
  })
})

describe('change that costs less than the minimum card charge', () => {
  it('is paid by its invoice only', async () => {
    const { amendmentId, view } = await givenAcceptedChange({ buyer, admin }, 150_10)
    expect(await view()).toMatchObject({ state: 'awaiting_payment', canPayByCard: false })
    expect(await codeOf(await startPaying(buyer, amendmentId))).toBe('payment_not_open')
    const { invoice } = await view()
    expect((await settled(admin, invoice?.id ?? '')).status).toBe(200)
    expect((await view()).state).toBe('in_force')
  })
})
