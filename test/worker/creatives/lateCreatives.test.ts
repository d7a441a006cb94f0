import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { mailOutbox } from '#database/schema/foundation/mailOutbox.ts'
import { orderLines, orders } from '#database/schema/orders/orders.ts'
import { addDays, todayIn } from '#domain/foundation/calendar/calendarDay.ts'
import { addWorkingDays } from '#domain/foundation/calendar/workingDays.ts'
import { creativesDue } from '#domain/orders/order/line/creativesDue.ts'
import { remindOfCreatives } from '#worker/operations/creatives/creative/remindOfCreatives.ts'
import { jobContext } from '#test/support/orders/ownOrders.ts'
import { call, useShop } from '#test/support/commerce/shop.ts'
import {
  areaOf,
  codeOf,
  givenReviewer,
  guestLine,
  png,
  uploaded,
  type Uploader,
} from '#test/support/creatives/uploads.ts'

useShop()

const db = () => connect(env.DB)

/** Sets the day on which a line begins, with the state that it would have by then. */
async function startsOn(lineId: string, startDate: string): Promise<void> {
  const endDate = addDays(startDate, 13)
  const [line] = await db().select().from(orderLines).where(eq(orderLines.id, lineId))
  if (!line?.plan) throw new Error('a campaign has a plan')
  const plan = { ...line.plan, runtime: { ...line.plan.runtime, startDate, endDate } }
  const startsAt = `${startDate}T06:00:00.000Z`
  const endsAt = `${addDays(endDate, 1)}T06:00:00.000Z`
  await db()
    .update(orderLines)
    .set({ plan, startDate, endDate, startsAt, endsAt })
    .where(eq(orderLines.id, lineId))
}

const moved = async (by: Uploader, lineId: string, body: unknown) =>
  await call(`/lines/${lineId}/runtime`, { method: 'PUT', body, headers: by.headers })

describe('late banners', () => {
  it('are offered a start that they can make, which the buyer accepts with one click', async () => {
    const { by, lineId } = await guestLine()
    expect((await areaOf(by, lineId)).lines[0]?.late).toBeNull()
    const tomorrow = addDays(todayIn('EST', new Date()), 1)
    await startsOn(lineId, tomorrow)
    const { late } = (await areaOf(by, lineId)).lines[0] ?? {}
    expect(late).toMatchObject({ due: creativesDue('online_display', tomorrow), canMove: true })
    const { startDate = '', endDate = '' } = late ?? {}
    expect(startDate > tomorrow).toBe(true)
    expect((await moved(by, lineId, { startDate, endDate })).status).toBe(200)
    const [line] = (await areaOf(by, lineId)).lines
    expect(line?.flight).toMatchObject({ startDate, endDate })
    expect(line?.late).toBeNull()
  })

  it('can be moved only by the buyer', async () => {
    const { lineId } = await guestLine()
    const body = { startDate: '2030-01-01', endDate: '2030-01-31' }
    expect(await codeOf(await moved({ headers: {} }, lineId, body))).toBe('order_not_found')
    expect(await codeOf(await moved(await givenReviewer(), lineId, body))).toBe('no_access')
  })
})

describe('campaign without creatives', () => {
  // A Friday, 10 am in Chicago; Thanksgiving is the Thursday after.
  const friday = '2026-11-20T16:00:00.000Z'

  const remindersOf = async (orderId: string) =>
    (await db().select().from(mailOutbox).where(eq(mailOutbox.orderId, orderId)))
      .filter(({ kind }) => kind === 'creatives_missing')
      .map(({ subject }) => subject)

  async function orderedLongAgo() {
    const line = await guestLine()
    await startsOn(line.lineId, addWorkingDays('2026-11-20', 5))
    await db()
      .update(orders)
      .set({ createdAt: '2026-11-10T10:00:00.000Z' })
      .where(eq(orders.id, line.orderId))
    return line
  }

  it('gets reminders five and three working days before its start, once each', async () => {
    const { orderId, lineId } = await orderedLongAgo()
    await remindOfCreatives(jobContext(new Date(friday)))
    await remindOfCreatives(jobContext(new Date(friday)))
    expect(await remindersOf(orderId)).toEqual([`${lineId}:5`])
    await remindOfCreatives(jobContext(new Date('2026-11-23T16:00:00.000Z')))
    expect(await remindersOf(orderId)).toHaveLength(1)
    await remindOfCreatives(jobContext(new Date('2026-11-24T16:00:00.000Z')))
    expect(await remindersOf(orderId)).toEqual([`${lineId}:5`, `${lineId}:3`])
  })

  it('gets none at night, once a creative exists, or right after the order', async () => {
    const { by, orderId, lineId } = await orderedLongAgo()
    await remindOfCreatives(jobContext(new Date('2026-11-20T04:00:00.000Z')))
    const fresh = await guestLine()
    await startsOn(fresh.lineId, addWorkingDays('2026-11-20', 5))
    await db().update(orders).set({ createdAt: friday }).where(eq(orders.id, fresh.orderId))
    await uploaded(by, lineId, await png(300, 250))
    await remindOfCreatives(jobContext(new Date(friday)))
    expect(await remindersOf(orderId)).toEqual([])
    expect(await remindersOf(fresh.orderId)).toEqual([])
  })
})
