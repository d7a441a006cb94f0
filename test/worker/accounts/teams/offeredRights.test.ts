import { describe, expect, it } from 'vitest'
import {
  ALL_RIGHTS,
  GIVEN_TEAM_ROLES,
  offeredRights,
  roleCan,
} from '#domain/accounts/team/teamRole.ts'
import type { OrderListPage } from '#domain/orders/order/orderList.types.ts'
import { givenMember, givenTeam, invited, askTeam } from '#test/support/accounts/teams.ts'
import { answer, useShop } from '#test/support/commerce/shop.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { callAs, orderedBy, overviewOf, type Login } from '#test/support/orders/ownOrders.ts'

useShop()

const rightsInList = async (login: Login) => {
  const { rows } = await answer<OrderListPage>(callAs(login, '/orders'))
  return Object.fromEntries(rows.map(({ orderId, rights }) => [orderId, rights]))
}

describe('actions offered for an order', () => {
  it('match the role’s rights, in the list and on the page', async () => {
    const owner = await givenTeam()
    const { id } = await orderedBy(owner)
    expect(await rightsInList(owner)).toEqual({ [id]: ALL_RIGHTS })
    for (const role of GIVEN_TEAM_ROLES) {
      const member = await givenMember(owner, role)
      const expected = offeredRights((right) => roleCan(role, right))
      expect(await rightsInList(member)).toEqual({ [id]: expected })
      expect((await overviewOf(member, id)).rights).toEqual(expected)
    }
  })

  it('include everything for a personal order, whatever the role in a team', async () => {
    const owner = await givenTeam()
    const person = await givenLogin()
    const { id } = await orderedBy(person)
    const token = await invited(owner, person.email, 'viewer')
    await askTeam(person, 'POST', '/team-invitations/acceptance', { token })
    expect(await rightsInList(person)).toEqual({ [id]: ALL_RIGHTS })
    expect((await overviewOf(person, id)).rights).toEqual(ALL_RIGHTS)
  })
})
