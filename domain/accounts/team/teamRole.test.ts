import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  hasOrderRight,
  isSameBuyer,
  memberCan,
  ORDER_RIGHTS,
  roleCan,
  TEAM_ROLES,
  teamRolesThatCan,
  type Membership,
} from './teamRole.ts'

const id = fc.constantFrom('a', 'b', 'c')
const order = fc.record({
  accountId: fc.option(id),
  teamId: fc.option(id),
  clientId: fc.option(id),
})
const membership: fc.Arbitrary<Membership> = fc.record({
  memberId: id,
  teamId: id,
  teamName: id,
  role: fc.constantFrom(...TEAM_ROLES),
  needsTwoFactor: fc.boolean(),
  client: fc.option(fc.record({ id, name: id })),
  hasClients: fc.boolean(),
})
const reader = fc.record({ accountId: id, membership: fc.option(membership) })
const right = fc.constantFrom(...ORDER_RIGHTS)

describe('team roles', () => {
  it('have their capabilities in one table', () => {
    expect(teamRolesThatCan('manageTeam')).toEqual(['owner'])
    expect(teamRolesThatCan('placeOrders')).toEqual(['owner', 'buyer'])
    expect(teamRolesThatCan('payOrders')).toEqual(['owner', 'buyer'])
    expect(teamRolesThatCan('approveOrders')).toEqual(['owner', 'buyer'])
    expect(teamRolesThatCan('requestApproval')).toEqual(['buyer', 'planner'])
    expect(teamRolesThatCan('changeOrders')).toEqual(['owner', 'buyer'])
    expect(teamRolesThatCan('readInvoices')).toEqual(['owner', 'buyer'])
    expect(teamRolesThatCan('uploadCreatives')).toEqual(['owner', 'buyer', 'creative'])
    expect(teamRolesThatCan('readReports')).toEqual(['owner', 'buyer', 'planner', 'viewer'])
    expect(teamRolesThatCan('readOrders')).toEqual([...TEAM_ROLES])
  })

  it('grant nothing while a required second factor is missing', () => {
    fc.assert(
      fc.property(membership, right, (member, wanted) => {
        expect(memberCan({ ...member, needsTwoFactor: true }, wanted)).toBe(false)
        expect(memberCan(null, wanted)).toBe(false)
      }),
    )
  })
})

describe('order permissions', () => {
  it('belong to the account alone for a personal order', () => {
    fc.assert(
      fc.property(reader, order, right, (one, { accountId }, wanted) => {
        const personal = { accountId, teamId: null, clientId: null }
        expect(hasOrderRight(one, personal, wanted)).toBe(accountId === one.accountId)
      }),
    )
  })

  it('follow the role in the order’s team, whoever placed the order', () => {
    fc.assert(
      fc.property(reader, order, id, right, (one, { accountId, clientId }, teamId, wanted) => {
        const { membership: place } = one
        const expected =
          place !== null &&
          place.teamId === teamId &&
          (place.client === null || place.client.id === clientId) &&
          !place.needsTwoFactor &&
          roleCan(place.role, wanted)
        expect(hasOrderRight(one, { accountId, teamId, clientId }, wanted)).toBe(expected)
      }),
    )
  })

  it('match the same buyer both ways', () => {
    fc.assert(
      fc.property(order, order, (one, other) => {
        expect(isSameBuyer(one, other)).toBe(isSameBuyer(other, one))
      }),
    )
    const none = { accountId: null, teamId: null, clientId: null }
    const ofTeam = { accountId: 'a', teamId: 'c', clientId: null }
    expect(isSameBuyer(none, none)).toBe(false)
    expect(isSameBuyer(ofTeam, { ...ofTeam, teamId: null })).toBe(false)
    expect(isSameBuyer(ofTeam, { ...ofTeam, accountId: 'b' })).toBe(true)
    expect(isSameBuyer(ofTeam, { ...ofTeam, clientId: 'd' })).toBe(false)
  })
})
