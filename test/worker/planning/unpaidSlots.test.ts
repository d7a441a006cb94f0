import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { runBatch } from '#database/batch.ts'
import { connect } from '#database/connection.ts'
import { claimSlots } from '#database/queries/planning/slotClaims.ts'
import { mailOutbox } from '#database/schema/foundation/mailOutbox.ts'
import { orders } from '#database/schema/orders/orders.ts'
import { releasedSlots } from '#database/schema/planning/releasedSlots.ts'
import { slotClaims } from '#database/schema/planning/slotClaims.ts'
import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import { startOfDayIn } from '#domain/foundation/calendar/flight.ts'
import { slotWeeks } from '#domain/planning/slots/slotWeeks.ts'
import { checkLedger } from '#worker/operations/orders/ledger/checkLedger.ts'
import { composeOrderMail } from '#worker/operations/orders/mail/composeOrderMail.ts'
import { releaseUnpaidSlots } from '#worker/operations/planning/slots/releaseUnpaidSlots.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import {
  jobContext,
  orderedBy,
  overviewOf,
  paidOrderOf,
  settled,
  type Login,
} from '#test/support/orders/ownOrders.ts'
import {
  billboardPlan,
  campaignItem,
  displayPlan,
  LOOP_SLOTS,
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
const HOUR_MS = 3_600_000
const inHours = (hours: number) => jobContext(new Date(Date.now() + hours * HOUR_MS))
const billboard = () => orderedBy(login, { items: [campaignItem(billboardPlan())] })
const claims = async () => await db().select().from(slotClaims)
const orderRow = async (id: string) =>
  (await db().select().from(orders).where(eq(orders.id, id)))[0]
const slotMails = async (orderId: string) =>
  (await db().select().from(mailOutbox).where(eq(mailOutbox.orderId, orderId)))
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('slots_'))
const pay = async (orderId: string) => {
  const { invoice } = await overviewOf(login, orderId)
  return await settled(admin, invoice.id)
}
const textOf = async (
  orderId: string,
  kind: 'slots_end_soon' | 'slots_released' | 'slots_lost',
) => {
  const mails = await db().select().from(mailOutbox).where(eq(mailOutbox.kind, kind))
  const mail = mails.find((one) => one.orderId === orderId)
  if (!mail) throw new Error('There is no such mail.')
  const { content } = await composeOrderMail(jobContext(), { ...mail, orderId, kind })
  return JSON.stringify(content)
}

/** Books every slot left on the test's screen in the week of the plan, for another buyer. */
async function bookOut(): Promise<void> {
  const { periods } = billboardPlan()
  const [week = ''] = periods ? slotWeeks(periods) : []
  const wanted = { screenId: 'screen_us_austin_test_road', week, loopSlots: LOOP_SLOTS }
  for (let slot = (await claims()).length; slot < LOOP_SLOTS; slot += 1) {
    const owner = { sessionId: `other${slot}`, cartKey: 'cart_1', orderId: null, network: null }
    const expiresAt = '2099-01-01T00:00:00.000Z'
    await runBatch(db(), [claimSlots(db(), [wanted], { ...owner, expiresAt })])
  }
}

describe('billboard slots of an open invoice', () => {
  it('are held for 48 hours, then released, with a mail before and after', async () => {
    const { id, slotsUntil } = await billboard()
    expect(Date.parse(slotsUntil ?? '') - Date.now()).toBeGreaterThan(47.9 * HOUR_MS)
    await releaseUnpaidSlots(inHours(23))
    expect(await slotMails(id)).toEqual([])
    await releaseUnpaidSlots(inHours(25))
    await releaseUnpaidSlots(inHours(26))
    expect(await slotMails(id)).toEqual(['slots_end_soon'])
    expect(await textOf(id, 'slots_end_soon')).toMatch(/slots until \w+ \d+, \d{4}, .* UTC/)
    expect(await claims()).toHaveLength(1)
    await releaseUnpaidSlots(inHours(49))
    await releaseUnpaidSlots(inHours(50))
    expect(await claims()).toHaveLength(0)
    expect((await slotMails(id)).toSorted()).toEqual(['slots_end_soon', 'slots_released'])
    expect(await textOf(id, 'slots_released')).toContain('others can book your billboard slots now')
    const { lines, timeline } = await overviewOf(login, id)
    expect(lines[0]?.flags.map(({ flag }) => flag)).toContain('not_paid')
    expect(timeline.map(({ text }) => text)).toContain(
      'Billboard slots released: the invoice was not paid in time',
    )
  })

  it('are held to the end of the payment term for a buyer who has paid before', async () => {
    await paidOrderOf(login, admin)
    const { id, invoice } = await billboard()
    expect((await orderRow(id))?.slotsUntil).toBe(
      startOfDayIn(addDays(invoice.dueDate, 1), 'America/Chicago'),
    )
  })

  it('do not affect other media, and stay once they are paid', async () => {
    const other = await orderedBy(login, { items: [campaignItem(displayPlan())] })
    expect(other.slotsUntil).toBeNull()
    const { id } = await billboard()
    expect((await pay(id)).status).toBe(200)
    await releaseUnpaidSlots(inHours(24 * 30))
    expect(await claims()).toHaveLength(1)
    expect(await slotMails(id)).toEqual([])
  })
})

describe('payment after the slots were released', () => {
  it('books the same slots again while they are free', async () => {
    const { id } = await billboard()
    const [before] = await claims()
    await releaseUnpaidSlots(inHours(49))
    expect(await claims()).toHaveLength(0)
    expect((await pay(id)).status).toBe(200)
    expect(await claims()).toMatchObject([
      { screenId: before?.screenId, week: before?.week, orderId: id, expiresAt: null },
    ])
    const { state, lines } = await overviewOf(login, id)
    expect(state).toBe('booked')
    expect(lines).toMatchObject([{ state: 'awaiting_creatives', coupon: null }])
    expect(await db().select().from(releasedSlots)).toEqual([])
  })

  it('is refunded in full as a coupon when somebody else has them', async () => {
    const { id } = await orderedBy(login, {
      items: [campaignItem(billboardPlan()), campaignItem(displayPlan(), 'cart_2')],
    })
    await releaseUnpaidSlots(inHours(49))
    await bookOut()
    expect((await pay(id)).status).toBe(200)
    expect((await pay(id)).status).toBe(200)
    const { state, lines } = await overviewOf(login, id)
    expect(state).toBe('booked')
    expect(lines).toMatchObject([
      {
        state: 'stopped',
        coupon: { amountMinor: 300_00 },
        balance: { paidUsdMinor: 300_00, couponsUsdMinor: 300_00, remainingUsdMinor: 0 },
      },
      { state: 'awaiting_creatives', coupon: null, balance: { remainingUsdMinor: 150_00 } },
    ])
    expect((await claims()).filter(({ orderId }) => orderId === id)).toEqual([])
    expect(await slotMails(id)).toContain('slots_lost')
    expect(await textOf(id, 'slots_lost')).toContain(lines[0]?.coupon?.num)
    expect((await checkLedger(jobContext())).problems).toEqual([])
  })

  it('at the moment of the release books the order with its slots, once', async () => {
    const { id } = await billboard()
    const answers = await Promise.all([
      releaseUnpaidSlots(inHours(49)),
      pay(id),
      releaseUnpaidSlots(inHours(49)),
      pay(id),
    ])
    expect([answers[1].status, answers[3].status]).toEqual([200, 200])
    const { state, lines } = await overviewOf(login, id)
    expect(state).toBe('booked')
    expect(lines).toMatchObject([{ coupon: null, balance: { paidUsdMinor: 300_00 } }])
    expect(await claims()).toMatchObject([{ orderId: id }])
    expect(await db().select().from(releasedSlots)).toEqual([])
    expect((await checkLedger(jobContext())).problems).toEqual([])
  })

  it('at the moment of another booking gives either the slots or the coupon', async () => {
    const { id } = await billboard()
    await releaseUnpaidSlots(inHours(49))
    await Promise.all([pay(id), bookOut().catch(() => null)])
    expect((await overviewOf(login, id)).state).toMatch(/booked|completed/)
    const own = (await claims()).filter(({ orderId }) => orderId === id)
    const { lines } = await overviewOf(login, id)
    expect(own).toHaveLength(lines[0]?.coupon ? 0 : 1)
    expect(await claims()).toHaveLength(LOOP_SLOTS)
    expect((await checkLedger(jobContext())).problems).toEqual([])
  })
})

describe('orders from before slots had a deadline', () => {
  const migrated = async () => {
    const migration = env.TEST_MIGRATIONS.find(({ name }) =>
      name.endsWith('slots_until_of_earlier_orders.sql'),
    )
    if (!migration) throw new Error('There is no such migration.')
    await env.DB.batch(migration.queries.map((query) => env.DB.prepare(query)))
  }
  const forget = async (id: string) =>
    await db().update(orders).set({ slotsUntil: null }).where(eq(orders.id, id))
  const hoursLeft = async (id: string) =>
    (Date.parse((await orderRow(id))?.slotsUntil ?? '') - Date.now()) / HOUR_MS

  it('keep their slots for two more days, with a warning, then lose them as others do', async () => {
    const { id } = await billboard()
    await forget(id)
    await releaseUnpaidSlots(inHours(24 * 30))
    expect(await claims()).toHaveLength(1)
    await migrated()
    expect(await hoursLeft(id)).toBeCloseTo(48, 1)
    await releaseUnpaidSlots(inHours(25))
    expect(await slotMails(id)).toEqual(['slots_end_soon'])
    await releaseUnpaidSlots(inHours(49))
    expect(await claims()).toHaveLength(0)
  })

  it('keep them to the end of the payment term for a buyer who has paid before', async () => {
    await paidOrderOf(login, admin)
    const { id, invoice } = await billboard()
    await forget(id)
    await migrated()
    expect((await orderRow(id))?.slotsUntil).toBe(`${addDays(invoice.dueDate, 1)}T12:00:00.000Z`)
  })

  it('stay unchanged when they are paid, have no slots, have released them or have a deadline', async () => {
    const other = await orderedBy(login, { items: [campaignItem(displayPlan())] })
    const released = await billboard()
    await releaseUnpaidSlots(inHours(49))
    const paid = await billboard()
    expect((await pay(paid.id)).status).toBe(200)
    const untouched = await Promise.all([other.id, released.id, paid.id].map(orderRow))
    const timed = await billboard()
    const before = (await orderRow(timed.id))?.slotsUntil
    await migrated()
    expect(untouched.map((row) => row?.slotsUntil)).toEqual([null, null, null])
    expect(await Promise.all([other.id, released.id, paid.id].map(orderRow))).toEqual(untouched)
    expect((await orderRow(timed.id))?.slotsUntil).toBe(before)
  })
})
