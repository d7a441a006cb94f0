import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { givenLogin, TEST_PASSWORD } from '#test/support/foundation/accounts.ts'
import {
  askTeam,
  founded,
  givenMember,
  givenTeam,
  invited,
  setTwoFactor,
  teamOf,
} from '#test/support/accounts/teams.ts'
import { givenCaller } from '#test/support/foundation/callApi.ts'
import {
  answer,
  campaignItem,
  checkoutForm,
  displayPlan,
  newKey,
  orderBody,
  startSession,
  useShop,
} from '#test/support/commerce/shop.ts'
import { callAs, orderedBy, overviewOf, type Login } from '#test/support/orders/ownOrders.ts'

useShop()

const numbersOf = async (login: Login) => {
  const { rows } = await answer<{ rows: { orderId: string }[] }>(callAs(login, '/orders'))
  return rows.map(({ orderId }) => orderId)
}

const invoicesOf = async (login: Login) => {
  const { rows } = await answer<{ rows: { orderId: string }[] }>(callAs(login, '/invoices'))
  return rows.map(({ orderId }) => orderId)
}

const rowOf = async (orderId: string) =>
  await env.DB.prepare('select account_id, team_id, email, billing from orders where id = ?')
    .bind(orderId)
    .first<{ account_id: string; team_id: string | null; email: string; billing: string }>()

const statusOf = async (login: Login, path: string) => (await callAs(login, path)).status

const codeOf = async (pending: Promise<{ code: string | null }>) => (await pending).code

describe('a team', () => {
  it('takes over the orders of the account that starts it, which remain that account’s', async () => {
    const owner = await givenLogin()
    const { id } = await orderedBy(owner)
    await founded(owner, 'Bakers')
    expect(await rowOf(id)).toMatchObject({ account_id: owner.id, team_id: expect.any(String) })
    expect(await numbersOf(owner)).toEqual([id])
    const viewer = await givenMember(owner, 'viewer')
    expect(await numbersOf(viewer)).toEqual([id])
    expect(await statusOf(viewer, `/orders/${id}/overview`)).toBe(200)
    expect(await invoicesOf(viewer)).toEqual([])
    const buyer = await givenMember(owner, 'buyer')
    expect(await invoicesOf(buyer)).toEqual([id])
  })

  it('is limited to one per account', async () => {
    const owner = await givenTeam()
    expect(await codeOf(askTeam(owner, 'POST', '/team', { name: 'Second' }))).toBe(
      'already_in_team',
    )
    const both = await Promise.all(
      [givenLogin()].flatMap((login) =>
        ['One', 'Two'].map(async (name) => await askTeam(await login, 'POST', '/team', { name })),
      ),
    )
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  })

  it('owns its buyers’ orders, and leaves them their earlier ones', async () => {
    const owner = await givenTeam()
    const person = await givenLogin()
    const own = await orderedBy(person)
    const token = await invited(owner, person.email, 'buyer')
    await askTeam(person, 'POST', '/team-invitations/acceptance', { token })
    const ofTeam = await orderedBy(person)
    expect(await numbersOf(owner)).toEqual([ofTeam.id])
    expect((await numbersOf(person)).toSorted()).toEqual([own.id, ofTeam.id].toSorted())
    expect(await statusOf(owner, `/orders/${own.id}/overview`)).toBe(404)
    expect((await overviewOf(owner, ofTeam.id)).lines[0]?.canStop).toBeDefined()
  })

  it('does not let planners, creatives and viewers place orders', async () => {
    const owner = await givenTeam()
    for (const role of ['planner', 'creative', 'viewer'] as const) {
      const member = await givenMember(owner, role)
      const response = await callAs(member, '/orders', {
        session: await startSession(),
        body: orderBody({ items: [campaignItem(displayPlan())], checkout: checkoutForm() }),
        headers: { 'Idempotency-Key': newKey() },
      })
      expect([response.status, await answer(Promise.resolve(response))]).toMatchObject([
        403,
        { error: { code: 'team_may_not_order' } },
      ])
    }
    expect(await numbersOf(owner)).toEqual([])
  })

  it('closes once its owner is alone, and returns the orders', async () => {
    const owner = await givenTeam()
    const member = await givenMember(owner, 'buyer')
    const { id } = await orderedBy(member)
    expect(await codeOf(askTeam(owner, 'POST', '/team/closing'))).toBe('team_not_empty')
    await askTeam(owner, 'DELETE', `/team/members/${member.memberId}`)
    expect((await askTeam(owner, 'POST', '/team/closing')).status).toBe(200)
    expect(await rowOf(id)).toMatchObject({ account_id: owner.id, team_id: null })
    expect(await numbersOf(owner)).toEqual([id])
    expect((await askTeam(owner, 'GET', '/team')).team).toBeNull()
  })
})

describe('an invitation', () => {
  const answerTo = async (login: Login | null, token: string, what = 'acceptance') =>
    await askTeam(login, 'POST', `/team-invitations/${what}`, { token })

  it('opens to its reader without a login, and hides part of the address', async () => {
    const owner = await givenTeam('Bakers')
    const token = await invited(owner, 'new.person@example.com', 'planner')
    expect((await answerTo(null, token, 'reading')).answer).toMatchObject({
      invitation: { teamName: 'Bakers', role: 'planner', email: 'n•••@example.com' },
    })
    expect(await codeOf(answerTo(null, token))).toBe('no_access')
  })

  it('admits only its address, and once', async () => {
    const owner = await givenTeam()
    const person = await givenLogin()
    const token = await invited(owner, person.email, 'creative')
    expect(await codeOf(answerTo(await givenLogin(), token))).toBe('team_invitation_not_yours')
    const both = await Promise.all([answerTo(person, token), answerTo(person, token)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)[0]).toBe(200)
    expect(await codeOf(answerTo(person, token))).toBe('team_invitation_not_found')
    expect((await teamOf(owner)).members.map(({ role }) => role)).toEqual(['owner', 'creative'])
  })

  it('is refused when forged, withdrawn, replaced or expired', async () => {
    const owner = await givenTeam()
    const person = await givenLogin()
    const first = await invited(owner, person.email, 'viewer')
    const [id = '', signature = ''] = first.split('.')
    const forged = `${id}.${signature.split('').toReversed().join('')}`
    expect(await codeOf(answerTo(person, forged))).toBe('team_invitation_not_found')
    const second = await invited(owner, person.email, 'buyer')
    expect(await codeOf(answerTo(person, first))).toBe('team_invitation_not_found')
    const [invitation] = (await teamOf(owner)).invitations
    expect(invitation).toMatchObject({ role: 'buyer' })
    await env.DB.prepare('update team_invitations set expires_at = ?')
      .bind('2026-01-01T00:00:00.000Z')
      .run()
    expect(await codeOf(answerTo(person, second))).toBe('team_invitation_not_found')
    const third = await invited(owner, person.email, 'buyer')
    const [open] = (await teamOf(owner)).invitations
    await askTeam(owner, 'DELETE', `/team/invitations/${open?.id}`)
    expect(await codeOf(answerTo(person, third))).toBe('team_invitation_not_found')
  })

  it('can be declined by its address', async () => {
    const owner = await givenTeam()
    const person = await givenLogin()
    const token = await invited(owner, person.email, 'viewer')
    expect((await answerTo(person, token, 'refusal')).status).toBe(200)
    expect((await teamOf(owner)).invitations).toEqual([])
    expect(await codeOf(answerTo(person, token))).toBe('team_invitation_not_found')
  })

  it('does not move an account out of another team', async () => {
    const owner = await givenTeam()
    const other = await givenTeam('Others')
    const token = await invited(owner, other.email, 'viewer')
    expect(await codeOf(answerTo(other, token))).toBe('already_in_team')
  })
})

describe('removed member', () => {
  it('loses the team’s orders at once, and the owner gets the ones they placed', async () => {
    const owner = await givenTeam()
    const member = await givenMember(owner, 'buyer', 'zoe@example.com')
    const { id } = await orderedBy(member, {
      checkout: checkoutForm({ email: member.email, paymentMethod: 'invoice' }),
    })
    await env.DB.prepare(
      `insert into notifications (id, account_id, kind, event_key, facts, created_at)
        values ('ntf_1', ?, 'invoice_due', 'x', ?, '2026-11-26T00:00:00.000Z')`,
    )
      .bind(member.id, JSON.stringify({ orderId: id }))
      .run()
    const removed = await askTeam(owner, 'DELETE', `/team/members/${member.memberId}`)
    expect(removed.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [member.email, 'You are no longer in the team Bakers'],
    ])
    const row = await rowOf(id)
    expect(row).toMatchObject({ account_id: owner.id, email: owner.email })
    expect(row?.billing).not.toContain(member.email)
    expect(await statusOf(member, `/orders/${id}/overview`)).toBe(404)
    expect(await numbersOf(member)).toEqual([])
    expect((await env.DB.prepare('select id from notifications').all()).results).toEqual([])
    const code = await givenCaller().ask('GET', `/mailed-access/order/${id}`)
    expect(code.answer).toMatchObject({
      recipients: [{ recipient: 'buyer', address: 'p•••@example.com' }],
    })
    expect(await orderedBy(member)).toMatchObject({ id: expect.any(String) })
    expect(await numbersOf(owner)).toEqual([id])
  })

  it('cannot be the owner, who can neither leave nor be removed', async () => {
    const owner = await givenTeam()
    await givenMember(owner, 'viewer')
    const self = (await teamOf(owner)).members.find(({ isSelf }) => isSelf)
    expect(await codeOf(askTeam(owner, 'POST', '/team/departure'))).toBe('team_owner_stays')
    expect(await codeOf(askTeam(owner, 'DELETE', `/team/members/${self?.id}`))).toBe(
      'team_owner_stays',
    )
  })

  it('can leave by themselves', async () => {
    const owner = await givenTeam()
    const member = await givenMember(owner, 'viewer')
    expect((await askTeam(member, 'POST', '/team/departure')).status).toBe(200)
    expect((await askTeam(member, 'GET', '/team')).team).toBeNull()
    expect((await teamOf(owner)).members).toHaveLength(1)
  })
})

describe('owner of a team', () => {
  it('changes roles as shown', async () => {
    const owner = await givenTeam()
    const member = await givenMember(owner, 'viewer')
    const set = async (before: string, role: string) =>
      await askTeam(owner, 'PUT', `/team/members/${member.memberId}/role`, { before, role })
    expect((await set('viewer', 'buyer')).status).toBe(200)
    expect(await codeOf(set('viewer', 'planner'))).toBe('team_changed')
    expect((await teamOf(member)).role).toBe('buyer')
  })

  it('transfers the ownership with the password, and stays as a buyer', async () => {
    const owner = await givenTeam()
    const member = await givenMember(owner, 'planner')
    const transfer = async (password: string) =>
      await askTeam(owner, 'POST', '/team/ownership', { memberId: member.memberId, password })
    expect((await transfer('not the password at all')).status).toBe(422)
    const done = await transfer(TEST_PASSWORD)
    expect(done.status).toBe(200)
    expect(done.mails.map(({ to }) => to)).toEqual([member.email])
    expect((await teamOf(member)).role).toBe('owner')
    expect((await teamOf(owner)).role).toBe('buyer')
    expect(await codeOf(transfer(TEST_PASSWORD))).toBe('no_access')
    expect(await codeOf(askTeam(owner, 'GET', '/team/changes'))).toBe('no_access')
  })

  it('can require a second factor of all members only with their own', async () => {
    const owner = await givenTeam()
    const member = await givenMember(owner, 'buyer')
    const require = async () => await askTeam(owner, 'PATCH', '/team', { requiresTwoFactor: true })
    expect(await codeOf(require())).toBe('team_own_factor')
    await setTwoFactor(owner.id, true)
    expect((await require()).team).toMatchObject({ requiresTwoFactor: true })
    expect(await teamOf(member)).toMatchObject({ needsTwoFactor: true, members: [] })
    await setTwoFactor(member.id, true)
    expect(await teamOf(member)).toMatchObject({ needsTwoFactor: false })
  })

  it('reads each change with its author', async () => {
    const owner = await givenTeam('Bakers')
    const member = await givenMember(owner, 'viewer')
    await askTeam(owner, 'PATCH', '/team', { name: 'Best bakers' })
    await askTeam(owner, 'DELETE', `/team/members/${member.memberId}`)
    const { answer: page } = await askTeam(owner, 'GET', '/team/changes')
    expect((page as { entries: { by: string; text: string }[] }).entries).toMatchObject([
      { by: 'Olga Buyer', text: 'removed Ann Buyer' },
      { by: 'Olga Buyer', text: 'renamed the team from Bakers to Best bakers' },
      { by: 'Ann Buyer', text: 'joined as Viewer' },
      { by: 'Olga Buyer', text: `invited ${member.email} as Viewer` },
      { by: 'Olga Buyer', text: 'started the team' },
    ])
  })
})

describe('data export and account deletion', () => {
  it('include the membership and the invitations of the address', async () => {
    const owner = await givenTeam('Bakers')
    const member = await givenMember(owner, 'buyer')
    await invited(await givenTeam('Others'), member.email, 'viewer')
    const { answer: data } = await givenCaller().ask('GET', '/account/export', undefined, member)
    expect(data).toMatchObject({
      teamMemberships: [{ team: 'Bakers', role: 'buyer' }],
      teamInvitations: [{ team: 'Others', role: 'viewer', email: member.email }],
      teamChanges: [{ event: 'joined' }],
    })
  })

  it('leave the orders with the team, and no address behind', async () => {
    const owner = await givenTeam()
    const member = await givenMember(owner, 'buyer')
    const { id } = await orderedBy(member)
    await invited(await givenTeam('Others'), member.email, 'viewer')
    expect((await erased(member)).status).toBe(200)
    expect(await rowOf(id)).toMatchObject({ account_id: owner.id, team_id: expect.any(String) })
    for (const table of ['team_members', 'team_invitations', 'team_audit']) {
      const { results } = await env.DB.prepare(`select * from ${table}`).all()
      expect(JSON.stringify(results)).not.toContain(member.email)
    }
  })

  it('refuse the owner of a team with members, and close a team without any', async () => {
    const owner = await givenTeam()
    const member = await givenMember(owner, 'viewer')
    const { id } = await orderedBy(owner)
    const refused = await erased(owner)
    expect(refused.answer).toMatchObject({ error: { code: 'team_owner_stays' } })
    expect((await teamOf(owner)).members).toHaveLength(2)
    await askTeam(member, 'POST', '/team/departure')
    expect((await erased(owner)).status).toBe(200)
    expect(await rowOf(id)).toMatchObject({ account_id: null, team_id: null })
    expect((await env.DB.prepare('select id from teams').all()).results).toEqual([])
  })

  const erased = async (login: Login) =>
    await givenCaller().ask('POST', '/account/deletion', { password: TEST_PASSWORD }, login)
})
