import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { orderAudit, orderLines } from '#database/schema/orders/orders.ts'
import { ANSWER_DAYS } from '#domain/orders/order/changes/makeGood.ts'
import { runCampaignClock } from '#worker/operations/orders/orders/runCampaignClock.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import {
  jobContext,
  orderedBy,
  overviewOf,
  paidOrderOf,
  settled,
  type Login,
} from '#test/support/orders/ownOrders.ts'
import { useShop } from '#test/support/commerce/shop.ts'

let login: Login
let admin: Login
useShop()
beforeEach(async () => {
  login = await givenLogin()
  admin = await givenLogin({ role: 'admin' })
})

const db = () => connect(env.DB)
const run = async (iso: string) => await runCampaignClock(jobContext(new Date(iso)))
const approve = async (orderId: string) =>
  await db().update(orderLines).set({ state: 'ready' }).where(eq(orderLines.orderId, orderId))
/** Records a share of the booked impressions as delivered. */
const deliver = async (orderId: string, share: number) => {
  const [line] = (await overviewOf(login, orderId)).lines
  const bookedImpressions = line?.delivery?.bookedImpressions ?? 0
  const deliveredImpressions = Math.round(bookedImpressions * share)
  await db().update(orderLines).set({ deliveredImpressions }).where(eq(orderLines.orderId, orderId))
  return { bookedImpressions, deliveredImpressions }
}
const stateOf = async (orderId: string) => (await overviewOf(login, orderId)).lines[0]?.state
const minuteBefore = (iso: string) => new Date(Date.parse(iso) - 60_000).toISOString()
const eventsOf = async (orderId: string) =>
  (await db().select().from(orderAudit).where(eq(orderAudit.orderId, orderId))).map(
    ({ event }) => event,
  )

describe('campaign clock', () => {
  it('starts and ends a campaign on time, once, however often it runs', async () => {
    const { id, lines } = await paidOrderOf(login, admin)
    const { startsAt = '', endsAt = '' } = lines[0] ?? {}
    await approve(id)
    expect(await run(minuteBefore(startsAt ?? ''))).toBe(0)
    await Promise.all([run(startsAt ?? ''), run(startsAt ?? '')])
    expect(await stateOf(id)).toBe('running')
    expect(await run(startsAt ?? '')).toBe(0)
    await run(minuteBefore(endsAt ?? ''))
    expect(await stateOf(id)).toBe('running')
    await deliver(id, 1)
    await Promise.all([run(endsAt ?? ''), run(endsAt ?? '')])
    expect(await run(endsAt ?? '')).toBe(0)
    expect(await eventsOf(id)).toEqual(['place', 'settle', 'start', 'end', 'complete'])
    const after = await overviewOf(login, id)
    expect(after.state).toBe('completed')
    expect(after.lines[0]).toMatchObject({
      state: 'ended',
      coupon: null,
      balance: { paidUsdMinor: 150_00, deliveredUsdMinor: 150_00, remainingUsdMinor: 0 },
    })
  })

  it.each([
    ['all of what ran and delivered nothing', 0, true],
    ['two thirds of what ran and delivered one', 1 / 3, true],
    ['nothing of what ran and delivered all', 1, true],
    ['nothing of what had no creatives, so that its time was held in vain', 0, false],
  ])('refunds %s at the end', async (_, share, isReady) => {
    const { id, lines } = await paidOrderOf(login, admin)
    const { startsAt = '', endsAt = '' } = lines[0] ?? {}
    if (isReady) await approve(id)
    await run(startsAt ?? '')
    const { bookedImpressions, deliveredImpressions } = await deliver(id, share)
    await run(endsAt ?? '')
    // A shortfall awaits the buyer's choice, and is refunded without one.
    await run(new Date(Date.parse(endsAt ?? '') + ANSWER_DAYS * 86_400_000).toISOString())
    const [line] = (await overviewOf(login, id)).lines
    const used = isReady ? Math.floor((150_00 * deliveredImpressions) / bookedImpressions) : 150_00
    const couponUsdMinor = 150_00 - used
    expect(line?.coupon?.amountMinor ?? 0).toBe(couponUsdMinor)
    expect(line?.balance).toMatchObject({
      paidUsdMinor: 150_00,
      deliveredUsdMinor: 150_00 - couponUsdMinor,
      couponsUsdMinor: couponUsdMinor,
      remainingUsdMinor: 0,
    })
  })

  it('catches up after an outage', async () => {
    const { id, lines } = await paidOrderOf(login, admin)
    await approve(id)
    await deliver(id, 1)
    await run(new Date(Date.parse(lines[0]?.endsAt ?? '') + 40 * 86_400_000).toISOString())
    expect(await eventsOf(id)).toEqual(['place', 'settle', 'start', 'end', 'complete'])
  })

  it('does not start unpaid campaigns; time lost that way is refunded as a coupon', async () => {
    const { id } = await orderedBy(login)
    await approve(id)
    const { lines, invoice } = await overviewOf(login, id)
    const { startsAt, endsAt } = lines[0] ?? {}
    await run(startsAt ?? '')
    expect(await stateOf(id)).toBe('ready')
    await run(endsAt ?? '')
    expect(await stateOf(id)).toBe('ended')
    expect((await settled(admin, invoice.id)).status).toBe(200)
    const after = await overviewOf(login, id)
    expect(after.state).toBe('completed')
    expect(after.lines[0]).toMatchObject({
      coupon: { amountMinor: 150_00 },
      balance: { paidUsdMinor: 150_00, deliveredUsdMinor: 0, couponsUsdMinor: 150_00 },
    })
  })
})
