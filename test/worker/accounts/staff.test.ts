import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts/accounts.ts'
import { readRoles } from '#domain/accounts/roleSet.ts'
import type { DeskAuditView } from '#domain/foundation/admin/deskAudit.ts'
import type { StaffList } from '#domain/accounts/admin/staffList.ts'
import { givenAccount, givenLogin, TEST_PASSWORD } from '#test/support/foundation/accounts.ts'
import { givenCaller } from '#test/support/foundation/callApi.ts'

const { ask } = givenCaller()

const codeOf = (answer: unknown) => (answer as { error?: { code: string } }).error?.code

const change = async (cookie: string, id: string, body: unknown) => {
  const { answer } = await ask('PUT', `/staff/${id}/roles`, body, { cookie })
  return codeOf(answer) ?? 'set'
}

const roleOf = async (id: string) =>
  (await connect(env.DB).select().from(accounts).where(eq(accounts.id, id)).get())?.role

describe('the accounts page', () => {
  it('gives a role at once, and records actor, reason, before and after', async () => {
    const admin = await givenLogin({ role: 'admin', firstName: 'Ada', lastName: 'Root' })
    const person = await givenLogin({ email: 'zoe@example.com', firstName: 'Zoe' })
    expect((await ask('GET', '/leads', undefined, { cookie: person.cookie })).status).toBe(403)
    const to = { roles: ['sales'], before: [], reason: 'Joins the desk' }
    expect(await change(admin.cookie, person.id, to)).toBe('set')
    expect((await ask('GET', '/leads', undefined, { cookie: person.cookie })).status).toBe(200)
    // The roles have changed since they were displayed.
    expect(await change(admin.cookie, person.id, { ...to, roles: ['finance'] })).toBe(
      'role_changed',
    )
    expect(await change(admin.cookie, 'acc_nobody', to)).toBe('account_not_found')
    expect(await change(admin.cookie, person.id, { ...to, before: ['sales'], reason: '' })).toBe(
      'invalid_input',
    )
    // A person in sales and finance has the rights of both.
    expect((await ask('GET', '/desk-invoices', undefined, { cookie: person.cookie })).status).toBe(
      403,
    )
    const both = { roles: ['finance', 'sales'], before: ['sales'], reason: 'Does the books too' }
    expect(await change(admin.cookie, person.id, both)).toBe('set')
    for (const path of ['/leads', '/desk-invoices'])
      expect((await ask('GET', path, undefined, { cookie: person.cookie })).status).toBe(200)
    const { answer } = await ask('GET', `/staff/${person.id}/history`, undefined, {
      cookie: admin.cookie,
    })
    expect((answer as { entries: DeskAuditView[] }).entries).toMatchObject([
      { event: 'set_role', before: { role: 'sales' }, after: { role: 'sales,finance' } },
      {
        by: 'Ada Root',
        event: 'set_role',
        reason: 'Joins the desk',
        before: { role: 'customer' },
        after: { role: 'sales' },
      },
    ])
    const listed = async (search: string) => {
      const { answer } = await ask('GET', `/staff?search=${search}`, undefined, {
        cookie: admin.cookie,
      })
      return (answer as StaffList).rows.map(({ email, roles }) => [email, roles])
    }
    await givenAccount({ email: 'zora@example.com' })
    await givenAccount({ email: 'zo-unconfirmed@example.com', emailVerified: false })
    expect(await listed('')).toEqual([
      [admin.email, ['admin']],
      ['zoe@example.com', ['sales', 'finance']],
    ])
    expect(await listed('ZO')).toEqual([
      ['zoe@example.com', ['sales', 'finance']],
      ['zora@example.com', []],
    ])
  })

  it('never loses the last admin, even when two remove each other at once', async () => {
    const one = await givenLogin({ role: 'sales,admin' })
    const leave = { roles: ['sales'], before: ['admin', 'sales'], reason: 'Leaves the house' }
    expect(await change(one.cookie, one.id, leave)).toBe('last_admin')
    const two = await givenLogin({ role: 'sales,admin' })
    const codes = await Promise.all([
      change(one.cookie, two.id, leave),
      change(two.cookie, one.id, leave),
    ])
    expect(codes).toContain('set')
    const roles = [await roleOf(one.id), await roleOf(two.id)]
    expect(roles.filter((role) => role === 'sales,admin')).toHaveLength(1)
    // Deleting the account does not remove the last admin, either.
    const last = roles[0] === 'sales,admin' ? one : two
    const end = async ({ cookie }: typeof one) =>
      (await ask('POST', '/account/deletion', { password: TEST_PASSWORD }, { cookie })).answer
    expect(codeOf(await end(last))).toBe('last_admin')
    expect((await ask('GET', '/staff?search=', undefined, { cookie: last.cookie })).status).toBe(
      200,
    )
    const three = await givenLogin({ role: 'admin' })
    const ended = await Promise.all([end(last), end(three)])
    expect(ended).toContainEqual({ outcome: 'account_deleted' })
    expect([await roleOf(last.id), await roleOf(three.id)].filter(Boolean)).toHaveLength(1)
  })

  it('opens to no other role, for any request', async () => {
    const admin = await givenLogin({ role: 'admin' })
    const up = { roles: ['admin'], before: [], reason: 'I would like to' }
    for (const role of ['customer', 'sales,finance', 'reviewer', 'producer']) {
      const { id, cookie } = await givenLogin({ role })
      expect(await change(cookie, id, { ...up, before: readRoles(role) })).toBe('no_access')
      expect(await change(cookie, admin.id, { ...up, roles: [] })).toBe('no_access')
    }
    expect(await roleOf(admin.id)).toBe('admin')
  })
})
