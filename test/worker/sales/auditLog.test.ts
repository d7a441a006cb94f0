import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { deskAudit, deskAuditPeople } from '#database/schema/foundation/deskAudit.ts'
import { can } from '#domain/accounts/capability.ts'
import {
  auditCursor,
  type AuditLogPage,
  knownAuditEvent,
} from '#domain/foundation/admin/auditLog.ts'
import { api } from '#worker/api.ts'
import { indexSearch } from '#worker/operations/planning/indexSearch.ts'
import { databaseContext } from '#worker/platform/databaseContext.ts'
import { capabilityOf } from '#worker/middleware/requires.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { callAs, type Login, orderedBy } from '#test/support/orders/ownOrders.ts'
import { answer, useShop } from '#test/support/commerce/shop.ts'

useShop()

let ada: Login
let ben: Login
beforeEach(async () => {
  ada = await givenLogin({ role: 'admin', firstName: 'Ada', lastName: 'Root' })
  ben = await givenLogin({ role: 'admin', firstName: 'Ben', lastName: 'Öztürk' })
})

const read = async (filter: Record<string, string> = {}) =>
  await answer<AuditLogPage>(callAs(ada, `/audit-log?${new URLSearchParams(filter)}`))

const given = async (id: string, facts: Partial<typeof deskAudit.$inferInsert> = {}) => {
  await connect(env.DB)
    .insert(deskAudit)
    .values({
      id: `aud_${id}`,
      at: '2026-11-20T12:00:00.000Z',
      accountId: ada.id,
      kind: 'invoice',
      subjectId: `inv_${id}`,
      event: 'settle_invoice',
      reason: 'Bank statement',
      ...facts,
    })
}

const idsOf = ({ entries }: AuditLogPage) => entries.map(({ id }) => id)

describe('the audit log of the whole product', () => {
  it('opens to admins only', async () => {
    for (const role of ['customer', 'sales', 'finance', 'reviewer', 'producer'] as const) {
      const other = await givenLogin({ role })
      expect((await callAs(other, '/audit-log')).status).toBe(403)
    }
    expect((await callAs(ada, '/audit-log')).status).toBe(200)
  })

  it('finds a person’s actions, with names of person and subject', async () => {
    await callAs(ben, `/staff/${ada.id}/roles`, {
      method: 'PUT',
      body: { roles: ['admin', 'sales'], before: ['admin'], reason: 'Joins sales' },
    })
    await given('other')
    const { entries, people } = await read({ by: ben.id })
    expect(entries).toMatchObject([
      { event: 'set_role', by: 'Ben Öztürk', subject: 'Ada Root', reason: 'Joins sales' },
    ])
    await given('old', { accountId: ben.id, at: '2020-01-01T12:00:00.000Z' })
    expect(idsOf(await read({ by: ben.id }))).toContain('aud_old')
    expect(idsOf(await read({ by: ben.id, from: '2020-01-02' }))).not.toContain('aud_old')
    expect(people.map(({ name }) => name)).toContain('Ben Öztürk')
  })

  it('finds a subject by ID, by an order’s text and by an account’s name', async () => {
    const order = await orderedBy(ada)
    await callAs(ada, `/desk-orders/${order.id}/notes`, { body: { text: 'Called the buyer' } })
    await given('x1')
    await given('x2', { subjectId: ben.id, kind: 'account' })
    expect(idsOf(await read({ subject: 'inv_x1' }))).toEqual(['aud_x1'])
    expect(idsOf(await read({ subject: 'ozturk' }))).toEqual(['aud_x2'])
    const [found] = (await read({ subject: order.id })).entries
    expect(found).toMatchObject({ kind: 'order', subjectId: order.id })
    const byNumber = await read({ subject: found?.subject ?? '' })
    expect(byNumber.entries.map(({ subjectId }) => subjectId)).toEqual([order.id])
    expect(idsOf(await read({ subject: 'x'.repeat(500) }))).toEqual([])
    expect(idsOf(await read({ subject: '%_"' }))).toEqual([])
  })

  it('filters whole days in the seller’s zone', async () => {
    // 11 p.m. on November 19 and 1 a.m. on November 20 in Chicago.
    await given('late', { at: '2026-11-20T05:00:00.000Z' })
    await given('early', { at: '2026-11-20T07:00:00.000Z' })
    const day = '2026-11-20'
    expect(idsOf(await read({ from: day, until: day }))).toEqual(['aud_early'])
    expect(idsOf(await read({ until: '2026-11-19' }))).toEqual(['aud_late'])
  })

  it('finds a person’s entries that are older than the index', async () => {
    await given('before', { accountId: ben.id, at: '2019-01-01T12:00:00.000Z' })
    await connect(env.DB).delete(deskAuditPeople)
    expect(idsOf(await read({ by: ben.id }))).toEqual([])
    await indexSearch(databaseContext(env))
    expect(idsOf(await read({ by: ben.id }))).toContain('aud_before')
  })

  it('pages through entries with equal timestamps, each once', async () => {
    for (let n = 0; n < 120; n += 1) await given(String(n).padStart(3, '0'))
    const found: string[] = []
    for (let after = ''; ;) {
      const { entries } = await read({ ...(after ? { after } : {}), subject: '', by: ada.id })
      found.push(...entries.map(({ id }) => id))
      const last = entries.at(-1)
      if (!last || entries.length < 50) break
      after = auditCursor(last)
    }
    expect(found).toHaveLength(120)
    expect(new Set(found).size).toBe(120)
  })

  it('reads by index with any filter', async () => {
    const plan = async (where: string) => {
      const { results } = await env.DB.prepare(
        `explain query plan select id from desk_audit where ${where} order by at desc, id desc limit 50`,
      ).all<{ detail: string }>()
      return results.map(({ detail }) => detail).join('; ')
    }
    const page = `select audit_id from desk_audit_people where account_id = 'x'
      order by at desc, audit_id desc limit 50`
    const ofPerson = await plan(`id in (${page})`)
    expect(ofPerson).toMatch(/SEARCH desk_audit USING INDEX sqlite_autoindex_desk_audit/)
    expect(ofPerson).toMatch(/SEARCH desk_audit_people USING .*INDEX/)
    expect(await plan("subject_id = 'x'")).toContain('desk_audit_subject')
    expect(await plan("at >= '2026'")).toContain('desk_audit_at')
  })
})

describe('every change of the admin area', () => {
  const covers = (guard: string, path: string) =>
    guard === path || (guard.endsWith('/*') && `${path}/`.startsWith(guard.slice(0, -1)))
  const guards = api.routes.flatMap(({ method, path, handler }) => {
    const capability = capabilityOf(handler)
    return capability && !can({ roles: [] }, capability) ? [{ method, path }] : []
  })
  const events = new Set(
    api.routes
      .filter(({ method, handler }) => !['ALL', 'GET'].includes(method) && !capabilityOf(handler))
      .filter(({ method, path }) =>
        guards.some((guard) => ['ALL', method].includes(guard.method) && covers(guard.path, path)),
      )
      .map(({ method, path }) => `${method} ${path.replace(/^\//, '')}`),
  )

  it('has a plain name in the log', () => {
    expect(events.size).toBeGreaterThan(40)
    const preview = 'POST desk-invoices/bank-previews'
    expect(
      [...events].filter((event) => event !== preview && knownAuditEvent(event) === undefined),
    ).toEqual([])
  })
})
