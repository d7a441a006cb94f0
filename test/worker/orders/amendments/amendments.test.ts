import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { connect } from '#database/connection.ts'
import { invoices } from '#database/schema/orders/invoices.ts'
import { mailOutbox } from '#database/schema/foundation/mailOutbox.ts'
import { orderAmendments } from '#database/schema/orders/orderAmendments.ts'
import { orderLines } from '#database/schema/orders/orders.ts'
import type { InvoiceDeskPage } from '#domain/orders/admin/invoiceDesk.ts'
import type { InvoiceDocument } from '#domain/orders/invoice/invoiceDocument.ts'
import type {
  AmendmentPreview,
  AmendmentView,
} from '#domain/orders/order/amendment/amendment.types.ts'
import type { StopPreview } from '#domain/orders/order/changes/stopCampaign.ts'
import { makeAccessToken } from '#worker/operations/orders/access/accessToken.ts'
import { closeAmendments } from '#worker/operations/orders/amendments/closeAmendments.ts'
import { buildBooksNow, publishedBook } from '#test/support/delivery/books.ts'
import { checkLedger } from '#worker/operations/orders/ledger/checkLedger.ts'
import { composeOrderMail } from '#worker/operations/orders/mail/composeOrderMail.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { givenPaidCampaign, readAmendment, sayTo } from '#test/support/orders/amendments.ts'
import {
  callAs,
  jobContext,
  overviewOf,
  settled,
  type Login,
} from '#test/support/orders/ownOrders.ts'
import { answer, call, mailsSettled, useShop } from '#test/support/commerce/shop.ts'
import { givenApproved } from '#test/support/creatives/uploads.ts'

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

const paidCampaign = () => givenPaidCampaign({ buyer, admin })
const viewOf = async (id: string) => await answer<AmendmentView>(readAmendment(buyer, id))
const lineOf = async (orderId: string) => (await overviewOf(buyer, orderId)).lines[0]
/** The lines of the ad server's book, an hour before a campaign begins. */
async function linesServed(startsAt: string | null) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(startsAt ?? '') - 3_600_000 })
  try {
    await buildBooksNow()
    return (await publishedBook('US', 'online_display'))?.lines
  } finally {
    vi.useRealTimers()
  }
}
const ledger = async () => (await checkLedger(jobContext())).problems

describe('amendment that costs more', () => {
  it('can be read and accepted only by its buyer, and takes effect when paid', async () => {
    const { id, plan, path, change, propose } = await paidCampaign()
    const preview = await answer<AmendmentPreview>(
      callAs(admin, `${path}/amendment-preview`, { body: change(300_00) }),
    )
    expect(preview).toMatchObject({ fromUsdMinor: 150_00, toUsdMinor: 300_00, couponUsdMinor: 0 })
    expect(preview.rows.at(-1)).toEqual({
      label: 'Price before tax',
      before: '$150.00',
      after: '$300.00',
    })
    const finance = await givenLogin({ role: 'finance' })
    const body = { change: change(300_00), reason: 'Not mine', expectedUsdMinor: 300_00 }
    expect(await codeOf(await callAs(finance, `${path}/amendments`, { body }))).toBe('no_access')
    const other = { ...body, expectedUsdMinor: 299_00 }
    expect(await codeOf(await callAs(admin, `${path}/amendments`, { body: other }))).toBe(
      'amendment_changed',
    )
    const amendmentId = await propose(300_00)
    const stranger = await givenLogin()
    expect((await readAmendment(stranger, amendmentId)).status).toBe(404)
    expect((await sayTo(stranger, amendmentId, 'accept')).status).toBe(404)
    expect((await answer<AmendmentView>(readAmendment(admin, amendmentId))).canAnswer).toBe(false)
    expect((await sayTo(admin, amendmentId, 'accept')).status).toBe(404)
    const both = await Promise.all([
      sayTo(buyer, amendmentId, 'accept'),
      sayTo(buyer, amendmentId, 'accept'),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const accepted = await viewOf(amendmentId)
    expect(accepted).toMatchObject({ state: 'awaiting_payment', invoice: { state: 'open' } })
    expect(await lineOf(id)).toMatchObject({ plan, balance: { dueUsdMinor: 150_00 } })
    const documents = await db().select().from(invoices).where(eq(invoices.orderId, id))
    expect(documents.map(({ state }) => state)).toEqual(['paid', 'open'])
    expect(await ledger()).toEqual([])
    const invoiceId = accepted.invoice?.id ?? ''
    const { document } = await answer<{ document: InvoiceDocument }>(
      callAs(buyer, `/invoices/${invoiceId}`),
    )
    expect(document.totalMinor).toBe(accepted.extra?.amounts.totalMinor)
    expect(document.lines).toMatchObject([{ name: expect.stringContaining('agreed change') }])
    expect(document.notes[0]).toContain('by transfer or by card')
    expect(document.cardPage).toMatch(new RegExp(`^http.*/en-US/amendment/${amendmentId}$`))
    expect(await codeOf(await callAs(admin, `${path}/amendments`, { body }))).toBe(
      'amendment_waits',
    )
    expect((await settled(admin, invoiceId)).status).toBe(200)
    expect((await settled(admin, invoiceId)).status).toBe(200)
    const line = await lineOf(id)
    expect(line).toMatchObject({
      plan: { budgetMinor: 300_00 },
      balance: { dueUsdMinor: 0, paidUsdMinor: 300_00 },
      amendments: [{ state: 'in_force' }],
    })
    expect(line?.impressions?.mid).toBeGreaterThan(0)
    expect(await ledger()).toEqual([])
  })

  it('is canceled by a credit note when it is not paid', async () => {
    const { id, propose } = await paidCampaign()
    const amendmentId = await propose(200_00)
    await sayTo(buyer, amendmentId, 'accept')
    await closeAmendments(jobContext(new Date(Date.now() + 13 * DAY)))
    expect((await viewOf(amendmentId)).state).toBe('awaiting_payment')
    // It gets no reminder, as there is nothing to pause.
    const open = await answer<InvoiceDeskPage>(callAs(admin, '/desk-invoices'))
    expect(open.rows.map(({ isReminded }) => isReminded)).toEqual([false])
    const paused = await callAs(admin, `/desk-invoices/${open.rows[0]?.id}/reminders`, {
      method: 'PUT',
      body: { isPaused: true, reason: 'Promised for Friday' },
    })
    expect(await codeOf(paused)).toBe('invoice_not_reminded')
    await closeAmendments(jobContext(new Date(Date.now() + 16 * DAY)))
    const view = await viewOf(amendmentId)
    expect(view).toMatchObject({ state: 'withdrawn', invoice: { state: 'void' } })
    const notes = await db().select().from(invoices).where(eq(invoices.kind, 'credit_note'))
    expect(notes.map(({ totalMinor }) => totalMinor)).toEqual([
      -(view.extra?.amounts.totalMinor ?? 0),
    ])
    expect((await settled(admin, view.invoice?.id ?? '')).status).toBe(409)
    expect(await lineOf(id)).toMatchObject({ plan: { budgetMinor: 150_00 } })
    expect(await ledger()).toEqual([])
  })
})

describe('amendment that costs less', () => {
  it('gives a coupon once, by the mailed code too, and a stop refunds the rest', async () => {
    const { id, lineId, propose } = await paidCampaign()
    const amendmentId = await propose(100_00)
    await mailsSettled()
    const [mail] = await db()
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.kind, 'amendment_proposed'))
    if (!mail?.orderId) throw new Error('There is no mail.')
    const composed = await composeOrderMail(jobContext(), {
      ...mail,
      orderId: mail.orderId,
      kind: 'amendment_proposed',
    })
    expect(JSON.stringify(composed.content)).toContain(`/amendment/${amendmentId}`)
    const to = { recipient: 'buyer' as const, address: buyer.email }
    const headers = { 'x-amd-mailed-access': await makeAccessToken(jobContext(), to) }
    const path = `/amendments/${amendmentId}/answer`
    const accepted = await answer<AmendmentView>(
      call(path, { body: { answer: 'accept' }, headers }),
    )
    expect(accepted).toMatchObject({ state: 'in_force', couponUsdMinor: 50_00 })
    expect(await codeOf(await sayTo(buyer, amendmentId, 'decline'))).toBe('amendment_closed')
    expect(await lineOf(id)).toMatchObject({
      plan: { budgetMinor: 100_00 },
      coupon: null,
      balance: { paidUsdMinor: 100_00, amendedUsdMinor: 50_00 },
    })
    const line = `/orders/${id}/lines/${lineId}`
    const { couponUsdMinor } = await answer<StopPreview>(callAs(buyer, `${line}/stop-preview`))
    expect(couponUsdMinor).toBe(100_00)
    const body = { expectedCouponUsdMinor: couponUsdMinor }
    expect((await callAs(buyer, `${line}/stop`, { body })).status).toBe(200)
    const { coupons } = await answer<{ coupons: { num: string; amountMinor: number }[] }>(
      callAs(buyer, '/coupons'),
    )
    expect(coupons.map(({ amountMinor }) => amountMinor).toSorted((a, b) => a - b)).toEqual([
      50_00, 100_00,
    ])
    expect(await ledger()).toEqual([])
  })

  it('moves a campaign to another region and audience at the booked price', async () => {
    const { id, lineId, plan, path, change, propose } = await paidCampaign()
    const abroad = { region: { ...plan.region, country: 'DE' as const } }
    const refused = callAs(admin, `${path}/amendment-preview`, { body: change(150_00, abroad) })
    expect(await codeOf(await refused)).toBe('plan_invalid')
    const to = {
      region: { ...plan.region, wholeCountry: false, stateCodes: ['TX'] },
      audience: { ...plan.audience, gender: 'female' as const },
    }
    const { startsAt = '', impressions } = (await lineOf(id)) ?? {}
    const before = impressions?.mid ?? 0
    await givenApproved({ headers: { Cookie: buyer.cookie } }, lineId)
    const booked = { lineId, region: { wholeCountry: true }, booked: before }
    expect(await linesServed(startsAt)).toMatchObject([booked])
    const amendmentId = await propose(150_00, to)
    const { rows, extra } = await viewOf(amendmentId)
    expect(extra).toBeNull()
    expect(rows.map(({ label }) => label)).toEqual([
      'Region',
      'Audience',
      'Impressions',
      'People reached',
    ])
    expect(rows[0]).toEqual({ label: 'Region', before: 'United States', after: 'Texas' })
    expect(await lineOf(id)).toMatchObject({ plan: { region: plan.region } })
    expect(await linesServed(startsAt)).toMatchObject([booked])
    expect((await sayTo(buyer, amendmentId, 'accept')).status).toBe(200)
    const line = await lineOf(id)
    // It is served at the agreed place, to the agreed audience and as often as agreed.
    expect(await linesServed(startsAt)).toMatchObject([
      {
        lineId,
        region: { wholeCountry: false, stateCodes: ['TX'] },
        audience: to.audience,
        booked: line?.impressions?.mid,
      },
    ])
    expect(line?.plan).toEqual({ ...plan, ...to })
    expect(line?.impressions?.mid).toBeLessThan(before)
    expect(line?.balance.paidUsdMinor).toBe(150_00)
    expect(await ledger()).toEqual([])
  })

  it('has no effect when declined, replaced, too late, or for a changed line', async () => {
    const { id, lineId, plan, path, change, propose } = await paidCampaign()
    const first = await propose(120_00)
    const second = await propose(110_00)
    expect(await codeOf(await sayTo(buyer, first, 'accept'))).toBe('amendment_replaced')
    expect(await viewOf(first)).toMatchObject({ state: 'replaced', newerId: second })
    expect((await sayTo(buyer, second, 'decline')).status).toBe(200)
    expect(await codeOf(await sayTo(buyer, second, 'accept'))).toBe('amendment_closed')
    const third = await propose(110_00)
    await closeAmendments(jobContext(new Date(Date.now() + 8 * DAY)))
    expect(await codeOf(await sayTo(buyer, third, 'accept'))).toBe('amendment_closed')
    const fourth = await propose(110_00)
    const other = { ...plan, name: 'Renamed' }
    await db().update(orderLines).set({ plan: other }).where(eq(orderLines.id, lineId))
    expect(await codeOf(await sayTo(buyer, fourth, 'accept'))).toBe('amendment_outdated')
    const reason = { body: { reason: 'Wrong line' } }
    const withdrawal = `/desk-orders/${id}/amendments/${fourth}/withdrawal`
    expect((await callAs(admin, withdrawal, reason)).status).toBe(200)
    expect(await codeOf(await callAs(admin, withdrawal, reason))).toBe('amendment_closed')
    const foreign = withdrawal.replace(id, `ord_${'0'.repeat(24)}`)
    expect((await callAs(admin, foreign, reason)).status).toBe(404)
    const nothing = await callAs(admin, `${path}/amendment-preview`, { body: change(150_00) })
    expect(await codeOf(nothing)).toBe('plan_invalid')
    expect(await lineOf(id)).toMatchObject({ balance: { paidUsdMinor: 150_00 } })
    expect(await ledger()).toEqual([])
  })
})

describe('two simultaneous events for an amendment', () => {
  const withdraw = (orderId: string, amendmentId: string) =>
    callAs(admin, `/desk-orders/${orderId}/amendments/${amendmentId}/withdrawal`, {
      body: { reason: 'Wrong line' },
    })
  const setLine = async (lineId: string, set: Partial<typeof orderLines.$inferInsert>) =>
    await db().update(orderLines).set(set).where(eq(orderLines.id, lineId))

  it('have one effect: an acceptance with a withdrawal, or with a decline', async () => {
    const { id, propose } = await paidCampaign()
    const first = await propose(120_00)
    const raced = await Promise.all([sayTo(buyer, first, 'accept'), withdraw(id, first)])
    expect(raced.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ])
    const given = (await viewOf(first)).state === 'in_force' ? 30_00 : 0
    expect(await lineOf(id)).toMatchObject({
      plan: { budgetMinor: 150_00 - given },
      balance: { paidUsdMinor: 150_00 - given, amendedUsdMinor: given },
    })
    const second = await propose(100_00)
    const answers = await Promise.all([
      sayTo(buyer, second, 'decline'),
      sayTo(buyer, second, 'accept'),
    ])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ])
    const isAgreed = (await viewOf(second)).state === 'in_force'
    expect((await lineOf(id))?.plan?.budgetMinor).toBe(isAgreed ? 100_00 : 150_00 - given)
    expect(await ledger()).toEqual([])
  })

  it('never accept a campaign that has started since, or pay one that is over', async () => {
    const { id, lineId, plan, propose } = await paidCampaign()
    const moved = await propose(150_00, { audience: { ...plan.audience, gender: 'female' } })
    const startsAt = new Date(Date.now() - DAY).toISOString()
    const before = (await lineOf(id))?.startsAt ?? null
    const createdAt = new Date(Date.now() - 2 * DAY).toISOString()
    await db().update(orderAmendments).set({ createdAt }).where(eq(orderAmendments.id, moved))
    await setLine(lineId, { startsAt })
    expect(await codeOf(await sayTo(buyer, moved, 'accept'))).toBe('amendment_outdated')
    await setLine(lineId, { startsAt: before })
    const more = await propose(300_00)
    await sayTo(buyer, more, 'accept')
    await setLine(lineId, { state: 'stopped' })
    const { invoice } = await viewOf(more)
    expect((await settled(admin, invoice?.id ?? '')).status).toBe(409)
    await closeAmendments(jobContext())
    expect(await viewOf(more)).toMatchObject({ state: 'withdrawn', invoice: { state: 'void' } })
    expect((await lineOf(id))?.balance).toMatchObject({ dueUsdMinor: 0, paidUsdMinor: 150_00 })
  })
})
