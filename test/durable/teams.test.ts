import { describe, expect, it } from 'vitest'
import { askTeam, givenMember, givenTeam } from '#test/support/accounts/teams.ts'
import { TestClient } from '#test/support/contact/sockets.ts'

describe('open tabs of a member', () => {
  it('reload the account after a role change and a removal', async () => {
    const owner = await givenTeam()
    const member = await givenMember(owner, 'viewer')
    const tab = await TestClient.join({ cookie: member.cookie })
    await tab.first('loggedIn')
    const role = { before: 'viewer', role: 'buyer' }
    await askTeam(owner, 'PUT', `/team/members/${member.memberId}/role`, role)
    expect(await tab.first('user:edit')).toMatchObject({ email: member.email })
    await askTeam(owner, 'DELETE', `/team/members/${member.memberId}`)
    await expect.poll(() => tab.all('user:edit').length).toBe(2)
  })
})
