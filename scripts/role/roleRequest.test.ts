import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { readRoleRequest, roleSql } from './roleRequest.ts'

describe('the command that gives a role', () => {
  it('reads who, what and where', () => {
    expect(readRoleRequest(['Ann@Example.com', 'admin', '--env', 'production'])).toEqual({
      email: 'ann@example.com',
      role: 'admin',
      environment: 'production',
    })
    expect(readRoleRequest(['ann@example.com', '--remove'])).toMatchObject({ role: 'customer' })
  })

  it.each([
    [[]],
    [['ann@example.com']],
    [['ann@example.com', 'king']],
    [['ann@example.com', 'customer']],
    [['admin']],
    [['ann@example.com', 'admin', '--remove']],
  ])('says how to ask when it is asked %j', (args) => {
    expect(() => readRoleRequest(args)).toThrow('npm run role')
  })

  it('changes a confirmed account once, with a record, and back', () => {
    const db = new DatabaseSync(':memory:')
    db.exec(`create table accounts (id text, email text, email_verified int, role text, updated_at text);
      create table desk_audit (id text, at text, account_id text, kind text, subject_id text, event text, reason text, before text, after text);
      insert into accounts values ('a', 'o''neil@example.com', 1, 'customer', ''), ('b', 'new@example.com', 0, 'customer', '')`)
    const at = new Date(0)
    const ask = (email: string, role: 'admin' | 'customer', id: string) =>
      db.exec(roleSql({ email, role, environment: undefined }, { id, at }))
    ask("o'neil@example.com", 'admin', '1')
    ask("o'neil@example.com", 'admin', '2')
    ask('new@example.com', 'admin', '3')
    expect(db.prepare('select id, role from accounts').all()).toMatchObject([
      { id: 'a', role: 'admin' },
      { id: 'b', role: 'customer' },
    ])
    ask("o'neil@example.com", 'customer', '4')
    expect(db.prepare('select subject_id, before, after from desk_audit').all()).toMatchObject([
      { subject_id: 'a', before: '{"role":"customer"}', after: '{"role":"admin"}' },
      { subject_id: 'a', before: '{"role":"admin"}', after: '{"role":"customer"}' },
    ])
  })
})
