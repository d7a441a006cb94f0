import { env } from 'cloudflare:workers'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { coupons } from '#database/schema/commerce/coupons.ts'
import { orderLines } from '#database/schema/orders/orders.ts'
import { slotClaims } from '#database/schema/planning/slotClaims.ts'
import { mailOutbox } from '#database/schema/foundation/mailOutbox.ts'
import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import type { ErrorBody } from '#domain/foundation/errors/productError.ts'
import type { StopPreview } from '#domain/orders/order/changes/stopCampaign.ts'
import type { StoppedCampaign } from '#domain/orders/order/changes/stopCampaign.types.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import {
  callAs,
  orderedBy,
  overviewOf,
  paidOrderOf,
  settled,
  type Login,
} from '#test/support/orders/ownOrders.ts'
import {
  adCreationItem,
  answer,
  billboardPlan,
  campaignItem,
  displayPlan,
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
const path = (orderId: string, lineId = '') => `/orders/${orderId}/lines/${lineId}`
const previewOf = async (orderId: string, lineId = '') =>
  await answer<StopPreview>(callAs(login, `${path(orderId, lineId)}/stop-preview`))
const stop = async (orderId: string, lineId: string, expectedCouponUsdMinor: number, who = login) =>
  await callAs(who, `${path(orderId, lineId)}/stop`, { body: { expectedCouponUsdMinor } })
const refused = async (response: Response) => (await response.json<ErrorBody>()).error

describe('stopping a campaign', () => {
  it('gives the previewed coupon, and the same one when repeated', async () => {
    const { id, lines } = await paidOrderOf(login, admin)
    const lineId = lines[0]?.lineId ?? ''
    expect(await previewOf(id, lineId)).toMatchObject({
      basis: 'not_started',
      couponUsdMinor: 150_00,
      couponWhen: 'now',
    })
    const first = await answer<StoppedCampaign>(stop(id, lineId, 150_00))
    expect(first.coupon).toMatchObject({ amountMinor: 150_00, isUsed: false })
    const again = await answer<StoppedCampaign>(stop(id, lineId, 150_00))
    expect(again).toEqual(first)
    const after = await overviewOf(login, id)
    expect(after).toMatchObject({ state: 'completed', invoice: { status: 'paid' } })
    expect(after.lines[0]).toMatchObject({
      state: 'stopped',
      status: 'stopped',
      canStop: false,
      coupon: first.coupon,
      balance: { paidUsdMinor: 150_00, couponsUsdMinor: 150_00, remainingUsdMinor: 0 },
    })
    expect(after.timeline.map(({ text }) => text)).toEqual([
      'Order placed',
      'Invoice paid',
      'Campaign stopped',
      'All campaigns of this order are over',
    ])
    const mails = await db()
      .select()
      .from(mailOutbox)
      .where(and(eq(mailOutbox.orderId, id), eq(mailOutbox.kind, 'campaign_stopped')))
    expect(mails.map(({ subject }) => subject)).toEqual([lineId])
  })

  it('issues one coupon for any number of simultaneous stops', async () => {
    const { id, lines } = await paidOrderOf(login, admin)
    const lineId = lines[0]?.lineId ?? ''
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => answer<StoppedCampaign>(stop(id, lineId, 150_00))),
    )
    expect(new Set(answers.map(({ coupon }) => coupon?.num)).size).toBe(1)
    expect(await db().select().from(coupons).where(eq(coupons.orderId, id))).toHaveLength(1)
  })

  it('refuses another coupon than the confirmed one, and returns the current one', async () => {
    const { id, lines } = await paidOrderOf(login, admin)
    const error = await refused(await stop(id, lines[0]?.lineId ?? '', 149_99))
    expect(error).toMatchObject({
      code: 'stop_changed',
      details: { preview: { couponUsdMinor: 150_00 } },
    })
    expect((await overviewOf(login, id)).lines[0]?.canStop).toBe(true)
  })

  it('is limited to the owner, and to campaigns', async () => {
    const other = await givenLogin()
    const { id, lines } = await paidOrderOf(login, admin, {
      items: [campaignItem(displayPlan()), adCreationItem()],
    })
    const [campaign = '', spot = ''] = lines.map(({ lineId }) => lineId)
    expect((await stop(id, campaign, 150_00, other)).status).toBe(404)
    expect((await stop(id, campaign, 150_00, admin)).status).toBe(404)
    expect((await stop(id, campaign, 150_00, { ...login, cookie: '' })).status).toBe(403)
    expect((await refused(await stop(id, spot, 0))).code).toBe('line_not_stoppable')
  })

  it('values delivered impressions', async () => {
    const { id, lines } = await paidOrderOf(login, admin)
    const [line] = lines
    const lineId = line?.lineId ?? ''
    const booked = line?.delivery.bookedImpressions ?? 0
    await db()
      .update(orderLines)
      .set({ state: 'running', deliveredImpressions: Math.floor(booked / 3) })
      .where(eq(orderLines.id, lineId))
    const preview = await previewOf(id, lineId)
    expect(preview.basis).toBe('delivery')
    const { coupon } = await answer<StoppedCampaign>(stop(id, lineId, preview.couponUsdMinor))
    expect(coupon?.amountMinor).toBe(preview.couponUsdMinor)
    expect((await overviewOf(login, id)).lines[0]?.balance).toMatchObject({
      paidUsdMinor: 150_00,
      deliveredUsdMinor: 150_00 - preview.couponUsdMinor,
      couponsUsdMinor: preview.couponUsdMinor,
      remainingUsdMinor: 0,
    })
  })

  it('refunds the paid part of a line with a coupon, not its gift', async () => {
    const first = await paidOrderOf(login, admin)
    const stopped = await answer<StoppedCampaign>(
      stop(first.id, first.lines[0]?.lineId ?? '', 150_00),
    )
    const num = stopped.coupon?.num ?? ''
    const second = await paidOrderOf(login, admin, {
      items: [campaignItem(displayPlan({ budgetMinor: 200_00 }))],
      discounts: [
        { num, amount: 150_00 },
        { num: 'TEST25', amount: 25_00 },
      ],
      expectedTotalMinor: 25_00,
    })
    const lineId = second.lines[0]?.lineId ?? ''
    expect(await previewOf(second.id, lineId)).toMatchObject({
      paidUsdMinor: 175_00,
      couponUsdMinor: 175_00,
      discountUsdMinor: 25_00,
    })
    await stop(second.id, lineId, 175_00)
    expect((await overviewOf(login, second.id)).lines[0]?.coupon?.amountMinor).toBe(175_00)
    expect((await overviewOf(login, first.id)).lines[0]?.coupon?.isUsed).toBe(true)
  })

  it('delays the coupon of an open invoice until its payment', async () => {
    const { id } = await orderedBy(login)
    const { lines, invoice } = await overviewOf(login, id)
    const lineId = lines[0]?.lineId ?? ''
    expect((await previewOf(id, lineId)).couponWhen).toBe('invoice_paid')
    expect(await answer<StoppedCampaign>(stop(id, lineId, 150_00))).toMatchObject({
      coupon: null,
      couponWhen: 'invoice_paid',
    })
    expect((await settled(admin, invoice.id)).status).toBe(200)
    const after = await overviewOf(login, id)
    expect(after.state).toBe('completed')
    expect(after.lines[0]).toMatchObject({
      coupon: { amountMinor: 150_00 },
      balance: { paidUsdMinor: 150_00, couponsUsdMinor: 150_00, dueUsdMinor: 0 },
    })
  })

  it('releases the slots of weeks that have not begun', async () => {
    const plan = billboardPlan()
    const { id, lines } = await paidOrderOf(login, admin, { items: [campaignItem(plan)] })
    const claims = async () =>
      (await db().select().from(slotClaims).where(eq(slotClaims.orderId, id))).map(
        ({ week }) => week,
      )
    expect(await claims()).toEqual([plan.runtime.startDate])
    await stop(id, lines[0]?.lineId ?? '', 300_00)
    expect(await claims()).toEqual([])
  })
})

describe('changing the dates', () => {
  it('moves a campaign before its start, within the planning rules', async () => {
    const { id, lines } = await paidOrderOf(login, admin)
    const [line] = lines
    const put = async (startDate: string, endDate: string) =>
      await callAs(login, `${path(id, line?.lineId)}/runtime`, {
        method: 'PUT',
        body: { startDate, endDate },
      })
    const startDate = addDays(line?.startDate ?? '', 7)
    const endDate = addDays(line?.endDate ?? '', 14)
    expect((await put(startDate, endDate)).status).toBe(200)
    const after = await overviewOf(login, id)
    expect(after.lines[0]).toMatchObject({ startDate, endDate })
    expect(after.lines[0]?.startsAt?.slice(0, 10)).toBe(startDate)
    expect(after.timeline.at(-1)?.text).toContain(startDate)
    expect((await refused(await put('2020-01-01', endDate))).code).toBe('plan_invalid')
    expect((await refused(await put(endDate, startDate))).code).toBe('plan_invalid')
    await db()
      .update(orderLines)
      .set({ startsAt: new Date(Date.now() - 1000).toISOString() })
      .where(eq(orderLines.orderId, id))
    expect((await refused(await put(startDate, endDate))).code).toBe('runtime_fixed')
  })
})

describe('duplicating', () => {
  it('returns cart entries with bookable dates', async () => {
    const other = await givenLogin()
    const { lines } = await paidOrderOf(login, admin, {
      items: [campaignItem(displayPlan()), adCreationItem('cart_2', 2)],
    })
    const lineIds = lines.map(({ lineId }) => lineId)
    const body = { lineIds }
    const { items, notOffered } = await answer<{ items: unknown[]; notOffered: string[] }>(
      callAs(login, '/orders/duplicates', { body }),
    )
    expect(notOffered).toEqual([])
    expect(items).toMatchObject([
      { type: 'campaign', data: { budget: 150_00, plan: { name: 'Spring bread' } } },
      { type: 'adcreation', data: { quantity: 2, package_id: 'mobile_banner_single' } },
    ])
    expect((await callAs(other, '/orders/duplicates', { body })).status).toBe(404)
  })
})
