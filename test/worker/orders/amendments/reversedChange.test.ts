import { env } from 'cloudflare:workers'
import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { listLedgerFacts } from '#database/queries/orders/ledgerChecks.ts'
import { deskAudit } from '#database/schema/foundation/deskAudit.ts'
import { invoices } from '#database/schema/orders/invoices.ts'
import { orderAmendments } from '#database/schema/orders/orderAmendments.ts'
import { orderLines } from '#database/schema/orders/orders.ts'
import { addDays, dayIn } from '#domain/foundation/calendar/calendarDay.ts'
import type { AmendmentView } from '#domain/orders/order/amendment/amendment.types.ts'
import type { BankOutcome, BankPreview, BookedPayment } from '#domain/orders/admin/invoiceDesk.ts'
import { formatInvoiceNumber } from '#domain/orders/invoice/invoiceNumber.ts'
import { ledgerProblems } from '#domain/orders/order/changes/ledgerProblems.ts'
import { closeAmendments } from '#worker/operations/orders/amendments/closeAmendments.ts'
import { answer, useShop } from '#test/support/commerce/shop.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { givenPaidCampaign, readAmendment, sayTo } from '#test/support/orders/amendments.ts'
import { callAs, jobContext, type Login } from '#test/support/orders/ownOrders.ts'

useShop()

let admin: Login
let buyer: Login
beforeEach(async () => {
  admin = await givenLogin({ role: 'admin' })
  buyer = await givenLogin()
})

const db = () => connect(env.DB)
const problems = async () => (await listLedgerFacts(db(), null, 50)).flatMap(ledgerProblems)
const lineOf = async (id: string) =>
  await db().select().from(orderLines).where(eq(orderLines.id, id)).get()
const stateOf = async (id: string) =>
  (await db().select().from(orderAmendments).where(eq(orderAmendments.id, id)).get())?.state

const invoiceOf = async (amendmentId: string) => {
  const isInvoice = and(eq(invoices.amendmentId, amendmentId), eq(invoices.kind, 'invoice'))
  const row = await db().select().from(invoices).where(isInvoice).get()
  if (!row) throw new Error('The change has no invoice.')
  return row
}

const bookings = async () =>
  (await answer<{ bookings: BookedPayment[] }>(callAs(admin, '/desk-invoices/bank-bookings')))
    .bookings

/** Books a bank transfer for the invoice of a change. Returns the booking's key. */
async function book(amendmentId: string, paidOn: string): Promise<string> {
  const invoice = await invoiceOf(amendmentId)
  const amount = (invoice.totalMinor / 100).toFixed(2)
  const text = `Date,Amount,Name,Reference\n${paidOn},${amount},Ann,${formatInvoiceNumber(invoice)}`
  const { matches } = await answer<BankPreview>(
    callAs(admin, '/desk-invoices/bank-previews', { body: { text } }),
  )
  const key = matches[0]?.payment.key ?? ''
  const { outcomes } = await answer<{ outcomes: BankOutcome[] }>(
    callAs(admin, '/desk-invoices/bank-bookings', {
      body: { text, chosen: [{ key, invoiceId: invoice.id }] },
    }),
  )
  expect(outcomes[0]?.outcome).toBe('paid')
  return (await bookings()).find(({ invoiceId }) => invoiceId === invoice.id)?.key ?? ''
}

const reverse = async (key: string, reason = 'It was for another invoice') =>
  await callAs(admin, `/desk-invoices/bank-bookings/${key}/reversal`, { body: { reason } })

/** A change from 150 to 200 dollars, accepted and paid by transfer. */
async function givenPaidChange() {
  const campaign = await givenPaidCampaign({ buyer, admin })
  const before = await lineOf(campaign.lineId)
  const amendmentId = await campaign.propose(200_00)
  expect((await sayTo(buyer, amendmentId, 'accept')).status).toBe(200)
  const key = await book(amendmentId, '2026-11-20')
  expect(await stateOf(amendmentId)).toBe('in_force')
  return { ...campaign, before, amendmentId, key }
}

describe('booked payment of an agreed change', () => {
  it('is reversed with a reason: the line has its former terms and the invoice is open again', async () => {
    const { id, lineId, before, amendmentId, key } = await givenPaidChange()
    expect((await reverse(key, '')).status).toBe(422)
    expect((await reverse(key)).status).toBe(200)
    expect(await lineOf(lineId)).toEqual(before)
    expect(await stateOf(amendmentId)).toBe('awaiting_payment')
    expect(await invoiceOf(amendmentId)).toMatchObject({ state: 'open', paidAt: null })
    expect(await problems()).toEqual([])
    const log = await db().select().from(deskAudit).where(eq(deskAudit.subjectId, id))
    expect(log).toContainEqual(
      expect.objectContaining({ event: 'reverse_booking', reason: 'It was for another invoice' }),
    )
    expect((await bookings()).map((booking) => booking.key)).not.toContain(key)
  })

  it('stays balanced in the ledger when paid, reversed and paid again', async () => {
    const { lineId, amendmentId, key } = await givenPaidChange()
    const paid = await lineOf(lineId)
    expect((await reverse(key)).status).toBe(200)
    const second = await book(amendmentId, '2026-11-21')
    expect(await lineOf(lineId)).toEqual(paid)
    expect(await problems()).toEqual([])
    expect((await reverse(second)).status).toBe(200)
    await book(amendmentId, '2026-11-22')
    expect(await stateOf(amendmentId)).toBe('in_force')
    expect(await problems()).toEqual([])
  })

  it('is reversed once by a double click or two tabs', async () => {
    const { amendmentId, key } = await givenPaidChange()
    const responses = await Promise.all([reverse(key), reverse(key), reverse(key)])
    const statuses = responses.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.every((status) => [200, 404, 409].includes(status))).toBe(true)
    expect(await stateOf(amendmentId)).toBe('awaiting_payment')
    expect(await problems()).toEqual([])
  })

  it('stays when more was delivered than the former terms include, or the campaign changed again', async () => {
    const { lineId, before, key, propose } = await givenPaidChange()
    const booked = before?.impressions?.mid ?? 0
    const set = async (deliveredImpressions: number) => {
      await db().update(orderLines).set({ deliveredImpressions }).where(eq(orderLines.id, lineId))
    }
    await set(booked + 1)
    expect((await reverse(key)).status).toBe(409)
    await set(0)
    await propose(250_00)
    expect((await reverse(key)).status).toBe(409)
    expect(await problems()).toEqual([])
  })

  it('stays where the change released slots, and says what to do instead', async () => {
    const { amendmentId, key } = await givenPaidChange()
    const slots = { added: [], dropped: [{ screenId: 'screen_us_one', week: '2026-12-07' }] }
    await db()
      .update(orderAmendments)
      .set({ slots: sql`${JSON.stringify(slots)}` })
      .where(eq(orderAmendments.id, amendmentId))
    const response = await reverse(key)
    expect(response.status).toBe(409)
    const { error } = await response.json<{ error: { code: string; message: string } }>()
    expect(error.code).toBe('booking_slots_released')
    expect(error.message).toContain('stop the campaign')
    expect(await stateOf(amendmentId)).toBe('in_force')
    expect(await problems()).toEqual([])
  })

  it('has two weeks to be paid again before the change is withdrawn', async () => {
    const { amendmentId, key } = await givenPaidChange()
    await db()
      .update(invoices)
      .set({ dueDate: '2026-01-02' })
      .where(eq(invoices.amendmentId, amendmentId))
    expect((await reverse(key)).status).toBe(200)
    const view = await answer<AmendmentView>(readAmendment(buyer, amendmentId))
    expect(view.invoice?.state).toBe('open')
    expect(view.invoice?.dueDate).toBe(addDays(dayIn('America/Chicago', new Date()), 14))
    await closeAmendments(jobContext())
    expect(await stateOf(amendmentId)).toBe('awaiting_payment')
    const later = new Date(Date.now() + 16 * 86_400_000)
    await closeAmendments({ ...jobContext(), now: later })
    expect(await stateOf(amendmentId)).toBe('withdrawn')
    expect(await problems()).toEqual([])
  })
})
