import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { runBatch } from '#database/batch.ts'
import { connect } from '#database/connection.ts'
import { claimSlots } from '#database/queries/planning/slotClaims.ts'
import { invoices } from '#database/schema/orders/invoices.ts'
import { orderLines, orders } from '#database/schema/orders/orders.ts'
import type { AmendmentChange } from '#domain/orders/order/amendment/amendment.ts'
import type { AmendmentView } from '#domain/orders/order/amendment/amendment.types.ts'
import type { MadeChange, OwnChangePreview } from '#domain/orders/order/amendment/ownChange.ts'
import type { PaymentStart } from '#worker/operations/orders/payments/startPayment.ts'
import { applyPaymentEvent } from '#worker/operations/orders/payments/applyPaymentEvent.ts'
import { checkLedger } from '#worker/operations/orders/ledger/checkLedger.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { moneyCame, payByCard, startPaying } from '#test/support/orders/amendmentCards.ts'
import {
  givenPaidCampaign,
  givenUnpaidCampaign,
  readAmendment,
  sayTo,
} from '#test/support/orders/amendments.ts'
import {
  callAs,
  jobContext,
  orderedBy,
  overviewOf,
  type Login,
} from '#test/support/orders/ownOrders.ts'
import { answer, billboardPlan, LOOP_SLOTS, useShop } from '#test/support/commerce/shop.ts'

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
const messageOf = async (response: Response) =>
  (await response.json<{ error?: { message: string } }>()).error?.message
const ledger = async () => (await checkLedger(jobContext())).problems
const setLine = async (lineId: string, set: Partial<typeof orderLines.$inferInsert>) =>
  await db().update(orderLines).set(set).where(eq(orderLines.id, lineId))
const viewOf = async (id: string) => await answer<AmendmentView>(readAmendment(buyer, id))
const lineOf = async (orderId: string) => (await overviewOf(buyer, orderId)).lines[0]
const statusesOf = (responses: readonly Response[]) =>
  responses.map(({ status }) => status).toSorted((one, other) => one - other)

/** A buyer's change of a line. */
function changesOf({ id, lineId }: { id: string; lineId: string }) {
  const path = `/orders/${id}/lines/${lineId}`
  const ask = (login: Login, change: AmendmentChange) =>
    callAs(login, `${path}/change-preview`, { body: { change } })
  const preview = (change: AmendmentChange) => answer<OwnChangePreview>(ask(buyer, change))
  const confirm = (change: AmendmentChange, mark: string, login: Login = buyer) =>
    callAs(login, `${path}/changes`, { body: { change, mark } })
  const make = async (change: AmendmentChange) =>
    await answer<MadeChange>(confirm(change, (await preview(change)).mark))
  return { path, ask, preview, confirm, make }
}

async function givenCampaign() {
  const campaign = await givenPaidCampaign({ buyer, admin })
  return { ...campaign, ...changesOf(campaign) }
}

describe('buyer’s change that costs more', () => {
  it('is made once by its owner, at the previewed price, and takes effect with its card payment', async () => {
    const { id, change, ask, preview, confirm } = await givenCampaign()
    const more = change(300_00)
    const shown = await preview(more)
    expect(shown).toMatchObject({
      fromUsdMinor: 150_00,
      toUsdMinor: 300_00,
      canPayByCard: true,
      replacesProposal: false,
      deliveredImpressions: 0,
      current: { budgetMinor: 150_00 },
    })
    expect(shown.rows.map(({ label }) => label)).toEqual([
      'Impressions',
      'People reached',
      'Price before tax',
    ])
    for (const login of [await givenLogin(), admin]) {
      expect((await ask(login, more)).status).toBe(404)
      expect((await confirm(more, shown.mark, login)).status).toBe(404)
    }
    // A forged token, and the token of another price.
    expect(await codeOf(await confirm(more, '0'.repeat(40)))).toBe('amendment_changed')
    expect(await codeOf(await confirm(change(900_00), shown.mark))).toBe('amendment_changed')
    const twice = await Promise.all([confirm(more, shown.mark), confirm(more, shown.mark)])
    const made = await Promise.all(twice.map((one) => answer<MadeChange>(Promise.resolve(one))))
    expect(new Set(made.map((one) => one.id)).size).toBe(1)
    const amendmentId = made[0]?.id ?? ''
    expect(await viewOf(amendmentId)).toMatchObject({
      state: 'awaiting_payment',
      isOwn: true,
      canWithdraw: true,
      canPayByCard: true,
      invoice: { state: 'open' },
    })
    expect(await codeOf(await ask(buyer, change(200_00)))).toBe('amendment_waits')
    expect(await lineOf(id)).toMatchObject({ plan: { budgetMinor: 150_00 }, amendable: null })
    const { payment } = await answer<{ payment: PaymentStart }>(startPaying(buyer, amendmentId))
    await answer(payByCard(buyer, { amendmentId, paymentId: payment.paymentId }))
    expect((await viewOf(amendmentId)).state).toBe('in_force')
    expect(await lineOf(id)).toMatchObject({
      plan: { budgetMinor: 300_00 },
      balance: { paidUsdMinor: 300_00, dueUsdMinor: 0 },
      amendable: { scope: 'whole' },
    })
    // Confirming it again returns the same change.
    expect(await answer<MadeChange>(confirm(more, shown.mark))).toMatchObject({ id: amendmentId })
    expect(await ledger()).toEqual([])
  })

  it('can be withdrawn before payment; a later payment is refunded', async () => {
    const { id, change, make, propose } = await givenCampaign()
    const { id: amendmentId } = await make(change(300_00))
    const { payment } = await answer<{ payment: PaymentStart }>(startPaying(buyer, amendmentId))
    const withdraw = (login: Login, of = amendmentId) =>
      callAs(login, `/amendments/${of}/withdrawal`, { method: 'POST' })
    expect((await withdraw(await givenLogin())).status).toBe(404)
    expect((await withdraw(admin)).status).toBe(404)
    expect(statusesOf(await Promise.all([withdraw(buyer), withdraw(buyer)]))).toEqual([200, 200])
    expect(await viewOf(amendmentId)).toMatchObject({
      state: 'withdrawn',
      invoice: { state: 'void' },
    })
    await applyPaymentEvent(jobContext(), moneyCame(payment))
    expect(await viewOf(amendmentId)).toMatchObject({ state: 'withdrawn', refunds: [{}] })
    expect(await lineOf(id)).toMatchObject({
      plan: { budgetMinor: 150_00 },
      balance: { dueUsdMinor: 0, paidUsdMinor: 150_00 },
      amendable: { scope: 'whole' },
    })
    const { id: paidLess } = await make(change(120_00))
    expect(await codeOf(await withdraw(buyer, paidLess))).toBe('amendment_closed')
    const desks = await propose(200_00)
    await sayTo(buyer, desks, 'accept')
    expect((await withdraw(buyer, desks)).status).toBe(404)
    expect(await ledger()).toEqual([])
  })
})

describe('buyer’s change that costs less', () => {
  it('gives one coupon, to the first of two tabs', async () => {
    const { id, change, preview, confirm } = await givenCampaign()
    const [less, evenLess] = [change(100_00), change(110_00)]
    const [a, b] = [await preview(less), await preview(evenLess)]
    expect([a.couponUsdMinor, b.couponUsdMinor]).toEqual([50_00, 40_00])
    const raced = await Promise.all([confirm(less, a.mark), confirm(evenLess, b.mark)])
    expect(statusesOf(raced)).toEqual([200, 409])
    const line = await lineOf(id)
    const paidUsdMinor = line?.plan?.budgetMinor ?? 0
    expect([100_00, 110_00]).toContain(paidUsdMinor)
    expect(line?.balance).toMatchObject({ paidUsdMinor, amendedUsdMinor: 150_00 - paidUsdMinor })
    const { coupons } = await answer<{ coupons: { amountMinor: number }[] }>(
      callAs(buyer, '/coupons'),
    )
    expect(coupons.map(({ amountMinor }) => amountMinor)).toEqual([150_00 - paidUsdMinor])
    expect(await ledger()).toEqual([])
  })

  it('replaces the open invoice of an unpaid order', async () => {
    const campaign = await givenUnpaidCampaign({ buyer, admin })
    const { make } = changesOf(campaign)
    const { state } = await make(campaign.change(120_00))
    expect(state).toBe('in_force')
    const documents = await db().select().from(invoices).where(eq(invoices.orderId, campaign.id))
    expect(documents.map((one) => [one.kind, one.state])).toEqual(
      expect.arrayContaining([
        ['invoice', 'void'],
        ['invoice', 'open'],
      ]),
    )
    expect(await lineOf(campaign.id)).toMatchObject({
      plan: { budgetMinor: 120_00 },
      balance: { dueUsdMinor: 120_00 },
    })
    expect(await ledger()).toEqual([])
  })
})

describe('buyer’s change of a running campaign', () => {
  const begun = {
    state: 'running' as const,
    startsAt: new Date(Date.now() - 2 * DAY).toISOString(),
  }

  it('changes hours, cap, audience and end, and prices the rest at today’s prices', async () => {
    const { id, lineId, plan, change, make } = await givenCampaign()
    const booked = (await lineOf(id))?.impressions?.mid ?? 0
    const delivered = Math.floor(booked / 4)
    await setLine(lineId, { ...begun, deliveredImpressions: delivered })
    const to = {
      audience: { ...plan.audience, gender: 'female' as const },
      dayparts: plan.dayparts.map(() => '0'.repeat(6) + '1'.repeat(18)),
      frequencyCapPerDay: 5,
      // Formats stay unchanged, as the campaign has begun.
      formatIds: ['display_120x600'],
    }
    const { state } = await make(change(150_00, to))
    expect(state).toBe('in_force')
    const line = await lineOf(id)
    expect(line?.plan).toEqual({ ...plan, ...to, formatIds: plan.formatIds })
    const rest = (line?.impressions?.mid ?? 0) - delivered
    expect(rest).toBeGreaterThan(0)
    expect(rest).toBeLessThan(booked - delivered)
    // Delivered impressions keep their price.
    const stop = await answer<{ couponUsdMinor: number; paidUsdMinor: number }>(
      callAs(buyer, `/orders/${id}/lines/${lineId}/stop-preview`),
    )
    expect(stop.paidUsdMinor - stop.couponUsdMinor).toBe(Math.floor((150_00 * delivered) / booked))
    expect(await ledger()).toEqual([])
  })

  it('never goes below delivered impressions or elapsed time', async () => {
    const { id, lineId, change, ask } = await givenCampaign()
    const booked = (await lineOf(id))?.impressions?.mid ?? 0
    await setLine(lineId, { ...begun, deliveredImpressions: Math.floor(booked * 0.9) })
    const tooLow = await ask(buyer, change(100_00))
    expect([tooLow.status, await messageOf(tooLow)]).toEqual([
      422,
      expect.stringContaining('are delivered already'),
    ])
    // Nothing was delivered, as there were no ads, and the days before the end are over.
    const [row] = await db().select().from(orderLines).where(eq(orderLines.id, lineId))
    if (!row?.plan) throw new Error('There is no plan.')
    const day = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)
    const runtime = { ...row.plan.runtime, startDate: day(-9), endDate: day(2) }
    await setLine(lineId, {
      state: 'awaiting_creatives',
      plan: { ...row.plan, runtime },
      startDate: runtime.startDate,
      endDate: runtime.endDate,
      startsAt: `${runtime.startDate}T06:00:00.000Z`,
      endsAt: `${day(3)}T06:00:00.000Z`,
      deliveredImpressions: 0,
    })
    await db()
      .update(orders)
      .set({ paidAt: `${day(-20)}T00:00:00.000Z` })
      .where(eq(orders.id, id))
    const used = await ask(buyer, { ...row.plan, runtime, budgetMinor: 100_00 })
    expect([used.status, await messageOf(used)]).toEqual([
      422,
      expect.stringContaining('is used already'),
    ])
  })

  it('is refused for paused, ended and custom-priced campaigns, each with its reason', async () => {
    const { id, lineId, path, change, ask, preview, confirm } = await givenCampaign()
    const less = change(100_00)
    const { mark } = await preview(less)
    await db()
      .update(orders)
      .set({
        offer: {
          id: 'off_1',
          number: 'OFF-2026-000001',
          version: 1,
          agency: '',
          commission: null,
        },
      })
      .where(eq(orders.id, id))
    expect(await codeOf(await confirm(less, mark))).toBe('line_not_amendable')
    await db().update(orders).set({ offer: null }).where(eq(orders.id, id))
    const pause = await callAs(buyer, `${path}/pause`, { body: { slots: 'keep', movesEnd: true } })
    expect(pause.status).toBe(200)
    expect(await codeOf(await confirm(less, mark))).toBe('line_paused')
    expect((await callAs(buyer, `${path}/resume`, { method: 'POST' })).status).toBe(200)
    await setLine(lineId, { state: 'stopped' })
    expect(await codeOf(await confirm(less, mark))).toBe('line_not_amendable')
    await setLine(lineId, { state: 'running', endsAt: new Date(Date.now() - 1).toISOString() })
    expect(await codeOf(await ask(buyer, less))).toBe('line_not_amendable')
  })

  it('requires the lead time of added screens', async () => {
    const plan = billboardPlan()
    const campaign = await givenPaidCampaign({ buyer, admin }, plan)
    const { ask } = changesOf(campaign)
    const soon = new Date(Date.now() + 5 * DAY).toISOString()
    const selected = ['screen_us_austin_test_road', 'screen_us_austin_second']
    const more = campaign.change(plan.budgetMinor * 2, {
      inventory: { ...plan.inventory, selected },
    })
    expect((await ask(buyer, more)).status).toBe(200)
    const [row] = await db().select().from(orderLines).where(eq(orderLines.id, campaign.lineId))
    if (!row?.plan?.periods) throw new Error('There are no periods.')
    const runtime = { ...row.plan.runtime, startDate: soon.slice(0, 10) }
    await setLine(campaign.lineId, { plan: { ...row.plan, runtime }, startsAt: soon })
    expect((await ask(buyer, { ...more, runtime })).status).toBe(422)
  })
})

describe('buyer’s change with a simultaneous event', () => {
  it('replaces the desk’s proposal, and only one of both takes effect', async () => {
    const { id, change, propose, preview, confirm } = await givenCampaign()
    const desks = await propose(120_00)
    const shown = await preview(change(100_00))
    expect(shown.replacesProposal).toBe(true)
    const raced = await Promise.all([
      sayTo(buyer, desks, 'accept'),
      confirm(change(100_00), shown.mark),
    ])
    expect(statusesOf(raced)).toEqual([200, 409])
    const isDesks = (await viewOf(desks)).state === 'in_force'
    expect(await lineOf(id)).toMatchObject({
      plan: { budgetMinor: isDesks ? 120_00 : 100_00 },
      balance: { paidUsdMinor: isDesks ? 120_00 : 100_00 },
    })
    expect(await ledger()).toEqual([])
  })

  it('and a stop: the refund happens once', async () => {
    const { id, path, change, preview, confirm } = await givenCampaign()
    const less = change(100_00)
    const { mark } = await preview(less)
    const stop = callAs(buyer, `${path}/stop`, { body: { expectedCouponUsdMinor: 150_00 } })
    const raced = await Promise.all([confirm(less, mark), stop])
    expect(raced.filter(({ status }) => status === 200)).toHaveLength(1)
    const { coupons } = await answer<{ coupons: { amountMinor: number }[] }>(
      callAs(buyer, '/coupons'),
    )
    const isStopped = (await lineOf(id))?.state === 'stopped'
    expect(coupons.map(({ amountMinor }) => amountMinor)).toEqual([isStopped ? 150_00 : 50_00])
    expect(await ledger()).toEqual([])
  })

  it('and a pause: exactly one takes effect', async () => {
    const { id, path, change, preview, confirm } = await givenCampaign()
    const less = change(100_00)
    const { mark } = await preview(less)
    const pause = callAs(buyer, `${path}/pause`, { body: { slots: 'keep', movesEnd: true } })
    const raced = await Promise.all([confirm(less, mark), pause])
    expect(raced.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    const line = await lineOf(id)
    expect(line?.balance.paidUsdMinor).toBe(line?.plan?.budgetMinor)
    expect(await ledger()).toEqual([])
  })

  it('is recalculated during delivery, at the previewed price', async () => {
    const { id, lineId, change, preview, confirm } = await givenCampaign()
    await setLine(lineId, {
      state: 'running',
      startsAt: new Date(Date.now() - DAY).toISOString(),
      deliveredImpressions: 10,
    })
    const less = change(100_00)
    const { mark } = await preview(less)
    await setLine(lineId, { deliveredImpressions: 25 })
    expect((await confirm(less, mark)).status).toBe(200)
    const [row] = await db().select().from(orderLines).where(eq(orderLines.id, lineId))
    expect(row?.usedBefore?.impressions).toBe(25)
    expect((await lineOf(id))?.balance.paidUsdMinor).toBe(100_00)
  })

  it('does not reach another order through the buyer’s own line', async () => {
    const { lineId, change } = await givenCampaign()
    const other = await orderedBy(buyer)
    const path = `/orders/${other.id}/lines/${lineId}/change-preview`
    expect((await callAs(buyer, path, { body: { change: change(100_00) } })).status).toBe(404)
  })

  it('writes nothing when somebody else takes the last slot', async () => {
    const plan = billboardPlan()
    const campaign = await givenPaidCampaign({ buyer, admin }, plan)
    const { preview, confirm } = changesOf(campaign)
    const screenId = 'screen_us_austin_second'
    const selected = [...plan.inventory.selected, screenId]
    const more = campaign.change(plan.budgetMinor * 2, {
      inventory: { ...plan.inventory, selected },
    })
    const { mark } = await preview(more)
    const week = plan.periods?.startDates[0] ?? ''
    const owner = { sessionId: 'other', orderId: null, network: null }
    const expiresAt = new Date(Date.now() + DAY).toISOString()
    await runBatch(
      db(),
      Array.from({ length: LOOP_SLOTS }, (_, at) =>
        claimSlots(db(), [{ screenId, week, loopSlots: LOOP_SLOTS }], {
          ...owner,
          cartKey: `cart_${at}`,
          expiresAt,
        }),
      ),
    )
    expect(await codeOf(await confirm(more, mark))).toBe('slot_taken')
    expect(await lineOf(campaign.id)).toMatchObject({
      plan: { inventory: plan.inventory },
      amendments: [],
    })
    expect(await ledger()).toEqual([])
  })

  it('is refused after a choice of more days or a coupon for a campaign that fell short', async () => {
    const { lineId, change, ask, preview, confirm } = await givenCampaign()
    const less = change(100_00)
    const { mark } = await preview(less)
    const endedAt = new Date(Date.now() - DAY).toISOString()
    await setLine(lineId, { state: 'fell_short', endsAt: endedAt, deliveredImpressions: 10 })
    expect(await codeOf(await confirm(less, mark))).toBe('line_not_amendable')
    const until = new Date(Date.now() + 3 * DAY).toISOString()
    const extension = { from: endedAt, until, deliveredBefore: 10 }
    await setLine(lineId, { state: 'running', endsAt: until, extension })
    expect(await codeOf(await ask(buyer, less))).toBe('line_not_amendable')
  })
})
