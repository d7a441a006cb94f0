import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { STAFF_ROLES } from '#domain/accounts/capability.ts'
import { writeRoles } from '#domain/accounts/roleSet.ts'
import { readRoleRequest, roleSql } from './roleRequest.ts'

describe('the role command', () => {
  it('parses account, role and target', () => {
    expect(readRoleRequest(['Ann@Example.com', 'admin', '--env', 'production'])).toEqual({
      email: 'ann@example.com',
      roles: ['admin'],
      isRemoved: false,
      environment: 'production',
    })
    expect(readRoleRequest(['ann@example.com', 'finance', 'sales'])).toMatchObject({
      roles: ['sales', 'finance'],
    })
    expect(readRoleRequest(['ann@example.com', 'admin', '--remove'])).toMatchObject({
      roles: ['admin'],
      isRemoved: true,
    })
    expect(readRoleRequest(['ann@example.com', '--remove'])).toMatchObject({
      roles: STAFF_ROLES,
      isRemoved: true,
    })
  })

  it.each([
    [[]],
    [['ann@example.com']],
    [['ann@example.com', 'king']],
    [['ann@example.com', 'admin', 'king']],
    [['ann@example.com', 'customer']],
    [['admin']],
    [['admin', '--remove']],
  ])('prints its usage for %j', (args) => {
    expect(() => readRoleRequest(args)).toThrow('npm run role')
  })

  it('changes a confirmed account once, with an audit entry, and back', () => {
    const db = new DatabaseSync(':memory:')
    db.exec(`create table accounts (id text, email text, email_verified int, role text, updated_at text);
      create table desk_audit (id text, at text, account_id text, kind text, subject_id text, event text, reason text, before text, after text);
      insert into accounts values ('a', 'o''neil@example.com', 1, 'customer', ''), ('b', 'new@example.com', 0, 'customer', '')`)
    const ask = (args: string[], id: string) =>
      db.exec(roleSql(readRoleRequest(args), { id, at: new Date(0) }))
    ask(["o'neil@example.com", 'finance'], '1')
    ask(["o'neil@example.com", 'finance'], '2')
    ask(['new@example.com', 'admin'], '3')
    ask(["o'neil@example.com", 'sales'], '4')
    expect(db.prepare('select id, role from accounts').all()).toMatchObject([
      { id: 'a', role: writeRoles(['sales', 'finance']) },
      { id: 'b', role: 'customer' },
    ])
    ask(["o'neil@example.com", 'finance', '--remove'], '5')
    ask(["o'neil@example.com", '--remove'], '6')
    expect(db.prepare('select subject_id, before, after from desk_audit').all()).toMatchObject([
      { subject_id: 'a', before: '{"role":"customer"}', after: '{"role":"finance"}' },
      { subject_id: 'a', before: '{"role":"finance"}', after: '{"role":"sales,finance"}' },
      { subject_id: 'a', before: '{"role":"sales,finance"}', after: '{"role":"sales"}' },
      { subject_id: 'a', before: '{"role":"sales"}', after: '{"role":"customer"}' },
    ])
  })
})
