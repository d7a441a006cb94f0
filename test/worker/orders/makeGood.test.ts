import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { listServedLines } from '#database/queries/delivery/deliveryBook.ts'
import { mailOutbox } from '#database/schema/foundation/mailOutbox.ts'
import { orderAudit, orderLines } from '#database/schema/orders/orders.ts'
import type { MadeChoice } from '#domain/orders/order/changes/makeGood.ts'
import type { ReportShare, ReportView } from '#domain/reporting/report/reportView.types.ts'
import { composeOrderMail } from '#worker/operations/orders/mail/composeOrderMail.ts'
import { checkLedger } from '#worker/operations/orders/ledger/checkLedger.ts'
import { runCampaignClock } from '#worker/operations/orders/orders/runCampaignClock.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import {
  callAs,
  jobContext,
  overviewOf,
  paidOrderOf,
  type Login,
} from '#test/support/orders/ownOrders.ts'
import { answer, call, useShop } from '#test/support/commerce/shop.ts'

const PAID = 150_00
const DAY = 86_400_000

let owner: Login
let admin: Login
useShop()
beforeEach(async () => {
  owner = await givenLogin()
  admin = await givenLogin({ role: 'admin' })
})

const db = () => connect(env.DB)
const clock = async (ms: number) => await runCampaignClock(jobContext(new Date(ms)))
const setLine = async (lineId: string, changes: Partial<typeof orderLines.$inferInsert>) =>
  await db().update(orderLines).set(changes).where(eq(orderLines.id, lineId))

/**
 * A campaign of 1,000 impressions that has ended with some of them delivered; it ended a day ago,
 * so it can be extended.
 */
async function fallen(deliveredImpressions: number) {
  const { id, lines } = await paidOrderOf(owner, admin)
  const lineId = lines[0]?.lineId ?? ''
  const endMs = Date.now() - DAY
  await setLine(lineId, {
    state: 'running',
    impressions: { low: 1_000, mid: 1_000, high: 1_000 },
    deliveredImpressions,
    startsAt: new Date(endMs - 10 * DAY).toISOString(),
    endsAt: new Date(endMs).toISOString(),
    startDate: new Date(endMs - 10 * DAY).toISOString().slice(0, 10),
    endDate: new Date(endMs - DAY).toISOString().slice(0, 10),
  })
  await clock(endMs)
  return { id, lineId, endMs }
}

const choose = async (login: Pick<Login, 'cookie'>, lineId: string, choice: string) =>
  await callAs(login, `/reports/${lineId}/make-good`, { body: { choice } })
const lineOf = async (orderId: string) => (await overviewOf(owner, orderId)).lines[0]
const eventsOf = async (orderId: string) =>
  (await db().select().from(orderAudit).where(eq(orderAudit.orderId, orderId))).map(
    ({ event }) => event,
  )

describe('campaign that fell short', () => {
  it('asks its buyer only, in the order, the report and by mail', async () => {
    const { id, lineId } = await fallen(400)
    const offer = { missingImpressions: 600, couponUsdMinor: 0.6 * PAID }
    expect(await lineOf(id)).toMatchObject({ state: 'fell_short', makeGood: offer })
    const reportFor = async (login: Login) =>
      await answer<ReportView>(callAs(login, `/reports/${lineId}`))
    expect((await reportFor(owner)).makeGoods).toMatchObject([offer])
    expect((await reportFor(admin)).makeGoods).toEqual([])
    const { share } = await answer<{ share: ReportShare }>(
      callAs(owner, `/reports/${lineId}/shares`, { body: { days: 7 } }),
    )
    const headers = { 'x-amd-report-share': share.key }
    const strangers = [
      callAs(admin, `/reports/${lineId}/make-good`, { body: { choice: 'coupon' }, headers }),
      choose(await givenLogin(), lineId, 'extension'),
      call(`/reports/${lineId}/make-good`, { body: { choice: 'coupon' }, headers }),
    ]
    for (const one of strangers) expect((await one).status).toBe(404)
    expect((await lineOf(id))?.state).toBe('fell_short')
    const [mail] = await db()
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.kind, 'campaign_fell_short'))
    if (!mail?.orderId) throw new Error('There is no mail.')
    const composed = await composeOrderMail(jobContext(), {
      ...mail,
      orderId: mail.orderId,
      kind: 'campaign_fell_short',
    })
    const text = JSON.stringify(composed.content)
    expect(text).toContain('a coupon worth $90.00')
    expect(text).toContain(`/report/${lineId}`)
  })

  it('is settled once by two clicks, another choice and the clock at the same moment', async () => {
    const { id, lineId, endMs } = await fallen(400)
    const [first, second, other] = await Promise.all([
      choose(owner, lineId, 'coupon'),
      choose(owner, lineId, 'coupon'),
      choose(owner, lineId, 'extension'),
      clock(endMs + 14 * DAY),
    ])
    const line = await lineOf(id)
    const isExtended = other?.status === 200
    expect([first?.status, second?.status]).toEqual(isExtended ? [409, 409] : [200, 200])
    expect(line).toMatchObject(
      isExtended
        ? { state: 'awaiting_creatives', coupon: null }
        : { state: 'ended', coupon: { amountMinor: 0.6 * PAID } },
    )
    const settlements = (await eventsOf(id)).filter((one) =>
      ['settle_short', 'extend'].includes(one),
    )
    expect(settlements).toHaveLength(1)
    expect((await checkLedger(jobContext())).problems).toEqual([])
  })

  it('continues at no cost, and ends with a coupon for the remaining shortfall', async () => {
    const { id, lineId } = await fallen(400)
    const made = await answer<MadeChoice>(choose(owner, lineId, 'extension'))
    expect(await answer<MadeChoice>(choose(owner, lineId, 'extension'))).toEqual(made)
    expect((await choose(owner, lineId, 'coupon')).status).toBe(409)
    const runs = (await lineOf(id))?.description.find(({ label }) => label === 'Running period')
    expect(runs?.value).toMatch(/^\w{3}, .+, at no cost \(\w+\); booked and over: \w{3}, /)
    // It has no approved creative any more, so it waits for one before it runs again.
    expect((await lineOf(id))?.state).toBe('awaiting_creatives')
    await setLine(lineId, { state: 'running' })
    const now = new Date()
    const soon = new Date(now.getTime() + DAY).toISOString()
    const served = await listServedLines(db(), { now: now.toISOString(), soon })
    expect(served).toMatchObject([{ lineId, extension: { deliveredBefore: 400 } }])
    await setLine(lineId, { deliveredImpressions: 900 })
    await clock(Date.parse(served[0]?.endsAt ?? ''))
    expect(await lineOf(id)).toMatchObject({
      state: 'ended',
      makeGood: null,
      coupon: { amountMinor: 0.1 * PAID },
      balance: { deliveredUsdMinor: 0.9 * PAID, couponsUsdMinor: 0.1 * PAID, remainingUsdMinor: 0 },
    })
    expect(await eventsOf(id)).toEqual(
      expect.arrayContaining(['fall_short', 'extend', 'end', 'issue_coupon', 'complete']),
    )
    expect((await checkLedger(jobContext())).problems).toEqual([])
  })

  it('ends at once with its last impression, and is not offered within the tolerance', async () => {
    const short = await fallen(970)
    await answer<MadeChoice>(choose(owner, short.lineId, 'extension'))
    await setLine(short.lineId, { state: 'running', deliveredImpressions: 1_000 })
    await clock(Date.now())
    expect(await lineOf(short.id)).toMatchObject({ state: 'ended', coupon: null })
    const almost = await fallen(980)
    expect(await lineOf(almost.id)).toMatchObject({
      state: 'ended',
      coupon: { amountMinor: 0.02 * PAID },
    })
  })
})
