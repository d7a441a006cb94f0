import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { ApprovalRow } from '#domain/orders/approval/approvalView.types.ts'
import type { NotificationPage } from '#domain/foundation/notifications/notification.ts'
import { askTeam, givenMember, givenTeam, setTwoFactor } from '#test/support/accounts/teams.ts'
import {
  answer,
  campaignItem,
  checkoutForm,
  displayPlan,
  newKey,
  startSession,
  useShop,
} from '#test/support/commerce/shop.ts'
import {
  approvedBy,
  askApproval,
  mailedToken,
  requestedBy,
} from '#test/support/accounts/approvals.ts'
import { callAs, overviewOf, type Login } from '#test/support/orders/ownOrders.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'

useShop()

const CARD = { checkout: checkoutForm({ paymentMethod: 'card' }) }

async function givenThree() {
  const owner = await givenTeam()
  const planner = await givenMember(owner, 'planner')
  const buyer = await givenMember(owner, 'buyer')
  return { owner, planner, buyer }
}

const listOf = async (login: Login): Promise<ApprovalRow[]> =>
  (await answer<{ approvals: ApprovalRow[] }>(callAs(login, '/approvals'))).approvals

const newsOf = async (login: Login) =>
  (await answer<NotificationPage>(callAs(login, '/notifications'))).notifications

const ordersOf = async (teamOwner: Login) => {
  const { rows } = await answer<{ rows: { orderId: string }[] }>(callAs(teamOwner, '/orders'))
  return rows.map(({ orderId }) => orderId)
}

describe('approval request', () => {
  it('reaches every approver by bell and mail, with the plan and its price', async () => {
    const { owner, planner, buyer } = await givenThree()
    const { id, mails } = await requestedBy(planner, { note: 'For the spring sale.' })
    expect(mails.map(({ to }) => to).toSorted()).toEqual([buyer.email, owner.email].toSorted())
    expect(mails[0]?.text).toContain('For the spring sale.')
    for (const approver of [owner, buyer]) {
      expect(await newsOf(approver)).toMatchObject([
        { kind: 'approval_wanted', facts: { approvalId: id } },
      ])
      expect(await listOf(approver)).toMatchObject([{ id, state: 'waiting', isOwn: false }])
    }
    const { approval } = await askApproval(owner, 'GET', `/approvals/${id}`)
    expect(approval).toMatchObject({ canDecide: true, note: 'For the spring sale.', news: [] })
    expect(approval?.quote?.totals.totalMinor).toBe(approval?.total.amountMinor)
    expect(await listOf(planner)).toMatchObject([{ id, isOwn: true }])
    expect(await ordersOf(owner)).toEqual([])
  })

  it('is created once per key', async () => {
    const { owner, planner } = await givenThree()
    const [key, session] = [newKey(), await startSession()]
    const first = await requestedBy(planner, { key, session })
    const again = await requestedBy(planner, { key, session })
    expect(again.id).toBe(first.id)
    expect(again.mails).toEqual([])
    expect(await listOf(owner)).toHaveLength(1)
  })

  it('is not available to creatives, viewers and people outside a team', async () => {
    const owner = await givenTeam()
    for (const role of ['creative', 'viewer'] as const)
      expect(await requestedBy(await givenMember(owner, role))).toMatchObject({ code: 'no_access' })
    expect(await requestedBy(await givenLogin())).toMatchObject({ code: 'team_not_found' })
  })

  it('is refused at another price than the cart’s', async () => {
    const { planner } = await givenThree()
    expect(await requestedBy(planner, { expectedTotalMinor: 1 })).toMatchObject({
      code: 'cart_price_wrong',
    })
  })

  it('can be withdrawn only by its requester, and is closed afterwards', async () => {
    const { owner, planner, buyer } = await givenThree()
    const { id, mails } = await requestedBy(planner, CARD)
    const token = mailedToken(mails, buyer.email)
    expect(await askApproval(owner, 'POST', `/approvals/${id}/withdrawal`)).toMatchObject({
      code: 'approval_not_found',
    })
    const { approval } = await askApproval(planner, 'POST', `/approvals/${id}/withdrawal`)
    expect(approval).toMatchObject({ state: 'withdrawn', quote: null })
    expect((await approvedBy(owner, id)).code).toBe('approval_not_open')
    const body = { token, expectedTotalMinor: 0 }
    expect((await askApproval(null, 'POST', '/mailed-approvals/approval', body)).code).toBe(
      'approval_not_open',
    )
    expect((await newsOf(owner))[0]?.readAt).not.toBeNull()
    expect(await ordersOf(owner)).toEqual([])
  })

  it('ends with the membership of its requester', async () => {
    const { owner, planner } = await givenThree()
    const { id } = await requestedBy(planner)
    await askTeam(owner, 'DELETE', `/team/members/${planner.memberId}`)
    expect((await askApproval(owner, 'GET', `/approvals/${id}`)).approval?.state).toBe('withdrawn')
    expect((await askApproval(planner, 'GET', `/approvals/${id}`)).code).toBe('approval_not_found')
  })

  it('expires', async () => {
    const { owner, planner } = await givenThree()
    const { id } = await requestedBy(planner)
    await env.DB.prepare('update order_approvals set expires_at = ? where id = ?')
      .bind('2026-01-01T00:00:00.000Z', id)
      .run()
    expect((await approvedBy(owner, id)).code).toBe('approval_not_open')
    expect((await askApproval(planner, 'POST', `/approvals/${id}/withdrawal`)).code).toBe(
      'approval_not_open',
    )
    expect((await listOf(planner))[0]?.state).toBe('expired')
  })
})

describe('approval', () => {
  it('orders the cart in the approver’s name, and notifies the requester', async () => {
    const { owner, planner, buyer } = await givenThree()
    const { id } = await requestedBy(planner)
    const { approval, mails } = await approvedBy(buyer, id)
    expect(approval).toMatchObject({ state: 'approved', decidedBy: expect.any(String) })
    const orderId = approval?.orderId ?? ''
    expect(await ordersOf(owner)).toEqual([orderId])
    const row = await env.DB.prepare('select account_id, email, state from orders where id = ?')
      .bind(orderId)
      .first()
    expect(row).toEqual({
      account_id: buyer.id,
      email: buyer.email,
      state: 'awaiting_invoice_payment',
    })
    expect(mails.map(({ to }) => to).toSorted()).toEqual([buyer.email, planner.email].toSorted())
    expect(await newsOf(planner)).toMatchObject([
      { kind: 'approval_decided', facts: { approvalId: id, isApproved: true } },
    ])
    expect((await overviewOf(planner, orderId)).id).toBe(orderId)
    expect((await newsOf(owner))[0]?.readAt).not.toBeNull()
  })

  it('creates one order for two simultaneous approvals', async () => {
    const { owner, planner, buyer } = await givenThree()
    const { id } = await requestedBy(planner)
    const both = await Promise.all([approvedBy(owner, id), approvedBy(buyer, id)])
    const codes = both.map(({ code }) => code)
    expect(codes).toHaveLength(2)
    expect(new Set(codes)).toEqual(new Set([null, 'approval_not_open']))
    expect(await ordersOf(owner)).toHaveLength(1)
  })

  it('cannot be given by the requester', async () => {
    const { owner, buyer } = await givenThree()
    const { id } = await requestedBy(buyer)
    expect((await approvedBy(buyer, id)).code).toBe('approval_own')
    expect((await approvedBy(owner, id)).approval?.state).toBe('approved')
  })

  it('uses the price that the approver saw', async () => {
    const { owner, planner } = await givenThree()
    const { id } = await requestedBy(planner)
    const body = { expectedTotalMinor: 1 }
    expect((await askApproval(owner, 'POST', `/approvals/${id}/approval`, body)).code).toBe(
      'cart_price_wrong',
    )
    expect((await approvedBy(owner, id)).approval?.state).toBe('approved')
  })

  it('explains why an outdated plan cannot be ordered', async () => {
    const { owner, planner } = await givenThree()
    const { id } = await requestedBy(planner, { items: [campaignItem(displayPlan())] })
    await env.DB.prepare(
      `update order_approvals set request = json_set(request, '$.items[0].data.plan.runtime.startDate', '2026-01-05',
        '$.items[0].data.plan.runtime.endDate', '2026-01-10') where id = ?`,
    )
      .bind(id)
      .run()
    const { approval } = await askApproval(owner, 'GET', `/approvals/${id}`)
    expect(approval?.news).toMatchObject([{ notes: [expect.any(String)] }])
    expect((await approvedBy(owner, id)).code).toBe('plan_invalid')
    expect((await listOf(planner))[0]?.state).toBe('waiting')
  })

  it('works by the mailed link without a login for card orders, and leaves the payment to a login', async () => {
    const { owner, planner, buyer } = await givenThree()
    const { id, mails } = await requestedBy(planner, CARD)
    const token = mailedToken(mails, buyer.email)
    const read = await askApproval(null, 'POST', '/mailed-approvals/reading', { token })
    expect(read.approval).toMatchObject({ id, canDecide: true, needsLogin: false })
    const expectedTotalMinor = read.approval?.quote?.totals.totalMinor ?? 0
    const body = { token, expectedTotalMinor }
    const { approval } = await askApproval(null, 'POST', '/mailed-approvals/approval', body)
    expect(approval).toMatchObject({ state: 'approved' })
    const path = `/orders/${approval?.orderId}/payments`
    const statuses = await Promise.all(
      [null, planner, buyer, owner].map(
        async (login) => (await callAs(login ?? { cookie: '' }, path, { method: 'POST' })).status,
      ),
    )
    expect(statuses).toEqual([404, 403, 200, 200])
  })

  it('by the mailed link requires a login for an invoice order', async () => {
    const { planner, buyer } = await givenThree()
    const { id, mails } = await requestedBy(planner)
    const token = mailedToken(mails, buyer.email)
    const read = await askApproval(null, 'POST', '/mailed-approvals/reading', { token })
    expect(read.approval).toMatchObject({ needsLogin: true })
    const body = { token, expectedTotalMinor: read.approval?.quote?.totals.totalMinor ?? 0 }
    expect((await askApproval(null, 'POST', '/mailed-approvals/approval', body)).code).toBe(
      'approval_needs_login',
    )
    expect((await approvedBy(buyer, id)).approval?.state).toBe('approved')
  })

  it('by a mailed link belongs to the addressee, while they may approve', async () => {
    const { owner, planner, buyer } = await givenThree()
    const { mails } = await requestedBy(planner, CARD)
    const token = mailedToken(mails, buyer.email)
    const reading = async (tried: string) =>
      (await askApproval(null, 'POST', '/mailed-approvals/reading', { token: tried })).code
    expect(await reading(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).toBe(
      'approval_not_found',
    )
    const [approvalId, , signature] = token.split('.')
    expect(await reading(`${approvalId}.${planner.memberId}.${signature}`)).toBe(
      'approval_not_found',
    )
    await setTwoFactor(owner.id, true)
    await askTeam(owner, 'PATCH', '/team', { requiresTwoFactor: true })
    expect(await reading(token)).toBe('approval_not_found')
    await askTeam(owner, 'PATCH', '/team', { requiresTwoFactor: false })
    expect(await reading(token)).toBeNull()
    await askTeam(owner, 'PUT', `/team/members/${buyer.memberId}/role`, {
      role: 'viewer',
      before: 'buyer',
    })
    expect(await reading(token)).toBe('approval_not_found')
  })
})

describe('denial', () => {
  it('sends the requester the reason, and orders nothing', async () => {
    const { owner, planner, buyer } = await givenThree()
    const { id } = await requestedBy(planner)
    const { approval, mails } = await askApproval(owner, 'POST', `/approvals/${id}/denial`, {
      reason: 'Too early.',
    })
    expect(approval).toMatchObject({ state: 'denied', reason: 'Too early.', orderId: null })
    expect(mails).toMatchObject([{ to: planner.email }])
    expect(mails[0]?.text).toContain('Too early.')
    expect((await approvedBy(buyer, id)).code).toBe('approval_not_open')
    expect((await askApproval(planner, 'GET', `/approvals/${id}`)).approval).toMatchObject({
      reason: 'Too early.',
      items: [{ type: 'campaign' }],
    })
    expect(await ordersOf(owner)).toEqual([])
  })

  it('excludes a simultaneous approval', async () => {
    const { owner, planner, buyer } = await givenThree()
    const { id } = await requestedBy(planner)
    const both = await Promise.all([
      approvedBy(owner, id),
      askApproval(buyer, 'POST', `/approvals/${id}/denial`, { reason: 'No.' }),
    ])
    expect(both.filter(({ code }) => code === null)).toHaveLength(1)
    const [row] = await listOf(owner)
    expect((await ordersOf(owner)).length).toBe(row?.state === 'approved' ? 1 : 0)
  })
})
