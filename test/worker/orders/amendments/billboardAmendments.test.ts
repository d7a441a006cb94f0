import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { runBatch } from '#database/batch.ts'
import { connect } from '#database/connection.ts'
import { claimSlots } from '#database/queries/planning/slotClaims.ts'
import { orders } from '#database/schema/orders/orders.ts'
import { slotClaims } from '#database/schema/planning/slotClaims.ts'
import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import type { AmendmentView } from '#domain/orders/order/amendment/amendment.types.ts'
import { closeAmendments } from '#worker/operations/orders/amendments/closeAmendments.ts'
import { checkLedger } from '#worker/operations/orders/ledger/checkLedger.ts'
import { releaseExpiredSlots } from '#worker/operations/planning/slots/releaseSlots.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import {
  givenPaidCampaign,
  givenUnpaidCampaign,
  readAmendment,
  sayTo,
} from '#test/support/orders/amendments.ts'
import { jobContext, overviewOf, settled, type Login } from '#test/support/orders/ownOrders.ts'
import {
  answer,
  billboardPlan,
  campaignItem,
  LOOP_SLOTS,
  useShop,
} from '#test/support/commerce/shop.ts'

const DAY = 86_400_000
const ROAD = 'screen_us_austin_test_road'
const SECOND = 'screen_us_austin_second'

useShop()

let buyer: Login
let admin: Login
beforeEach(async () => {
  buyer = await givenLogin()
  admin = await givenLogin({ role: 'admin' })
})

const db = () => connect(env.DB)
const onScreens = ({ inventory }: CampaignPlan, ...selected: string[]) => ({
  inventory: { ...inventory, selected },
})
const inTwoWeeks = (plan: CampaignPlan): Pick<CampaignPlan, 'periods' | 'runtime'> => {
  const { startDate } = plan.runtime
  const second = addDays(startDate, 7)
  const periods = plan.periods && { ...plan.periods, startDates: [startDate, second] }
  return { periods, runtime: { ...plan.runtime, endDate: addDays(second, 6) } }
}
/** One text per claim: "booked road 2026-12-07". */
const claims = async () =>
  (await db().select().from(slotClaims))
    .map((one) =>
      [
        one.orderId === null ? 'held' : 'booked',
        one.screenId === ROAD ? 'road' : 'second',
        one.week,
      ].join(' '),
    )
    .sort()
/** Books all slots of a screen for another buyer, except `left`. */
const takenByOthers = async (screenId: string, week: string, left: number) => {
  const wanted = { screenId, week, loopSlots: LOOP_SLOTS }
  const owner = { sessionId: 'other', orderId: null, network: null }
  const expiresAt = new Date(Date.now() + 30 * DAY).toISOString()
  await runBatch(
    db(),
    Array.from({ length: LOOP_SLOTS - left }, (_, at) =>
      claimSlots(db(), [wanted], { ...owner, cartKey: `cart_${at}`, expiresAt }),
    ),
  )
}
const codeOf = async (response: Response) =>
  (await response.json<{ error?: { code: string } }>()).error?.code
const billboards = () => givenPaidCampaign({ buyer, admin }, billboardPlan())

describe('amendment of billboards', () => {
  it('holds slots until it is answered, and books and releases slots on acceptance', async () => {
    const { id, plan, propose } = await billboards()
    const week = plan.runtime.startDate
    const next = addDays(week, 7)
    const own = [`booked road ${week}`]
    expect(await claims()).toEqual(own)
    const first = await propose(300_00, onScreens(plan, ROAD, SECOND))
    expect(await claims()).toEqual([...own, `held second ${week}`])
    // A newer version replaces it, with its held slots.
    const to = { ...onScreens(plan, SECOND), ...inTwoWeeks(plan) }
    const second = await propose(300_00, to)
    expect(await claims()).toEqual([...own, `held second ${week}`, `held second ${next}`])
    expect((await sayTo(buyer, first, 'accept')).status).toBe(409)
    const { rows } = await answer<AmendmentView>(readAmendment(buyer, second))
    expect(rows.find(({ label }) => label === 'Shown on')?.after).toContain('new: Second at 2nd')
    expect(rows.map(({ label }) => label)).toContain('Periods begin')
    await releaseExpiredSlots(jobContext(new Date(Date.now() + 6 * DAY)))
    expect((await sayTo(buyer, second, 'accept')).status).toBe(200)
    expect((await sayTo(buyer, second, 'accept')).status).toBe(200)
    expect(await claims()).toEqual([`booked second ${week}`, `booked second ${next}`])
    expect((await overviewOf(buyer, id)).lines[0]?.plan).toEqual({ ...plan, ...to })
    expect((await checkLedger(jobContext())).problems).toEqual([])
  })

  it('releases them when declined, withdrawn or unanswered, and never takes another’s slot', async () => {
    const { plan, ask, propose } = await billboards()
    const week = plan.runtime.startDate
    await takenByOthers(SECOND, week, 1)
    const others = (await claims()).length
    const both = onScreens(plan, ROAD, SECOND)
    const rival = await givenPaidCampaign({ buyer: await givenLogin(), admin }, billboardPlan())
    const asked = await Promise.all([ask(300_00, both), rival.ask(300_00, both)])
    expect(asked.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 409,
    ])
    const refused = asked.find(({ status }) => status === 409)
    expect(refused && (await codeOf(refused))).toBe('slot_taken')
    expect(await claims()).toHaveLength(others + 2)
    await closeAmendments(jobContext(new Date(Date.now() + 8 * DAY)))
    expect(await claims()).toHaveLength(others + 1)
    const again = await propose(300_00, both)
    expect(await codeOf(await rival.ask(300_00, both))).toBe('slot_taken')
    expect((await sayTo(buyer, again, 'decline')).status).toBe(200)
    expect(await claims()).toHaveLength(others + 1)
    expect((await rival.ask(300_00, both)).status).toBe(201)
  })

  it('that costs more keeps them until it is paid, and no longer', async () => {
    const { plan, propose } = await billboards()
    const week = plan.runtime.startDate
    const both = onScreens(plan, ROAD, SECOND)
    const later = jobContext(new Date(Date.now() + 16 * DAY))
    const unpaid = await propose(400_00, both)
    await sayTo(buyer, unpaid, 'accept')
    await releaseExpiredSlots(jobContext(new Date(Date.now() + 13 * DAY)))
    expect(await claims()).toEqual([`booked road ${week}`, `held second ${week}`])
    await closeAmendments(later)
    expect(await claims()).toEqual([`booked road ${week}`])
    const paid = await propose(400_00, both)
    await sayTo(buyer, paid, 'accept')
    const { invoice } = await answer<AmendmentView>(readAmendment(buyer, paid))
    const settlements = await Promise.all([1, 2].map(() => settled(admin, invoice?.id ?? '')))
    expect(settlements.map(({ status }) => status)).toEqual([200, 200])
    expect(await claims()).toEqual([`booked road ${week}`, `booked second ${week}`])
    expect((await checkLedger(jobContext())).problems).toEqual([])
  })

  it('can belong to an unpaid order that keeps its slots', async () => {
    const items = [campaignItem(billboardPlan())]
    const { id, plan, propose } = await givenUnpaidCampaign({ buyer, admin }, { items })
    const week = plan.runtime.startDate
    const both = onScreens(plan, ROAD, SECOND)
    const first = await propose(400_00, both)
    expect(await claims()).toEqual([`booked road ${week}`, `held second ${week}`])
    expect((await sayTo(buyer, first, 'accept')).status).toBe(200)
    expect(await claims()).toEqual([`booked road ${week}`, `booked second ${week}`])
    const late = await propose(300_00, onScreens(plan, SECOND))
    await db().update(orders).set({ slotsUntil: new Date().toISOString() }).where(eq(orders.id, id))
    expect(await codeOf(await sayTo(buyer, late, 'accept'))).toBe('amendment_outdated')
    expect((await overviewOf(admin, id)).lines[0]?.plan).toEqual({
      ...plan,
      ...both,
      budgetMinor: 400_00,
    })
    expect((await checkLedger(jobContext())).problems).toEqual([])
    const { invoice } = await overviewOf(buyer, id)
    expect((await settled(admin, invoice.id)).status).toBe(200)
    expect(await claims()).toEqual([`booked road ${week}`, `booked second ${week}`])
    expect((await checkLedger(jobContext())).problems).toEqual([])
  })
})
