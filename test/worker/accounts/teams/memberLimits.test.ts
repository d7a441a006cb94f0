import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { OrderAllowance } from '#domain/orders/approval/approvalView.types.ts'
import { askTeam, givenMember, givenTeam, teamOf } from '#test/support/accounts/teams.ts'
import {
  answer,
  checkoutForm,
  newKey,
  orderBody,
  startSession,
  useShop,
} from '#test/support/commerce/shop.ts'
import { approvedBy, requestedBy } from '#test/support/accounts/approvals.ts'
import { givenPaidCampaign, sayTo } from '#test/support/orders/amendments.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { callAs, orderedBy, type Login } from '#test/support/orders/ownOrders.ts'

useShop()

type Member = Login & { memberId: string }

/** The price of an order in these tests. */
const ORDER_MINOR = orderBody().expectedTotalMinor

const limitTo = async (
  owner: Login,
  { memberId }: Member,
  limitMinor: number | null,
  before: number | null = null,
) =>
  await askTeam(owner, 'PUT', `/team/members/${memberId}/limit`, {
    limitMinor,
    before,
    currency: 'USD',
  })

const orderAs = async (login: Login) => {
  const response = await callAs(login, '/orders', {
    session: await startSession(),
    body: orderBody({ checkout: checkoutForm() }),
    headers: { 'Idempotency-Key': newKey() },
  })
  const { error } = await answer<{ error?: { code: string } }>(Promise.resolve(response))
  return error?.code ?? 'ordered'
}

const allowanceOf = async (login: Login) =>
  await answer<OrderAllowance>(callAs(login, '/approvals/allowance'))

describe('the monthly limit of a member', () => {
  it('counts every order of the month once, with any payment', async () => {
    const owner = await givenTeam()
    const buyer = await givenMember(owner, 'buyer')
    await orderedBy(buyer)
    expect((await limitTo(owner, buyer, 2 * ORDER_MINOR)).status).toBe(200)
    expect((await allowanceOf(buyer)).limit).toMatchObject({
      limitMinor: 2 * ORDER_MINOR,
      spentMinor: ORDER_MINOR,
      leftUsdMinor: ORDER_MINOR,
    })
    expect(await orderAs(buyer)).toBe('ordered')
    expect(await orderAs(buyer)).toBe('team_limit_reached')
    expect((await allowanceOf(buyer)).limit?.spentMinor).toBe(2 * ORDER_MINOR)
  })

  it('lets one of two simultaneous orders through', async () => {
    const owner = await givenTeam()
    const buyer = await givenMember(owner, 'buyer')
    await limitTo(owner, buyer, ORDER_MINOR)
    const both = await Promise.all([orderAs(buyer), orderAs(buyer)])
    expect(both.toSorted()).toEqual(['ordered', 'team_limit_reached'])
  })

  it('counts no canceled order and none of another month', async () => {
    const owner = await givenTeam()
    const buyer = await givenMember(owner, 'buyer')
    await limitTo(owner, buyer, ORDER_MINOR)
    const { id } = await orderedBy(buyer, { checkout: checkoutForm({ paymentMethod: 'card' }) })
    expect(await orderAs(buyer)).toBe('team_limit_reached')
    await callAs(buyer, `/orders/${id}/cancellation`, { method: 'POST' })
    const second = await orderedBy(buyer)
    expect(await orderAs(buyer)).toBe('team_limit_reached')
    await env.DB.prepare('update orders set created_at = ? where id = ?')
      .bind('2026-01-15T12:00:00.000Z', second.id)
      .run()
    expect(await orderAs(buyer)).toBe('ordered')
  })

  it('is converted when the team counts in another currency', async () => {
    const owner = await givenTeam()
    const buyer = await givenMember(owner, 'buyer')
    expect((await askTeam(owner, 'PATCH', '/team', { currency: 'EUR' })).team?.currency).toBe('EUR')
    await askTeam(owner, 'PUT', `/team/members/${buyer.memberId}/limit`, {
      limitMinor: ORDER_MINOR,
      before: null,
      currency: 'EUR',
    })
    expect(await orderAs(buyer)).toBe('ordered')
    const { limit } = await allowanceOf(buyer)
    const rate = await env.DB.prepare(
      `select per_usd_micros as micros from currency_rates where currency = 'EUR' order by as_of_date desc`,
    ).first<{ micros: number }>()
    expect(limit?.spentMinor).toBe(Math.round((ORDER_MINOR * (rate?.micros ?? 0)) / 1_000_000))
    expect((await askTeam(owner, 'PATCH', '/team', { currency: 'USD' })).code).toBe(
      'team_has_limits',
    )
  })

  it('does not apply to an order that another member approves, which counts for the approver', async () => {
    const owner = await givenTeam()
    const buyer = await givenMember(owner, 'buyer')
    const other = await givenMember(owner, 'buyer')
    await limitTo(owner, buyer, 0)
    await limitTo(owner, other, ORDER_MINOR)
    expect(await orderAs(buyer)).toBe('team_limit_reached')
    const [first, second] = [await requestedBy(buyer), await requestedBy(buyer)]
    expect((await approvedBy(other, first.id)).code).toBeNull()
    expect((await allowanceOf(other)).limit?.leftUsdMinor).toBe(0)
    expect((await allowanceOf(buyer)).limit?.spentMinor).toBe(0)
    expect((await approvedBy(other, second.id)).code).toBe('team_limit_reached')
    expect((await approvedBy(owner, second.id)).code).toBeNull()
  })

  it('is set by the owner as previewed, is recorded, and is visible to the owner and the member', async () => {
    const owner = await givenTeam()
    const buyer = await givenMember(owner, 'buyer')
    const other = await givenMember(owner, 'buyer')
    expect((await limitTo(buyer, buyer, null)).code).toBe('no_access')
    expect((await limitTo(owner, buyer, 500_00)).status).toBe(200)
    expect((await limitTo(owner, buyer, 600_00)).code).toBe('team_changed')
    expect((await limitTo(owner, buyer, 600_00, 500_00)).status).toBe(200)
    const seenBy = async (login: Login) =>
      (await teamOf(login)).members.find(({ id }) => id === buyer.memberId)?.monthlyLimitMinor
    expect(await Promise.all([owner, buyer, other].map(seenBy))).toEqual([600_00, 600_00, null])
    const { entries } = await answer<{ entries: { text: string }[] }>(
      callAs(owner, '/team/changes'),
    )
    expect(entries[0]?.text).toMatch(/monthly limit of .* from \$500.* to \$600/)
  })

  it('does not apply outside a team', async () => {
    const owner = await givenTeam()
    expect(await allowanceOf(owner)).toEqual({ mayOrder: true, mayRequest: false, limit: null })
    expect(await allowanceOf(await givenMember(owner, 'planner'))).toEqual({
      mayOrder: false,
      mayRequest: true,
      limit: null,
    })
  })
})

describe('an increase of a running campaign', () => {
  const given = async () => {
    const owner = await givenTeam()
    const buyer = await givenMember(owner, 'buyer')
    const admin = await givenLogin({ role: 'admin' })
    const campaign = await givenPaidCampaign({ buyer, admin })
    const path = `/orders/${campaign.id}/lines/${campaign.lineId}`
    const change = campaign.change(300_00)
    const increaseAs = async (login: Login) => {
      const { mark } = await answer<{ mark: string }>(
        callAs(login, `${path}/change-preview`, { body: { change } }),
      )
      return await answer<{ id?: string; error?: { code: string; message: string } }>(
        Promise.resolve(await callAs(login, `${path}/changes`, { body: { change, mark } })),
      )
    }
    const spentBy = async (login: Login) => (await allowanceOf(login)).limit?.spentMinor
    return { owner, buyer, campaign, increaseAs, spentBy }
  }

  it('counts toward the monthly limit until it is withdrawn', async () => {
    const { owner, buyer, increaseAs, spentBy } = await given()
    await limitTo(owner, buyer, 299_99)
    expect(await spentBy(buyer)).toBe(150_00)
    expect((await increaseAs(buyer)).error).toMatchObject({
      code: 'team_limit_reached',
      message: expect.stringContaining('A member of your team with a higher limit'),
    })
    expect(await spentBy(buyer)).toBe(150_00)
    await limitTo(owner, buyer, 300_00, 299_99)
    const { id } = await increaseAs(buyer)
    expect(await spentBy(buyer)).toBe(300_00)
    expect(await orderAs(buyer)).toBe('team_limit_reached')
    await callAs(buyer, `/amendments/${id}/withdrawal`, { method: 'POST' })
    expect(await spentBy(buyer)).toBe(150_00)
  })

  it('counts for the member who agrees to it', async () => {
    const { owner, buyer, campaign, increaseAs, spentBy } = await given()
    const other = await givenMember(owner, 'buyer')
    await limitTo(owner, buyer, 150_00)
    await limitTo(owner, other, 0)
    const proposed = await campaign.propose(300_00)
    expect((await sayTo(other, proposed, 'accept')).status).toBe(403)
    expect((await increaseAs(other)).error?.code).toBe('team_limit_reached')
    expect((await increaseAs(owner)).id).toMatch(/^amd_/)
    expect(await spentBy(buyer)).toBe(150_00)
    expect(await spentBy(other)).toBe(0)
  })
})
