import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { brokeConstraint, runBatch } from '#database/batch.ts'
import { connect } from '#database/connection.ts'
import { claimSlots } from '#database/queries/planning/slotClaims.ts'
import { BEYOND_SLOT_LIMITS, refuseBeyondLimits } from '#database/queries/planning/slotLimits.ts'
import { orders } from '#database/schema/orders/orders.ts'
import { slotClaims } from '#database/schema/planning/slotClaims.ts'
import { buildScreenProduct, insertProducts } from '#database/seed/builders/product.ts'
import type { Account } from '#domain/accounts/account.types.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { heldSlots, type SlotAllowance } from '#domain/planning/slots/slotAllowance.ts'
import { slotLimits } from '#domain/planning/slots/slotLimits.ts'
import { holdSlots } from '#worker/operations/planning/slots/holdSlots.ts'
import { releaseExpiredSlots } from '#worker/operations/planning/slots/releaseSlots.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { callAs, jobContext, orderedBy, overviewOf } from '#test/support/orders/ownOrders.ts'
import {
  billboardPlan,
  call,
  campaignItem,
  newKey,
  orderBody,
  startSession,
  useShop,
} from '#test/support/commerce/shop.ts'

const SCREENS = 40
/** A twentieth of the country's 324 slots per week. */
const OF_SESSION = 16
const db = () => connect(env.DB)
const screenId = (at: number) => `screen_us_austin_row_${at}`

useShop()
beforeEach(async () => {
  await insertProducts(
    db(),
    Array.from({ length: SCREENS }, (_, at) =>
      buildScreenProduct(
        { id: screenId(at), name: `Row ${at}`, weeklyImpressions: 1_600_000 },
        { loopSlots: 8 },
      ),
    ),
  )
})

const planOf = (from: number, count: number) => {
  const plan = billboardPlan({ budgetMinor: count * 300_00 })
  const selected = Array.from({ length: count }, (_, at) => screenId(from + at))
  return { ...plan, inventory: { ...plan.inventory, selected } }
}

interface Holder {
  sessionId: string
  network: string
  account?: Account | null
  key?: string
}

/** The number of slots that were held, or the error code of a refusal. */
async function hold(holder: Holder, from: number, count: number): Promise<number | string> {
  const { sessionId, network, account = null, key = 'cart_1' } = holder
  try {
    const context = { ...jobContext(), network, account }
    const plan = planOf(from, count)
    return (await holdSlots(context, { sessionId, key, plan })).slotCount
  } catch (error) {
    if (error instanceof ProductError) return error.code
    throw error
  }
}
const claimed = async () => (await db().select().from(slotClaims)).length

describe('limit of unpaid held slots', () => {
  it('is a twentieth of a country’s week per session, over all entries of its cart', async () => {
    const one = { sessionId: await startSession(), network: '10.0.0.1' }
    expect(await hold(one, 0, OF_SESSION + 1)).toBe('slot_limit')
    expect(await claimed()).toBe(0)
    expect(await hold(one, 0, OF_SESSION)).toBe(OF_SESSION)
    expect(await hold({ ...one, key: 'cart_2' }, 20, 1)).toBe('slot_limit')
    // Existing holds stay, and can be renewed or exchanged.
    expect(await claimed()).toBe(OF_SESSION)
    expect(await hold(one, 10, OF_SESSION)).toBe(OF_SESSION)
  })

  it('ignores released slots, and a hold checks only its own request', async () => {
    const one = { sessionId: await startSession(), network: '10.0.0.1' }
    expect(await hold(one, 0, OF_SESSION)).toBe(OF_SESSION)
    await db().update(slotClaims).set({ expiresAt: '2020-01-01T00:00:00.000Z' })
    expect(await hold({ ...one, key: 'cart_2' }, 8, OF_SESSION)).toBe(OF_SESSION)
    // Eight of the sixteen expired slots are held again; the job releases the others.
    expect(await claimed()).toBe(OF_SESSION + 8)
    expect(await releaseExpiredSlots(jobContext())).toBe(8)
    expect(await releaseExpiredSlots(jobContext())).toBe(0)
    expect(await claimed()).toBe(OF_SESSION)
  })

  it('is reported before a hold, without the requesting entry', async () => {
    const session = await startSession()
    const [sessionId = ''] = session.split('.')
    const ask = async (key: string | null, others: { key: string; plan: CampaignPlan }[]) => {
      const body = { key, others }
      const response = await call('/slot-holds/allowance', { session, body })
      const { allowance } = await response.json<{ allowance: SlotAllowance }>()
      return allowance.map(({ limits, held }) => [limits.total, heldSlots({ limits, held })])
    }
    expect((await ask(null, []))[0]).toEqual([500, 0])
    expect(await hold({ sessionId, network: '10.0.0.1' }, 0, 10)).toBe(10)
    expect((await ask(null, []))[0]).toEqual([500, 10])
    expect((await ask('cart_1', []))[0]).toEqual([500, 0])
    // An entry counts once, whether its hold is active or has expired.
    expect((await ask(null, [{ key: 'cart_1', plan: planOf(0, 10) }]))[0]).toEqual([500, 10])
    expect((await ask(null, [{ key: 'cart_2', plan: planOf(0, 4) }]))[0]).toEqual([500, 14])
  })

  it('is three times that for a network, from any session', async () => {
    for (let session = 0; session < 3; session += 1)
      expect(
        await hold({ sessionId: await startSession(), network: '10.0.0.1' }, 0, OF_SESSION),
      ).toBe(OF_SESSION)
    const fourth = await startSession()
    expect(await hold({ sessionId: fourth, network: '10.0.0.1' }, 20, 1)).toBe('slot_limit')
    expect(await hold({ sessionId: fourth, network: '10.0.0.2' }, 20, 1)).toBe(1)
  })

  it('holds for simultaneous requests', async () => {
    const sessionId = await startSession()
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        hold({ sessionId, network: '10.0.0.1', key: `cart_${at + 1}` }, at * 5, 5),
      ),
    )
    expect(answers.filter((answer) => answer === 5)).toHaveLength(3)
    expect(await claimed()).toBe(15)
  })

  it('is ten times that for an account that has paid an order', async () => {
    const login = await givenLogin()
    const admin = await givenLogin({ role: 'admin' })
    const { id } = await orderedBy(login)
    const { invoice } = await overviewOf(login, id)
    const account = { id: login.id } as Account
    const known = { sessionId: await startSession(), network: '10.0.0.1', account }
    expect(await hold(known, 0, SCREENS)).toBe('slot_limit')
    await callAs(admin, `/invoices/${invoice.id}/settlement`, { method: 'POST' })
    expect(await hold(known, 0, SCREENS)).toBe(SCREENS)
  })

  it('includes unpaid orders, and no paid ones', async () => {
    const session = await startSession()
    const response = await call('/orders', {
      session,
      body: orderBody({ items: [campaignItem(planOf(0, OF_SESSION))] }),
      headers: { 'Idempotency-Key': newKey() },
    })
    expect(response.status).toBe(201)
    const [sessionId = ''] = session.split('.')
    const again = { sessionId, network: '10.0.0.9', key: 'cart_2' }
    expect(await hold(again, 20, 1)).toBe('slot_limit')
    await db().update(orders).set({ state: 'booked' }).where(eq(orders.sessionId, sessionId))
    expect(await hold(again, 20, OF_SESSION)).toBe(OF_SESSION)
  })

  it('applies at the checkout, too', async () => {
    const response = await call('/orders', {
      session: await startSession(),
      body: orderBody({ items: [campaignItem(planOf(0, OF_SESSION + 1))] }),
      headers: { 'Idempotency-Key': newKey() },
    })
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ error: { code: 'slot_limit' } })
    expect(await claimed()).toBe(0)
  })

  it('is 500 in total for a session', async () => {
    const sessionId = await startSession()
    const owner = { sessionId, cartKey: 'cart_1', orderId: null, network: '10.0.0.1' }
    const claim = async (weeks: number) => {
      const wanted = Array.from({ length: weeks }, (_, week) =>
        Array.from({ length: 10 }, (_unused, at) => ({
          screenId: screenId(at),
          week: `week ${String(week).padStart(3, '0')}`,
          loopSlots: 8,
        })),
      ).flat()
      await runBatch(db(), [
        claimSlots(db(), wanted, { ...owner, expiresAt: '2099-01-01T00:00:00.000Z' }),
        refuseBeyondLimits(
          db(),
          owner,
          slotLimits({ hasPaidBefore: false }),
          new Date().toISOString(),
        ),
      ])
    }
    const refusal = await claim(51).catch((error: unknown) => error)
    expect(brokeConstraint(refusal, BEYOND_SLOT_LIMITS)).toBe(true)
    await claim(50)
    expect(await claimed()).toBe(500)
  })
})
