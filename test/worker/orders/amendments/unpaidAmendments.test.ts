import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { runBatch } from '#database/batch.ts'
import { connect } from '#database/connection.ts'
import { issueCouponIf } from '#database/queries/commerce/coupons.ts'
import { ALWAYS } from '#database/queries/foundation/recordedChange.ts'
import { invoices } from '#database/schema/orders/invoices.ts'
import { mailOutbox } from '#database/schema/foundation/mailOutbox.ts'
import type { CouponSeriesView } from '#domain/commerce/admin/couponSeriesView.types.ts'
import type { TodayView } from '#domain/sales/admin/today.ts'
import type { CouponSeries } from '#domain/commerce/coupon/couponSeries.ts'
import type { InvoiceView } from '#domain/orders/invoice/invoiceView.types.ts'
import type {
  AmendmentPreview,
  AmendmentView,
} from '#domain/orders/order/amendment/amendment.types.ts'
import { checkLedger } from '#worker/operations/orders/ledger/checkLedger.ts'
import { composeOrderMail } from '#worker/operations/orders/mail/composeOrderMail.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { givenUnpaidCampaign, readAmendment, sayTo } from '#test/support/orders/amendments.ts'
import {
  callAs,
  jobContext,
  overviewOf,
  paidOrderOf,
  settled,
  type Login,
} from '#test/support/orders/ownOrders.ts'
import {
  answer,
  campaignItem,
  displayPlan,
  mailsSettled,
  useShop,
} from '#test/support/commerce/shop.ts'

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
const viewOf = async (id: string) => await answer<AmendmentView>(readAmendment(buyer, id))
const documentOf = async (id: string) => await answer<InvoiceView>(callAs(buyer, `/invoices/${id}`))
const documents = async (orderId: string) =>
  await db().select().from(invoices).where(eq(invoices.orderId, orderId)).orderBy(invoices.sequence)
const ledger = async () => (await checkLedger(jobContext())).problems

describe('amendment of an unpaid order', () => {
  it('replaces the open invoice on the buyer’s acceptance, and is paid by the new one', async () => {
    const { id, plan, path, change, propose } = await givenUnpaidCampaign({ buyer, admin })
    const placed = await overviewOf(buyer, id)
    const preview = await answer<AmendmentPreview>(
      callAs(admin, `${path}/amendment-preview`, { body: change(300_00) }),
    )
    const { number, dueDate } = placed.invoice
    const totalMinor = placed.totals.totalMinor
    expect(preview).toMatchObject({
      extra: null,
      couponUsdMinor: 0,
      revised: { number, dueDate, fromMinor: totalMinor, toMinor: totalMinor * 2 },
    })
    const amendmentId = await propose(300_00)
    expect((await viewOf(amendmentId)).revised).toEqual(preview.revised)
    expect(await overviewOf(buyer, id)).toMatchObject({
      invoice: placed.invoice,
      lines: [{ plan, balance: { dueUsdMinor: 150_00 } }],
    })
    const both = await Promise.all([
      sayTo(buyer, amendmentId, 'accept'),
      sayTo(buyer, amendmentId, 'accept'),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await viewOf(amendmentId)).toMatchObject({
      state: 'in_force',
      invoice: null,
      revised: preview.revised,
    })
    const [first, credit, second, ...others] = await documents(id)
    expect(others).toEqual([])
    expect(first).toMatchObject({ state: 'void', totalMinor })
    expect(credit).toMatchObject({ kind: 'credit_note', totalMinor: -totalMinor })
    expect(second).toMatchObject({ state: 'open', totalMinor: totalMinor * 2, dueDate })
    const changed = await overviewOf(buyer, id)
    expect(changed).toMatchObject({
      invoice: { id: second?.id, status: 'open' },
      totals: { totalMinor: totalMinor * 2 },
      lines: [{ plan: { budgetMinor: 300_00 }, balance: { dueUsdMinor: 300_00 } }],
    })
    expect(await documentOf(first?.id ?? '')).toMatchObject({ document: { totalMinor } })
    expect((await documentOf(credit?.id ?? '')).document.totalMinor).toBe(-totalMinor)
    const { document } = await documentOf(second?.id ?? '')
    expect(document.totalMinor).toBe(totalMinor * 2)
    expect(document.lines).toMatchObject([{ amountMinor: 300_00 }])
    expect(document.notes).toContain(`This invoice replaces invoice ${number}.`)
    const today = await answer<TodayView>(callAs(admin, '/today'))
    expect(today.unpaid?.sumUsdMinor).toBe(changed.totalUsdMinor)
    expect(await ledger()).toEqual([])
    expect(await codeOf(await settled(admin, first?.id ?? ''))).toBe('invoice_not_open')
    expect((await settled(admin, second?.id ?? '')).status).toBe(200)
    const paid = await overviewOf(buyer, id)
    expect(paid).toMatchObject({
      state: 'booked',
      lines: [{ balance: { dueUsdMinor: 0, paidUsdMinor: 300_00 } }],
    })
    expect(await ledger()).toEqual([])
  })

  it('reduces a gift coupon to its share of the rest, repeatedly, and says so by mail', async () => {
    const items = [campaignItem(displayPlan()), campaignItem(displayPlan(), 'cart_2')]
    const { id, propose } = await givenUnpaidCampaign(
      { buyer, admin },
      { items, discounts: [{ num: 'EACH25', amount: 25_00 }] },
    )
    const { totals } = await overviewOf(buyer, id)
    expect(totals).toMatchObject({ subtotalMinor: 300_00, discountMinor: 25_00 })
    const first = await propose(120_00)
    expect((await sayTo(buyer, first, 'accept')).status).toBe(200)
    const second = await propose(240_00)
    expect((await sayTo(buyer, second, 'accept')).status).toBe(200)
    await mailsSettled()
    const mails = await db()
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.kind, 'amendment_in_force'))
    const mail = mails.find(({ subject }) => subject?.endsWith(second))
    if (!mail?.orderId) throw new Error('There is no mail.')
    const composed = await composeOrderMail(jobContext(), {
      ...mail,
      orderId: mail.orderId,
      kind: 'amendment_in_force',
    })
    expect(JSON.stringify(composed.content)).toContain('Please pay the new one')
    const now = await overviewOf(buyer, id)
    // 12.50 of 150 was a gift, so 10 of 120 is; the increase is paid in full.
    expect(now).toMatchObject({
      totals: { subtotalMinor: 390_00, discountMinor: 22_50 },
      discounts: [{ num: 'EACH25', appliedMinor: 22_50 }],
      lines: [{ balance: { dueUsdMinor: 230_00 } }, { balance: { dueUsdMinor: 137_50 } }],
    })
    const { document } = await documentOf(now.invoice.id)
    expect(document.coupons.map(({ amountMinor }) => amountMinor)).toEqual([-22_50])
    expect((await documents(id)).map(({ state }) => state)).toEqual([
      'void',
      'paid',
      'void',
      'paid',
      'open',
    ])
    expect(await ledger()).toEqual([])
    expect((await settled(admin, now.invoice.id)).status).toBe(200)
    expect(await ledger()).toEqual([])
  })

  it('returns the unused part of a gift to its series', async () => {
    const gift = {
      name: 'Fair',
      codes: 1,
      code: 'FAIR30',
      scope: 'once',
      isOnePerBuyer: false,
      amountMinor: 30_00,
      rule: { percent: null, media: [], minimumMinor: 0 },
      startsAt: null,
      expiresAt: null,
      budgetMinor: 30_00,
      reason: 'Asked for by sales',
    }
    const series = await answer<CouponSeries>(callAs(admin, '/coupon-series', { body: gift }))
    const spent = async () => {
      const path = `/coupon-series/${series.id}`
      return (await answer<CouponSeriesView>(callAs(admin, path))).series.spentMinor
    }
    const { id, propose } = await givenUnpaidCampaign(
      { buyer, admin },
      { discounts: [{ num: 'FAIR30', amount: 30_00 }] },
    )
    expect(await spent()).toBe(30_00)
    expect((await sayTo(buyer, await propose(120_00), 'accept')).status).toBe(200)
    expect(await spent()).toBe(24_00)
    expect((await sayTo(buyer, await propose(240_00), 'accept')).status).toBe(200)
    expect(await spent()).toBe(24_00)
    const body = { reason: 'Asked for by phone' }
    const cancelled = await callAs(admin, `/desk-orders/${id}/cancellation`, { body })
    expect(cancelled.status).toBe(200)
    expect(await spent()).toBe(0)
  })

  it('is never below the amount that a stopped campaign’s coupon pays', async () => {
    const { id: earlier, lines } = await paidOrderOf(buyer, admin)
    const lineId = lines[0]?.lineId ?? ''
    const num = 'STOP-TEST-1'
    const coupon = { num, amountMinor: 120_00, lineId, orderId: earlier, at: '2026-01-01' }
    await runBatch(db(), [issueCouponIf(db(), coupon, ALWAYS)])
    const { id, path, change, propose } = await givenUnpaidCampaign(
      { buyer, admin },
      { discounts: [{ num, amount: 120_00 }] },
    )
    const preview = callAs(admin, `${path}/amendment-preview`, { body: change(110_00) })
    expect(await codeOf(await preview)).toBe('amendment_below_coupons')
    expect((await sayTo(buyer, await propose(130_00), 'accept')).status).toBe(200)
    const { lines: now } = await overviewOf(buyer, id)
    expect(now).toMatchObject([{ balance: { dueUsdMinor: 10_00, paidUsdMinor: 120_00 } }])
  })

  it('is outdated once its order is paid, and written off completely', async () => {
    const asked = await givenUnpaidCampaign({ buyer, admin })
    const amendmentId = await asked.propose(300_00)
    const { invoice } = await overviewOf(buyer, asked.id)
    expect((await settled(admin, invoice.id)).status).toBe(200)
    expect(await codeOf(await sayTo(buyer, amendmentId, 'accept'))).toBe('amendment_outdated')
    const other = await givenUnpaidCampaign({ buyer, admin })
    expect((await sayTo(buyer, await other.propose(200_00), 'accept')).status).toBe(200)
    const cancellation = await callAs(admin, `/desk-orders/${other.id}/cancellation`, {
      body: { reason: 'Asked for by phone' },
    })
    expect(cancellation.status).toBe(200)
    const closed = await documents(other.id)
    expect(closed.reduce((sum, { totalMinor }) => sum + totalMinor, 0)).toBe(0)
    expect(closed.filter(({ state }) => state === 'open')).toEqual([])
    expect(await ledger()).toEqual([])
  })

  it('excludes a payment at the same moment: exactly one takes effect', async () => {
    const { id, propose } = await givenUnpaidCampaign({ buyer, admin })
    const amendmentId = await propose(300_00)
    const { invoice } = await overviewOf(buyer, id)
    const [said, paid] = await Promise.all([
      sayTo(buyer, amendmentId, 'accept'),
      settled(admin, invoice.id),
    ])
    expect([said.status, paid.status].toSorted((one, other) => one - other)).toEqual([200, 409])
    const [line] = (await overviewOf(buyer, id)).lines
    expect(line?.balance).toMatchObject(
      said.ok ? { dueUsdMinor: 300_00, paidUsdMinor: 0 } : { dueUsdMinor: 0, paidUsdMinor: 150_00 },
    )
    expect(await ledger()).toEqual([])
  })
})
