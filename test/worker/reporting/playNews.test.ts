import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { insertScreenPlays } from '#database/queries/delivery/screenPlays.ts'
import { deliveryHours } from '#database/schema/delivery/deliveryHours.ts'
import { orderLines } from '#database/schema/orders/orders.ts'
import type { NotificationPage } from '#domain/foundation/notifications/notification.ts'
import { hourKey, hourOf } from '#domain/reporting/figures/zoneClock.ts'
import { notifyOfPlays } from '#worker/operations/reporting/notifyOfPlays.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { givenCaller } from '#test/support/foundation/callApi.ts'
import { jobContext, paidOrderOf, type Login } from '#test/support/orders/ownOrders.ts'
import { billboardPlan, campaignItem, useShop } from '#test/support/commerce/shop.ts'

const HOUR = 3_600_000
const SCREEN = 'screen_us_austin_test_road'

let owner: Login
useShop()
beforeEach(async () => {
  owner = await givenLogin()
})

const db = () => connect(env.DB)
const deliveries = () => connect(env.DELIVERY_DB_0)
const listOf = async () => {
  const asked = { cookie: owner.cookie }
  const { answer } = await givenCaller().ask('GET', '/notifications', undefined, asked)
  return (answer as NotificationPage).notifications
}

/** A running billboard that began days ago; its medium can be changed. */
async function givenRunning(mediaType: 'dooh' | 'online_video'): Promise<string> {
  const admin = await givenLogin({ role: 'admin' })
  const items = [campaignItem(billboardPlan({ name: 'North' }), 'cart_1')]
  const { lines } = await paidOrderOf(owner, admin, { items })
  const lineId = lines[0]?.lineId ?? ''
  const at = (days: number) => new Date(Date.now() + days * 24 * HOUR).toISOString()
  const times = { startsAt: at(-9), endsAt: at(20) }
  await db()
    .update(orderLines)
    .set({ state: 'running', mediaType, ...times })
    .where(eq(orderLines.id, lineId))
  return lineId
}

describe('nightly job of plays', () => {
  it('notifies once of a screen without plays for a day', async () => {
    const lineId = await givenRunning('dooh')
    const play = (hoursAgo: number) => ({
      lineId,
      atMs: Date.now() - hoursAgo * HOUR,
      playId: `nonce.${hoursAgo}`,
      screenId: SCREEN,
      versionId: 'crv_a',
    })
    await insertScreenPlays(deliveries(), [play(30)])
    await notifyOfPlays(jobContext())
    await notifyOfPlays(jobContext())
    expect(await listOf()).toMatchObject([
      { kind: 'screen_dark', facts: { lineId, others: 0, screenName: expect.any(String) } },
    ])
  })

  it('does not notify of a screen that played today', async () => {
    const lineId = await givenRunning('dooh')
    const play = { lineId, playId: 'nonce.1', screenId: SCREEN, versionId: 'crv_a' }
    await insertScreenPlays(deliveries(), [{ ...play, atMs: Date.now() - HOUR }])
    await notifyOfPlays(jobContext())
    expect(await listOf()).toEqual([])
  })

  it('notifies once of spots with a low completion rate, by valid plays of seven days', async () => {
    const lineId = await givenRunning('online_video')
    const row = (kind: 'start' | 'complete', count: number, changes = {}) => ({
      lineId,
      kind,
      validity: 'valid' as const,
      hour: hourKey(hourOf(new Date().toISOString()) - 5),
      versionId: 'crv_a',
      productId: 'p1',
      formatId: 'f1',
      place: 'US-TX',
      shard: 0,
      count,
      ...changes,
    })
    const eightDaysAgo = hourKey(hourOf(new Date().toISOString()) - 8 * 24)
    const rows = [
      row('start', 2_000),
      row('complete', 900),
      row('complete', 5_000, { validity: 'late' as const }),
      row('complete', 5_000, { hour: eightDaysAgo }),
    ]
    for (const one of rows) await deliveries().insert(deliveryHours).values(one)
    await notifyOfPlays(jobContext())
    await notifyOfPlays(jobContext())
    expect(await listOf()).toMatchObject([
      { kind: 'low_completion', facts: { lineId, starts: 2_000, completes: 900 } },
    ])
  })
})
