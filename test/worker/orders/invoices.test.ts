import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeEach, describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { invoices } from '#database/schema/orders/invoices.ts'
import { mailOutbox } from '#database/schema/foundation/mailOutbox.ts'
import { addDays, formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import type { InvoiceView } from '#domain/orders/invoice/invoiceView.types.ts'
import type { InvoiceListPage } from '#domain/orders/invoice/invoiceList.types.ts'
import { invoicePdf } from '#worker/adapters/pdf/invoicePdf.ts'
import { correctInvoice } from '#worker/operations/orders/invoices/correctInvoice.ts'
import { remindOfInvoices } from '#worker/operations/orders/invoices/remindOfInvoices.ts'
import { checkLedger } from '#worker/operations/orders/ledger/checkLedger.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import {
  callAs,
  jobContext,
  orderedBy,
  overviewOf,
  paidOrderOf,
  settled,
  type Login,
} from '#test/support/orders/ownOrders.ts'
import {
  answer,
  checkoutForm,
  orderBody,
  placed,
  startSession,
  useShop,
} from '#test/support/commerce/shop.ts'

let login: Login
let admin: Login
useShop()
beforeEach(async () => {
  login = await givenLogin()
  admin = await givenLogin({ role: 'admin' })
})

const db = () => connect(env.DB)

describe('invoice numbers', () => {
  it('of 50 simultaneous orders are 50 consecutive ones', async () => {
    const session = await startSession()
    await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        placed(session, orderBody({ checkout: checkoutForm({ email: `b${at}@example.com` }) })),
      ),
    )
    const rows = await db().select().from(invoices).orderBy(invoices.sequence)
    expect(rows.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 50 }, (_, at) => at + 1),
    )
  })
})

describe('GET /api/invoices', () => {
  it('lists the account’s own, newest first, by status', async () => {
    const other = await givenLogin()
    await orderedBy(other)
    const open = await orderedBy(login)
    const paid = await paidOrderOf(login, admin)
    const list = async (query = '') =>
      await answer<InvoiceListPage>(callAs(login, `/invoices${query}`))
    const { rows, total } = await list()
    expect(total).toBe(2)
    expect(rows).toMatchObject([
      { orderNumber: paid.number, status: 'paid', totalMinor: 150_00, currency: 'USD' },
      { orderNumber: open.number, status: 'open', paidAt: null },
    ])
    expect((await list('?status=open')).rows).toHaveLength(1)
    expect((await list('?status=overdue')).rows).toHaveLength(0)
    await db().update(invoices).set({ dueDate: '2026-01-01' }).where(eq(invoices.state, 'open'))
    expect((await list('?status=overdue')).rows).toMatchObject([{ status: 'overdue' }])
    expect((await callAs({ cookie: '' }, '/invoices')).status).toBe(403)
  })
})

describe('date of an invoice', () => {
  it.each([
    ['2026-03-01T05:59:59.000Z', '2026-02-28', 'Sat, Feb 28, 2026'],
    ['2026-03-01T06:00:00.000Z', '2026-03-01', 'Sun, Mar 1, 2026'],
    // In summer, midnight is an hour earlier in UTC.
    ['2026-07-01T05:00:00.000Z', '2026-07-01', 'Wed, Jul 1, 2026'],
  ])('issued at %s is %s in the list, on the document and on paper', async (at, day, words) => {
    const { id } = await orderedBy(login)
    await db().update(invoices).set({ issuedAt: at }).where(eq(invoices.orderId, id))
    const { rows } = await answer<InvoiceListPage>(callAs(login, '/invoices'))
    expect(rows).toMatchObject([{ issuedOn: day }])
    const { document } = await answer<InvoiceView>(callAs(login, `/invoices/${rows[0]?.id}`))
    expect(document.issuedOn).toBe(day)
    expect(document.notes).toContain('Dates are in Central Time.')
    const paper = JSON.stringify(invoicePdf(document))
    expect(paper).toContain(`"${words}"`)
    expect(paper).toContain('Dates are in Central Time.')
  })

  it('decides the year of its number', async () => {
    const now = new Date('2027-01-01T05:30:00.000Z')
    const { id } = await orderedBy(login)
    const { invoice } = await overviewOf(login, id)
    await callAs(admin, `/invoices/${invoice.id}/settlement`, { method: 'POST' })
    const context = { ...jobContext(), now }
    const { invoiceId } = await correctInvoice(context, {
      invoiceId: invoice.id,
      reason: 'Street was wrong',
      line1: '2 Side St',
    })
    const [corrected] = await db().select().from(invoices).where(eq(invoices.id, invoiceId))
    expect(corrected?.year).toBe(2026)
  })
})

describe('GET /api/invoices/:id', () => {
  const invoiceIdOf = async (orderId: string) => (await overviewOf(login, orderId)).invoice.id
  const pdfOf = async (invoiceId: string, who = login) =>
    await callAs(who, `/invoices/${invoiceId}/pdf`)

  it('returns everything that is printed, to its owner only', async () => {
    const other = await givenLogin()
    const { id } = await orderedBy(login, {
      discounts: [{ num: 'TEST25', amount: 25_00 }],
    })
    const invoiceId = await invoiceIdOf(id)
    const view = await answer<InvoiceView>(callAs(login, `/invoices/${invoiceId}`))
    expect(view).toMatchObject({
      status: 'open',
      document: {
        title: 'Invoice',
        pageSize: 'LETTER',
        buyer: { address: ['Ann Lee', '1 Main St', 'Austin, TX 78701', 'United States'] },
        coupons: [{ label: 'Coupon TEST25', amountMinor: -25_00 }],
        taxRule: 'Texas: advertising services not taxed.',
        totalMinor: 125_00,
      },
    })
    expect((await callAs(other, `/invoices/${invoiceId}`)).status).toBe(404)
    expect((await pdfOf(invoiceId, other)).status).toBe(404)
    expect((await pdfOf(invoiceId, admin)).status).toBe(200)
  })

  it('always returns the same PDF', async () => {
    const { id } = await orderedBy(login, {
      checkout: checkoutForm({
        contact: { firstName: 'Zoë', lastName: 'Łukaszewicz-Ünal Ωmega Дмитрий' },
      }),
    })
    const invoiceId = await invoiceIdOf(id)
    const first = await pdfOf(invoiceId)
    expect(first.headers.get('Content-Type')).toBe('application/pdf')
    const file = new Uint8Array(await first.arrayBuffer())
    expect(new TextDecoder().decode(file.slice(0, 5))).toBe('%PDF-')
    expect(file.length).toBeGreaterThan(5_000)
    await env.DB.prepare("update orders set advertiser = '{}', contact = '{}'").run()
    const again = new Uint8Array(await (await pdfOf(invoiceId)).arrayBuffer())
    expect(again).toEqual(file)
  })

  it('has another PDF with the payment date once it is paid', async () => {
    const textOf = async (invoiceId: string) => {
      const file = new Uint8Array(await (await pdfOf(invoiceId)).arrayBuffer())
      const { text } = await extractText(await getDocumentProxy(file), { mergePages: true })
      return text.replaceAll(/\s+/g, ' ')
    }
    const { id } = await orderedBy(login)
    const invoiceId = await invoiceIdOf(id)
    const open = await textOf(invoiceId)
    expect(open).toContain('Please pay by')
    expect(open).not.toContain('Paid on')
    expect((await settled(admin, invoiceId)).status).toBe(200)
    const paid = await textOf(invoiceId)
    const { document } = await answer<InvoiceView>(callAs(login, `/invoices/${invoiceId}`))
    expect(paid).toContain(`Paid on ${formatDay(document.paidOn ?? '')}`)
    expect(paid).not.toContain('Please pay')
    const stored = await env.INVOICES.list({ prefix: invoiceId })
    expect(stored.objects.map(({ key }) => key).toSorted()).toEqual([
      `${invoiceId}-paid-${document.paidOn}.pdf`,
      `${invoiceId}.pdf`,
    ])
  })

  it('is corrected by a credit note and a new invoice, once', async () => {
    const { id } = await paidOrderOf(login, admin)
    const wrong = await invoiceIdOf(id)
    const correct = async (body: Record<string, string>, who = admin) =>
      await callAs(who, `/invoices/${wrong}/corrections`, { body })
    const correction = { reason: 'Street was wrong', line1: '2 Side St', buyerName: 'Lee Bakery' }
    expect((await correct(correction, login)).status).toBe(403)
    expect((await correct({ ...correction, state: 'HI' })).status).toBe(422)
    const answers = await Promise.all([correct(correction), correct(correction)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    const { rows } = await answer<InvoiceListPage>(callAs(login, '/invoices'))
    expect(rows.map(({ kind, status, totalMinor }) => [kind, status, totalMinor])).toEqual([
      ['invoice', 'paid', 150_00],
      ['credit_note', 'paid', -150_00],
      ['invoice', 'cancelled', 150_00],
    ])
    expect(new Set(rows.map(({ number }) => number)).size).toBe(3)
    const [replacement, note, takenBack] = await Promise.all(
      rows.map(async (row) => await answer<InvoiceView>(callAs(login, `/invoices/${row.id}`))),
    )
    expect(replacement?.document.buyer.address.slice(0, 2)).toEqual(['Lee Bakery', '2 Side St'])
    expect(note?.document).toMatchObject({ title: 'Credit note', totalMinor: -150_00 })
    expect(takenBack?.document).toMatchObject({
      standing: `Corrected: this invoice was withdrawn by credit note ${note?.document.number}. Invoice ${replacement?.document.number} replaces it.`,
      dueOn: null,
    })
    expect(replacement?.document.standing).toBe('')
    expect(note?.document.notes[0]).toContain('cancels invoice INV-')
    expect((await overviewOf(login, id)).invoice.id).toBe(rows[0]?.id)
    expect((await pdfOf(rows[1]?.id ?? '')).status).toBe(200)
  })
})

describe('invoice order', () => {
  it('is marked as paid by the desk only, once', async () => {
    const { id } = await orderedBy(login)
    const { invoice, lines } = await overviewOf(login, id)
    expect(lines[0]?.flags.map(({ flag }) => flag)).toContain('not_paid')
    expect((await settled(login, invoice.id)).status).toBe(403)
    const answers = await Promise.all([settled(admin, invoice.id), settled(admin, invoice.id)])
    const [first, second] = await Promise.all(answers.map(async (one) => await one.json()))
    expect(second).toEqual(first)
    const after = await overviewOf(login, id)
    expect(after.state).toBe('booked')
    expect(after.timeline.map(({ text }) => text)).toEqual(['Order placed', 'Invoice paid'])
    expect(after.lines[0]?.balance).toMatchObject({ paidUsdMinor: 150_00, dueUsdMinor: 0 })
    expect((await settled(admin, 'inv_000000000000000000000000')).status).toBe(404)
  })

  it('gets three reminders after its due date', async () => {
    const { id } = await orderedBy(login)
    const { invoice } = await overviewOf(login, id)
    const remindAfter = async (days: number) => {
      await remindOfInvoices(jobContext(new Date(`${addDays(invoice.dueDate, days)}T10:00:00Z`)))
      const mails = await db().select().from(mailOutbox).where(eq(mailOutbox.orderId, id))
      return mails.filter(({ kind }) => kind === 'invoice_reminder').length
    }
    expect(await remindAfter(2)).toBe(0)
    expect(await remindAfter(3)).toBe(1)
    expect(await remindAfter(3)).toBe(1)
    expect(await remindAfter(10)).toBe(2)
    expect(await remindAfter(60)).toBe(3)
    expect(await remindAfter(90)).toBe(3)
  })

  it('gets one reminder per run, and again a week later, when all three are overdue', async () => {
    const { id } = await orderedBy(login)
    const { invoice } = await overviewOf(login, id)
    const counts: number[] = []
    for (const days of [40, 40, 41, 46, 47, 53, 54, 80]) {
      await remindOfInvoices(jobContext(new Date(`${addDays(invoice.dueDate, days)}T10:00:00Z`)))
      const mails = await db().select().from(mailOutbox).where(eq(mailOutbox.orderId, id))
      counts.push(mails.filter(({ kind }) => kind === 'invoice_reminder').length)
    }
    expect(counts).toEqual([1, 1, 1, 1, 2, 2, 3, 3])
  })
})

describe('nightly check of the ledger', () => {
  it('finds nothing in a correct ledger, and reports differences to the desk', async () => {
    const { id, lines } = await paidOrderOf(login, admin)
    const lineId = lines[0]?.lineId ?? ''
    await callAs(login, `/orders/${id}/lines/${lineId}/stop`, {
      body: { expectedCouponUsdMinor: 150_00 },
    })
    await orderedBy(login)
    const sent: { to: string; text: string }[] = []
    const send = async (mail: { to: string; text: string }) => {
      sent.push(mail)
      return { messageId: 'm' }
    }
    const context = {
      ...jobContext(),
      env: { ...env, MAIL: { send } as unknown as SendEmail },
    }
    expect(await checkLedger(context)).toEqual({ orders: 2, problems: [] })
    expect(sent).toEqual([])
    await env.DB.prepare('update coupons set amount_minor = 20000 where line_id is not null').run()
    const { problems } = await checkLedger(context)
    expect(problems).toEqual([`${id}: ${lineId}: coupon of 20000 is 15000 in the ledger`])
    expect(sent).toMatchObject([{ to: context.settings.MAIL_DESK }])
    expect(sent[0]?.text).toContain(lineId)
  })
})
