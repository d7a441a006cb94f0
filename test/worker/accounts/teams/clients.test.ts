import { describe, expect, it } from 'vitest'
import type { OrderListPage } from '#domain/orders/order/orderList.types.ts'
import { givenLogin, TEST_PASSWORD } from '#test/support/foundation/accounts.ts'
import {
  askClients,
  givenClient,
  givenClientPerson,
  invitedToClient,
} from '#test/support/accounts/clients.ts'
import { askTeam, givenMember, givenTeam, teamOf } from '#test/support/accounts/teams.ts'
import { answer, useShop } from '#test/support/commerce/shop.ts'
import { callAs, orderedBy, overviewOf, type Login } from '#test/support/orders/ownOrders.ts'

useShop()

const numbersOf = async (login: Pick<Login, 'cookie'>): Promise<string[]> => {
  const { rows } = await answer<OrderListPage>(callAs(login, '/orders'))
  return rows.map(({ orderId }) => orderId)
}

describe('clients of an agency', () => {
  it('can be added, renamed, archived and restored by the owner, each recorded', async () => {
    const owner = await givenTeam()
    const id = await givenClient(owner, 'Acme')
    const renamed = { name: 'Acme Bakery', reportName: 'client' }
    expect((await askClients(owner, 'PATCH', `/${id}`, renamed)).status).toBe(200)
    await askClients(owner, 'PATCH', `/${id}`, { isArchived: true })
    const { page } = await askClients(owner, 'PATCH', `/${id}`, { isArchived: false })
    expect(page.clients).toMatchObject([{ id, ...renamed, isArchived: false }])
    const { answer: log } = await askTeam(owner, 'GET', '/team/changes')
    expect((log as { entries: { text: string }[] }).entries.map(({ text }) => text)).toEqual([
      'restored the client Acme Bakery',
      'archived the client Acme Bakery',
      'changed the client Acme (reports under the agency’s name) to Acme Bakery (reports under the client’s name)',
      'added the client Acme',
      'started the team',
    ])
  })

  it('keep a change of another tab in a field that was not changed', async () => {
    const owner = await givenTeam()
    const id = await givenClient(owner, 'Acme')
    await askClients(owner, 'PATCH', `/${id}`, { name: 'Acme Bakery' })
    const { status, page } = await askClients(owner, 'PATCH', `/${id}`, { reportName: 'client' })
    expect([status, page.clients]).toMatchObject([
      200,
      [{ id, name: 'Acme Bakery', reportName: 'client' }],
    ])
    expect((await askClients(owner, 'PATCH', `/${id}`, {})).status).toBe(200)
  })

  it('have unique names within the agency', async () => {
    const owner = await givenTeam()
    await givenClient(owner, 'Acme')
    const second = await askClients(owner, 'POST', '', { name: 'Acme', reportName: 'agency' })
    expect(second.code).toBe('client_known')
    const other = await givenClient(owner, 'Other')
    const change = { name: 'Acme', reportName: 'agency' }
    expect((await askClients(owner, 'PATCH', `/${other}`, change)).code).toBe('client_known')
    await expect(givenClient(await givenTeam(), 'Acme')).resolves.toMatch(/^cli_/)
  })

  it('are visible to all members of the agency and managed only by its owner', async () => {
    const owner = await givenTeam()
    const id = await givenClient(owner)
    const buyer = await givenMember(owner, 'buyer')
    const { status, page } = await askClients(buyer, 'GET')
    expect(status).toBe(200)
    expect(page).toMatchObject({ canManage: false, clients: [{ name: 'Acme', members: [] }] })
    const added = await askClients(buyer, 'POST', '', { name: 'Mine', reportName: 'agency' })
    expect(added.code).toBe('no_access')
    expect((await askClients(buyer, 'PATCH', `/${id}`, { isArchived: true })).code).toBe(
      'no_access',
    )
  })

  it('are not found by the owner of another team', async () => {
    const id = await givenClient(await givenTeam())
    const other = await givenTeam()
    const changed = await askClients(other, 'PATCH', `/${id}`, { isArchived: true })
    expect(changed.code).toBe('client_not_found')
    const invitation = { email: 'x@example.com', role: 'viewer' }
    const invited = await askClients(other, 'POST', `/${id}/invitations`, invitation)
    expect(invited.code).toBe('client_not_found')
  })
})

describe('an order for a client', () => {
  it('is refused for a client of another team, an archived one, and outside a team', async () => {
    const owner = await givenTeam()
    const clientId = await givenClient(owner)
    for (const buyer of [
      await givenTeam(),
      await givenLogin(),
      await givenMember(owner, 'planner'),
    ])
      await expect(orderedBy(buyer, { clientId })).rejects.toThrow(/client_not_found|team_may_not/)
    await askClients(owner, 'PATCH', `/${clientId}`, { isArchived: true })
    await expect(orderedBy(owner, { clientId })).rejects.toThrow('client_not_found')
    expect(await numbersOf(owner)).toEqual([])
  })
})

describe('login of a client', () => {
  it('sees only its client’s orders, no other client and no member of the agency', async () => {
    const owner = await givenTeam('Great Ads')
    const [acme, other] = [await givenClient(owner, 'Acme'), await givenClient(owner, 'Other')]
    const person = await givenClientPerson(owner, acme)
    await givenClientPerson(owner, other)
    const own = await orderedBy(owner, { clientId: acme })
    await orderedBy(owner, { clientId: other })
    await orderedBy(owner)
    expect(await numbersOf(person)).toEqual([own.id])
    expect((await numbersOf(owner)).length).toBe(3)
    await expect(overviewOf(person, own.id)).resolves.toMatchObject({ id: own.id })
    const team = await teamOf(person)
    expect(team).toMatchObject({ name: 'Great Ads', ownClient: 'Acme', canManage: false })
    expect(team.members.map(({ email }) => email)).toEqual([person.email])
    expect((await askClients(person, 'GET')).code).toBe('no_access')
    expect((await askClients(person, 'GET', '/choices')).code).toBe('no_access')
  })

  it('cannot place orders for it', async () => {
    const owner = await givenTeam()
    const clientId = await givenClient(owner)
    const person = await givenClientPerson(owner, clientId)
    await expect(orderedBy(person, { clientId })).rejects.toThrow('team_may_not_order')
  })

  it('gets no role of the agency, and cannot become its owner', async () => {
    const owner = await givenTeam()
    const person = await givenClientPerson(owner, await givenClient(owner))
    const path = `/team/members/${person.memberId}/role`
    const buyer = await askTeam(owner, 'PUT', path, { role: 'buyer', before: 'viewer' })
    expect(buyer.code).toBe('team_changed')
    const creative = await askTeam(owner, 'PUT', path, { role: 'creative', before: 'viewer' })
    expect(creative.status).toBe(200)
    const transfer = { password: TEST_PASSWORD, memberId: person.memberId }
    expect((await askTeam(owner, 'POST', '/team/ownership', transfer)).code).toBe('team_changed')
  })

  it('loses access once removed, or once the client is archived', async () => {
    const owner = await givenTeam()
    const clientId = await givenClient(owner)
    const [removed, archived] = [
      await givenClientPerson(owner, clientId),
      await givenClientPerson(owner, clientId),
    ]
    const waiting = { email: 'late@example.com', role: 'viewer' } as const
    const token = await invitedToClient(owner, clientId, waiting)
    const order = await orderedBy(owner, { clientId })
    await askTeam(owner, 'DELETE', `/team/members/${removed.memberId}`)
    expect(await numbersOf(removed)).toEqual([])
    expect(await numbersOf(archived)).toEqual([order.id])
    await askClients(owner, 'PATCH', `/${clientId}`, { isArchived: true })
    expect(await numbersOf(archived)).toEqual([])
    const late = await givenLogin({ email: waiting.email })
    const accepted = await askTeam(late, 'POST', '/team-invitations/acceptance', { token })
    expect(accepted.code).toBe('team_invitation_not_found')
    expect(await numbersOf(owner)).toEqual([order.id])
  })
})
