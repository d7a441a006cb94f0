import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { listLedgerFacts } from '#database/queries/orders/ledgerChecks.ts'
import { deskAudit } from '#database/schema/foundation/deskAudit.ts'
import { mailOutbox } from '#database/schema/foundation/mailOutbox.ts'
import type {
  BankOutcome,
  BankPreview,
  BookedPayment,
  InvoiceDeskPage,
} from '#domain/orders/admin/invoiceDesk.ts'
import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import { ledgerProblems } from '#domain/orders/order/changes/ledgerProblems.ts'
import { remindOfInvoices } from '#worker/operations/orders/invoices/remindOfInvoices.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { callAs, jobContext, type Login, orderedBy } from '#test/support/orders/ownOrders.ts'
import { adCreationItem, answer, mailsSettled, useShop } from '#test/support/commerce/shop.ts'

useShop()

let finance: Login
let buyer: Login
beforeEach(async () => {
  finance = await givenLogin({ role: 'finance', firstName: 'Fin', lastName: 'Ance' })
  buyer = await givenLogin()
})

const db = () => connect(env.DB)

const listed = async (query = '') =>
  await answer<InvoiceDeskPage>(callAs(finance, `/desk-invoices${query}`))

const ordered = async (quantity: number) =>
  await orderedBy(buyer, { items: [adCreationItem('cart_1', quantity)] })

const preview = async (text: string) =>
  await answer<BankPreview>(callAs(finance, '/desk-invoices/bank-previews', { body: { text } }))

const booked = async (text: string, chosen: { key: string; invoiceId: string }[]) =>
  await answer<{ outcomes: BankOutcome[] }>(
    callAs(finance, '/desk-invoices/bank-bookings', { body: { text, chosen } }),
  )

const decimal = (minor: number) => (minor / 100).toFixed(2)

describe('invoices at the desk', () => {
  it('are listed by due date, searchable, and exported for bookkeeping', async () => {
    const first = await ordered(1)
    const second = await ordered(2)
    await env.DB.prepare(`update invoices set due_date = '2026-01-02' where id = ?`)
      .bind(second.invoice.id)
      .run()
    const numbers = async (query: string) => (await listed(query)).rows.map(({ number }) => number)
    expect(await numbers('')).toEqual([second.invoice.number, first.invoice.number])
    expect(await numbers(`?after=2026-01-02.${second.invoice.id}`)).toEqual([first.invoice.number])
    expect(await numbers('?list=overdue')).toEqual([second.invoice.number])
    expect(await numbers('?list=all')).toEqual([second.invoice.number, first.invoice.number])
    expect(await numbers(`?list=all&q=${first.number}`)).toEqual([first.invoice.number])
    expect(await numbers('?list=all&q=nobody@example.com')).toEqual([])
    const { issuedOn } = (await listed()).rows[0] ?? {}
    const path = `/desk-invoices/bookkeeping.csv?from=${issuedOn}&until=${issuedOn}`
    const [head, ...rows] = (await (await callAs(finance, path)).text()).trim().split('\r\n')
    expect(head?.split(';').length).toBe(12)
    expect(rows.map((row) => row.split(';').slice(0, 3))).toEqual([
      [decimal(first.totals.totalMinor).replace('.', ','), 'S', 'USD'],
      [decimal(second.totals.totalMinor).replace('.', ','), 'S', 'USD'],
    ])
  })

  it('get no reminders while the desk has paused them', async () => {
    const { id, invoice } = await ordered(1)
    await mailsSettled()
    const pause = async (isPaused: boolean) =>
      await callAs(finance, `/desk-invoices/${invoice.id}/reminders`, {
        method: 'PUT',
        body: { isPaused, reason: 'Promised for Friday' },
      })
    expect((await pause(true)).status).toBe(200)
    expect((await listed()).rows[0]?.remindersPausedAt).not.toBeNull()
    const late = new Date(`${addDays((await listed()).rows[0]?.dueDate ?? '', 5)}T12:00:00Z`)
    expect(await remindOfInvoices(jobContext(late))).toBe(0)
    expect((await pause(false)).status).toBe(200)
    expect(await remindOfInvoices(jobContext(late))).toBe(1)
    const mails = await db().select().from(mailOutbox).where(eq(mailOutbox.orderId, id))
    expect(mails.filter(({ kind }) => kind === 'invoice_reminder')).toHaveLength(1)
    const log = await db().select().from(deskAudit).where(eq(deskAudit.subjectId, id))
    expect(log.map(({ event }) => event)).toEqual(['pause_reminders', 'resume_reminders'])
  })
})

describe('bank file', () => {
  it('is previewed first and books confirmed payments, each once', async () => {
    const first = await ordered(1)
    const second = await ordered(2)
    const third = await ordered(3)
    const sum = ({ totals }: typeof first) => decimal(totals.totalMinor)
    const file = [
      'Date,Amount,Currency,Name,Reference',
      `2026-11-20,${sum(first)},USD,Ann,${first.invoice.number}`,
      `2026-11-20,1.00,USD,Ben,${second.number}`,
      `2026-11-21,${sum(third)},USD,Cleo,thank you`,
      '2026-11-21,7.77,USD,Dan,nothing of ours',
    ].join('\n')
    const { matches } = await preview(file)
    expect(matches.map(({ kind, invoice }) => [kind, invoice?.id])).toEqual([
      ['sure', first.invoice.id],
      ['sum', second.invoice.id],
      ['likely', third.invoice.id],
      ['none', undefined],
    ])
    expect((await listed()).rows).toHaveLength(3)
    const chosen = matches.slice(0, 1).map(({ payment }) => ({
      key: payment.key,
      invoiceId: first.invoice.id,
    }))
    const codes = await Promise.all([booked(file, chosen), booked(file, chosen)])
    const outcomes = codes.flatMap((each) => each.outcomes.map(({ outcome }) => outcome))
    expect(outcomes).toContain('paid')
    expect(outcomes).not.toContain('refused')
    expect((await booked(file, chosen)).outcomes[0]?.outcome).toBe('booked_before')
    // The same payment for another invoice is not new money.
    const other = chosen.map(({ key }) => ({ key, invoiceId: second.invoice.id }))
    expect((await booked(file, other)).outcomes[0]?.outcome).toBe('booked_before')
    // A payment for an invoice that is already paid is refused, and can be booked for the right
    // invoice.
    const wrong = [{ key: matches[2]?.payment.key ?? '', invoiceId: first.invoice.id }]
    expect((await booked(file, wrong)).outcomes[0]?.outcome).toBe('refused')
    const right = [{ key: matches[2]?.payment.key ?? '', invoiceId: third.invoice.id }]
    expect((await booked(file, right)).outcomes[0]?.outcome).toBe('paid')
    expect((await preview(file)).matches.map(({ kind }) => kind)).toEqual([
      'booked',
      'sum',
      'booked',
      'none',
    ])
    expect((await listed()).rows.map(({ id }) => id)).toEqual([second.invoice.id])
    const log = await db().select().from(deskAudit).where(eq(deskAudit.subjectId, first.id))
    expect(log).toMatchObject([
      { event: 'settle_invoice', reason: `Bank 2026-11-20, Ann ${first.invoice.number}` },
    ])
    expect((await listLedgerFacts(db(), null, 50)).flatMap(ledgerProblems)).toEqual([])
  })

  it('records partial payments of an invoice, and books the last of them', async () => {
    const { invoice, totals } = await ordered(1)
    const half = Math.floor(totals.totalMinor / 2)
    const file = [
      'Date,Amount,Currency,Name,Reference',
      `2026-11-20,${decimal(half)},USD,Ann,${invoice.number}`,
      `2026-11-21,${decimal(totals.totalMinor - half)},USD,Ann,${invoice.number}`,
      `2026-11-21,${decimal(totals.totalMinor)},EUR,Ann,${invoice.number}`,
      `2026-11-22,${decimal(totals.totalMinor * 2)},USD,Ann,${invoice.number}`,
    ].join('\n')
    const { matches } = await preview(file)
    expect(matches.map(({ kind, restMinor }) => [kind, restMinor])).toEqual([
      ['sum', totals.totalMinor - half],
      ['sum', half],
      ['sum', undefined],
      ['sum', undefined],
    ])
    const choose = (at: number) => [{ key: matches[at]?.payment.key ?? '', invoiceId: invoice.id }]
    for (const at of [2, 3])
      expect((await booked(file, choose(at))).outcomes[0]?.outcome).toBe('refused')
    expect((await booked(file, choose(0))).outcomes[0]?.outcome).toBe('part')
    expect((await listed()).rows).toHaveLength(1)
    expect((await preview(file)).matches.map(({ kind }) => kind)).toEqual([
      'booked',
      'sure',
      'twice',
      'twice',
    ])
    expect((await booked(file, choose(1))).outcomes[0]?.outcome).toBe('paid')
    expect((await listed()).rows).toEqual([])
    expect((await listLedgerFacts(db(), null, 50)).flatMap(ledgerProblems)).toEqual([])
  })

  it('can be reversed with a reason, and the payment booked for another invoice', async () => {
    const first = await ordered(1)
    const second = await ordered(1)
    const file = `Date,Amount,Name,Reference\n2026-11-20,${decimal(first.totals.totalMinor)},Ann,${first.invoice.number}`
    const key = (await preview(file)).matches[0]?.payment.key ?? ''
    await booked(file, [{ key, invoiceId: first.invoice.id }])
    const bookings = async () =>
      (await answer<{ bookings: BookedPayment[] }>(callAs(finance, '/desk-invoices/bank-bookings')))
        .bookings
    const [booking] = await bookings()
    expect(booking).toMatchObject({ invoiceNumber: first.invoice.number, isPart: false })
    const reverse = async (reason: string) =>
      await callAs(finance, `/desk-invoices/bank-bookings/${booking?.key}/reversal`, {
        body: { reason },
      })
    expect((await reverse('')).status).toBe(422)
    expect((await reverse('It was for the other order')).status).toBe(200)
    expect((await reverse('It was for the other order')).status).toBe(404)
    expect(await bookings()).toEqual([])
    expect((await listed()).rows).toHaveLength(2)
    expect((await listLedgerFacts(db(), null, 50)).flatMap(ledgerProblems)).toEqual([])
    const again = await booked(file, [{ key, invoiceId: second.invoice.id }])
    expect(again.outcomes[0]?.outcome).toBe('paid')
    const own = `Date,Amount,Name,Reference\n2026-11-24,${decimal(first.totals.totalMinor)},Ann,${first.invoice.number}`
    const ownKey = (await preview(own)).matches[0]?.payment.key ?? ''
    const paid = await booked(own, [{ key: ownKey, invoiceId: first.invoice.id }])
    expect(paid.outcomes[0]?.outcome).toBe('paid')
    expect((await listLedgerFacts(db(), null, 50)).flatMap(ledgerProblems)).toEqual([])
    const log = await db().select().from(deskAudit).where(eq(deskAudit.subjectId, first.id))
    expect(log.map(({ event }) => event)).toContain('reverse_booking')
  })
})
