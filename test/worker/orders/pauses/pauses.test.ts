import { env } from 'cloudflare:workers'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { listServedLines } from '#database/queries/delivery/deliveryBook.ts'
import { mailOutbox } from '#database/schema/foundation/mailOutbox.ts'
import { orderAmendments } from '#database/schema/orders/orderAmendments.ts'
import { orderAudit, orderLines } from '#database/schema/orders/orders.ts'
import { releasedSlots } from '#database/schema/planning/releasedSlots.ts'
import { slotClaims } from '#database/schema/planning/slotClaims.ts'
import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import type { ErrorBody } from '#domain/foundation/errors/productError.ts'
import type { InvoiceView } from '#domain/orders/invoice/invoiceView.types.ts'
import type { BoardPage } from '#domain/orders/admin/orderBoard.ts'
import type { OrderListPage } from '#domain/orders/order/orderList.types.ts'
import type { PauseResult } from '#domain/orders/order/pause/pauseLine.ts'
import type { ReportView } from '#domain/reporting/report/reportView.types.ts'
import { checkLedger } from '#worker/operations/orders/ledger/checkLedger.ts'
import { composeOrderMail } from '#worker/operations/orders/mail/composeOrderMail.ts'
import { runCampaignClock } from '#worker/operations/orders/orders/runCampaignClock.ts'
import { resumeByClock } from '#worker/operations/orders/orders/resumeCampaign.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import {
  callAs,
  jobContext,
  orderedBy,
  overviewOf,
  paidOrderOf,
  type Login,
} from '#test/support/orders/ownOrders.ts'
import {
  answer,
  billboardPlan,
  campaignItem,
  displayPlan,
  useShop,
} from '#test/support/commerce/shop.ts'

const DAY = 86_400_000

let owner: Login
let admin: Login
useShop()
beforeEach(async () => {
  owner = await givenLogin()
  admin = await givenLogin({ role: 'admin' })
})

const db = () => connect(env.DB)
const path = (orderId: string, lineId: string) => `/orders/${orderId}/lines/${lineId}`
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString()
const setLine = async (lineId: string, changes: Partial<typeof orderLines.$inferInsert>) =>
  await db().update(orderLines).set(changes).where(eq(orderLines.id, lineId))
const rowOf = async (lineId: string) =>
  await db().select().from(orderLines).where(eq(orderLines.id, lineId)).get()
const codeOf = async (response: Response) => (await response.json<ErrorBody>()).error.code
const lineOf = async (orderId: string) => (await overviewOf(owner, orderId)).lines[0]

/** A paid campaign of 1,000 impressions on the fourth of its 14 days. */
async function running(items = [campaignItem(displayPlan())]) {
  const { id, lines } = await paidOrderOf(owner, admin, { items })
  const lineId = lines[0]?.lineId ?? ''
  const row = await rowOf(lineId)
  const startDate = ago(3).slice(0, 10)
  const endDate = addDays(startDate, 13)
  const plan = row?.plan
  if (!plan) throw new Error('The line has no plan.')
  await setLine(lineId, {
    state: 'running',
    impressions: { low: 1_000, mid: 1_000, high: 1_000 },
    deliveredImpressions: 200,
    plan: { ...plan, runtime: { ...plan.runtime, timeZone: 'UTC', startDate, endDate } },
    startDate,
    endDate,
    startsAt: `${startDate}T00:00:00.000Z`,
    endsAt: `${addDays(endDate, 1)}T00:00:00.000Z`,
  })
  return { id, lineId, endDate }
}

const pause = async (id: string, lineId: string, body: object = {}, who = owner) =>
  await callAs(who, `${path(id, lineId)}/pause`, { body })
const resume = async (id: string, lineId: string, who = owner) =>
  await callAs(who, `${path(id, lineId)}/resume`, { method: 'POST' })

/** Moves the beginning of a pause into the past. */
async function pausedSince(lineId: string, days: number) {
  const row = await rowOf(lineId)
  const [open] = row?.pauses ?? []
  if (!open) throw new Error('The line is not paused.')
  await setLine(lineId, { pausedAt: ago(days), pauses: [{ ...open, from: ago(days) }] })
}

const served = async () => {
  const soon = new Date(Date.now() + 400 * DAY).toISOString()
  return await listServedLines(db(), { now: new Date().toISOString(), soon })
}
const eventsOf = async (orderId: string) =>
  (await db().select().from(orderAudit).where(eq(orderAudit.orderId, orderId)))
    .map(({ event }) => event)
    .filter((event) => event === 'pause' || event === 'resume')
const mailsOf = async (orderId: string, kind: 'campaign_paused' | 'campaign_resumed') =>
  await db()
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.orderId, orderId), eq(mailOutbox.kind, kind)))
const problems = async () => (await checkLedger(jobContext())).problems

describe('paused campaign', () => {
  it('is not served, keeps its paid amount, and shows its pause everywhere', async () => {
    const { id, lineId } = await running()
    const before = await lineOf(id)
    expect(before).toMatchObject({ canPause: true, canResume: false, pausedBy: null })
    expect(await served()).toHaveLength(1)
    const paused = await answer<PauseResult>(pause(id, lineId))
    expect(paused).toMatchObject({ isPaused: true, movedDays: 0 })
    expect(Date.parse(paused.resumesBy ?? '') - Date.now()).toBeGreaterThan(89 * DAY)
    expect(await served()).toEqual([])
    const after = await lineOf(id)
    expect(after).toMatchObject({
      state: 'running',
      stateName: 'Paused',
      canPause: false,
      canResume: true,
      canStop: true,
      balance: before?.balance,
    })
    expect(after?.next?.text).toContain('paused until you resume it')
    expect(after?.pauses).toEqual([expect.stringContaining('Paused since')])
    const list = await answer<OrderListPage>(callAs(owner, '/orders'))
    expect(list.rows[0]).toMatchObject({ stateName: 'Paused', flags: ['no_creatives'] })
    const board = await answer<BoardPage>(callAs(admin, '/desk-orders'))
    expect(board.rows[0]?.pausedBy).toBe('buyer')
    const report = await answer<ReportView>(callAs(owner, `/reports/${lineId}`))
    expect(report).toMatchObject({ pauses: [expect.stringContaining('Paused since')] })
    const { invoice } = await overviewOf(owner, id)
    const bill = await answer<InvoiceView>(callAs(owner, `/invoices/${invoice.id}`))
    expect(bill.pauses).toEqual([expect.stringContaining('Paused since')])
    expect(await problems()).toEqual([])
  })

  it('runs again when resumed, and ends later by the paused days', async () => {
    const { id, lineId, endDate } = await running()
    await pause(id, lineId)
    await pausedSince(lineId, 2)
    const resumed = await answer<PauseResult>(resume(id, lineId))
    expect(resumed).toEqual({
      lineId,
      isPaused: false,
      resumesBy: null,
      endDate: addDays(endDate, 2),
      movedDays: 2,
      lostSlots: 0,
    })
    const [line] = await served()
    expect(line).toMatchObject({
      endsAt: `${addDays(endDate, 3)}T00:00:00.000Z`,
      pauses: [{ deliveredBefore: 200, movedDays: 2 }],
    })
    expect((await overviewOf(owner, id)).timeline.map(({ text }) => text).slice(-2)).toEqual([
      'Campaign paused',
      'Campaign resumed, end moved by 2 days',
    ])
    expect(await answer<PauseResult>(resume(id, lineId))).toEqual(resumed)
    expect(await eventsOf(id)).toEqual(['pause', 'resume'])
  })

  it('keeps its end if the buyer chose that', async () => {
    const { id, lineId, endDate } = await running()
    await pause(id, lineId, { movesEnd: false })
    await pausedSince(lineId, 2)
    expect(await answer<PauseResult>(resume(id, lineId))).toMatchObject({ endDate, movedDays: 0 })
  })

  it('is announced by mail, once for each pause and resume', async () => {
    const { id, lineId } = await running()
    await Promise.all([pause(id, lineId), pause(id, lineId)])
    await Promise.all([resume(id, lineId), resume(id, lineId)])
    const mails = [
      ...(await mailsOf(id, 'campaign_paused')),
      ...(await mailsOf(id, 'campaign_resumed')),
    ]
    expect(mails.map(({ kind }) => kind)).toEqual(['campaign_paused', 'campaign_resumed'])
    for (const mail of mails) {
      const { kind } = mail
      if (kind !== 'campaign_paused' && kind !== 'campaign_resumed') throw new Error(kind)
      const { content } = await composeOrderMail(jobContext(), { ...mail, kind, orderId: id })
      expect(content.subject).toMatch(kind === 'campaign_paused' ? /is paused$/ : /runs again$/)
    }
  })

  it('can be paused by its owner, and by the desk with a reason', async () => {
    const { id, lineId } = await running()
    const other = await givenLogin()
    const finance = await givenLogin({ role: 'finance' })
    for (const who of [other, admin, finance]) {
      expect((await pause(id, lineId, {}, who)).status).toBe(404)
      expect((await resume(id, lineId, who)).status).toBe(404)
      expect((await callAs(who, `/orders/${id}/pause`, { body: {} })).status).toBe(404)
      expect((await callAs(who, `/orders/${id}/resume`, { method: 'POST' })).status).toBe(404)
    }
    expect((await pause(id, lineId, {}, { ...owner, cookie: '' })).status).toBe(403)
    const desk = `/desk-orders/${id}/lines/${lineId}`
    expect((await callAs(finance, `${desk}/pause`, { body: { reason: 'Asked' } })).status).toBe(403)
    expect((await callAs(admin, `${desk}/pause`, { body: {} })).status).toBe(422)
    const reason = 'The buyer called'
    expect(
      await answer<PauseResult>(callAs(admin, `${desk}/pause`, { body: { reason } })),
    ).toMatchObject({ isPaused: true })
    expect(await lineOf(id)).toMatchObject({ stateName: 'Paused by our desk', pausedBy: 'admin' })
    expect(
      await answer<PauseResult>(callAs(admin, `${desk}/resume`, { body: { reason } })),
    ).toMatchObject({ isPaused: false })
  })

  it('refuses an unknown body', async () => {
    const { id, lineId } = await running()
    expect((await pause(id, lineId, { slots: 'sell' })).status).toBe(422)
    expect((await pause(id, lineId, { movesEnd: 'yes' })).status).toBe(422)
  })

  it('cannot be paused before the payment, after the end and beyond its limit', async () => {
    const unpaid = await orderedBy(owner)
    const { lines } = await overviewOf(owner, unpaid.id)
    const unpaidLine = lines[0]?.lineId ?? ''
    expect(await codeOf(await pause(unpaid.id, unpaidLine))).toBe('pause_not_possible')
    expect(await codeOf(await resume(unpaid.id, unpaidLine))).toBe('not_paused')
    const { id, lineId } = await running()
    const row = await rowOf(lineId)
    await setLine(lineId, { endsAt: ago(0) })
    expect(await codeOf(await pause(id, lineId))).toBe('pause_not_possible')
    await setLine(lineId, { endsAt: row?.endsAt ?? null })
    for (let count = 0; count < 10; count += 1) {
      expect((await pause(id, lineId)).status).toBe(200)
      expect((await resume(id, lineId)).status).toBe(200)
    }
    expect(await codeOf(await pause(id, lineId))).toBe('pause_limit_reached')
    expect((await lineOf(id))?.canPause).toBe(false)
  })
})

describe('clock of a paused campaign', () => {
  const clock = async (days: number) =>
    await runCampaignClock(jobContext(new Date(Date.now() + days * DAY)))

  it('stays paused while its end moves', async () => {
    const { id, lineId } = await running()
    await pause(id, lineId)
    await clock(30)
    expect((await rowOf(lineId))?.state).toBe('running')
    await setLine(lineId, { state: 'ready' })
    await clock(1)
    expect((await rowOf(lineId))?.state).toBe('ready')
  })

  it('ends a campaign with a fixed end, together with its pause', async () => {
    const { id, lineId } = await running()
    await pause(id, lineId, { movesEnd: false })
    await clock(30)
    const row = await rowOf(lineId)
    expect(row).toMatchObject({ state: 'fell_short', pausedAt: null, resumeBy: null })
    expect(row?.pauses).toMatchObject([{ until: row?.endsAt }])
    expect(await problems()).toEqual([])
  })

  it('resumes a campaign after 90 days', async () => {
    const { id, lineId, endDate } = await running()
    await pause(id, lineId)
    await clock(89)
    expect((await rowOf(lineId))?.pausedAt).not.toBeNull()
    await clock(91)
    expect(await rowOf(lineId)).toMatchObject({
      state: 'running',
      pausedAt: null,
      endDate: addDays(endDate, 91),
    })
    expect(await mailsOf(id, 'campaign_resumed')).toHaveLength(1)
  })
})

describe('order with several campaigns', () => {
  it('pauses and resumes all of them', async () => {
    const { id } = await running([
      campaignItem(displayPlan()),
      campaignItem(displayPlan(), 'cart_2'),
    ])
    const paused = await answer<{ lines: PauseResult[] }>(
      callAs(owner, `/orders/${id}/pause`, { body: {} }),
    )
    expect(paused.lines.map(({ isPaused }) => isPaused)).toEqual([true, true])
    expect(await codeOf(await callAs(owner, `/orders/${id}/pause`, { body: {} }))).toBe(
      'pause_not_possible',
    )
    const resumed = await answer<{ lines: PauseResult[] }>(
      callAs(owner, `/orders/${id}/resume`, { method: 'POST' }),
    )
    expect(resumed.lines.map(({ isPaused }) => isPaused)).toEqual([false, false])
    expect(await codeOf(await callAs(owner, `/orders/${id}/resume`, { method: 'POST' }))).toBe(
      'not_paused',
    )
  })
})

describe('simultaneous pauses', () => {
  it('take effect once, from any number of tabs', async () => {
    const { id, lineId } = await running()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => answer<PauseResult>(pause(id, lineId))),
    )
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1)
    await Promise.all(Array.from({ length: 5 }, () => resume(id, lineId)))
    expect(await eventsOf(id)).toEqual(['pause', 'resume'])
    expect((await rowOf(lineId))?.pauses).toHaveLength(1)
  })

  it('and a stop leave a stopped campaign without a pause', async () => {
    const { id, lineId } = await running()
    const { couponUsdMinor } = await answer<{ couponUsdMinor: number }>(
      callAs(owner, `${path(id, lineId)}/stop-preview`),
    )
    const stop = callAs(owner, `${path(id, lineId)}/stop`, {
      body: { expectedCouponUsdMinor: couponUsdMinor },
    })
    const [stopped] = await Promise.all([stop, pause(id, lineId)])
    expect(stopped.status).toBe(200)
    const row = await rowOf(lineId)
    expect(row).toMatchObject({ state: 'stopped', pausedAt: null, resumeBy: null })
    expect((row?.pauses ?? []).filter(({ until }) => until === null)).toEqual([])
    expect(await codeOf(await pause(id, lineId))).toBe('pause_not_possible')
    expect(await problems()).toEqual([])
  })

  it('cannot move the end or release slots while an accepted change awaits payment', async () => {
    const { id, lineId } = await running()
    const row = await rowOf(lineId)
    if (!row?.plan || !row.impressions) throw new Error('The line has no plan.')
    await db()
      .insert(orderAmendments)
      .values({
        id: 'amd_1',
        orderId: id,
        lineId,
        version: 1,
        state: 'awaiting_payment',
        fromPlan: row.plan,
        toPlan: row.plan,
        impressions: row.impressions,
        rows: [],
        fromUsdMinor: 150_00,
        toUsdMinor: 200_00,
        couponUsdMinor: 0,
        extra: null,
        slots: null,
        createdAt: ago(0),
        expiresAt: ago(-7),
      })
    expect(await codeOf(await pause(id, lineId))).toBe('pause_change_open')
    expect((await pause(id, lineId, { movesEnd: false })).status).toBe(200)
  })
})

describe('slots of a paused billboard', () => {
  const claims = async (orderId: string) =>
    (await db().select().from(slotClaims).where(eq(slotClaims.orderId, orderId))).map(
      ({ week }) => week,
    )

  async function billboard() {
    const plan = billboardPlan()
    const { id, lines } = await paidOrderOf(owner, admin, { items: [campaignItem(plan)] })
    return { id, lineId: lines[0]?.lineId ?? '', week: plan.runtime.startDate }
  }

  it('stay reserved when they are kept', async () => {
    const { id, lineId, week } = await billboard()
    await pause(id, lineId, { slots: 'keep' })
    expect(await claims(id)).toEqual([week])
    expect(await answer<PauseResult>(resume(id, lineId))).toMatchObject({
      movedDays: 0,
      lostSlots: 0,
    })
  })

  it('are available to others when released, and return if still free', async () => {
    const { id, lineId, week } = await billboard()
    await pause(id, lineId, { slots: 'release' })
    expect(await claims(id)).toEqual([])
    expect(await answer<PauseResult>(resume(id, lineId))).toMatchObject({ lostSlots: 0 })
    expect(await claims(id)).toEqual([week])
    expect(await db().select().from(releasedSlots)).toEqual([])
  })

  it('are lost when others have booked them', async () => {
    const { id, lineId, week } = await billboard()
    await pause(id, lineId, { slots: 'release' })
    const [released] = await db().select().from(releasedSlots)
    const taken = {
      screenId: released?.screenId ?? '',
      week,
      sessionId: 'ses_other',
      cartKey: 'cart_1',
      orderId: 'ord_other',
      expiresAt: null,
      network: null,
    }
    for (let slot = 0; slot < 64; slot += 1)
      await db()
        .insert(slotClaims)
        .values({ ...taken, slot })
    expect(await answer<PauseResult>(resume(id, lineId))).toMatchObject({
      isPaused: false,
      lostSlots: 1,
    })
    expect(await claims(id)).toEqual([])
    expect((await overviewOf(owner, id)).timeline.at(-1)?.text).toBe(
      'Campaign resumed, 1 slot lost to others',
    )
  })
})

it('the clock cannot resume a campaign that does not exist', async () => {
  const missing = resumeByClock(jobContext(), { orderId: 'ord_none', lineId: 'lin_none' })
  await expect(missing).rejects.toMatchObject({ code: 'order_not_found' })
})
