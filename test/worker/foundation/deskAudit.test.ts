import { env } from 'cloudflare:workers'
import { desc } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { deskAudit } from '#database/schema/foundation/deskAudit.ts'
import type { LeadBoardView } from '#domain/sales/lead/leadView.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { callAs, type Login } from '#test/support/orders/ownOrders.ts'
import { answer, call, useShop } from '#test/support/commerce/shop.ts'

useShop()

let admin: Login
beforeEach(async () => {
  admin = await givenLogin({ role: 'admin', firstName: 'Ada', lastName: 'Root' })
})

const entries = async () =>
  await connect(env.DB).select().from(deskAudit).orderBy(desc(deskAudit.at))

const givenLead = async (): Promise<string> => {
  const person = { firstName: 'Zoe', lastName: 'Quill', company: '' }
  await call('/contact-form', { body: { ...person, phone: '+15125550123' } })
  const { rows } = await answer<LeadBoardView>(callAs(admin, '/leads'))
  return rows[0]?.id ?? ''
}

describe('audit log', () => {
  it('records a lead’s note, owner and erasure, with actor and time', async () => {
    const id = await givenLead()
    await callAs(admin, `/leads/${id}/notes`, { body: { note: 'Called back' } })
    await callAs(admin, `/leads/${id}/owner`, { method: 'PUT', body: { ownerId: admin.id } })
    await callAs(admin, `/leads/${id}`, { method: 'DELETE' })
    const found = await entries()
    expect(found.map(({ event }) => event).toSorted()).toEqual([
      'DELETE leads/:id',
      'POST leads/:id/notes',
      'PUT leads/:id/owner',
    ])
    for (const entry of found) {
      expect(entry).toMatchObject({ kind: 'lead', subjectId: id, accountId: admin.id })
    }
  })

  it('records nothing for refused requests and for reads', async () => {
    const id = await givenLead()
    expect((await callAs(admin, `/leads/${id}/notes`, { body: { note: '' } })).status).toBe(422)
    await callAs(admin, `/leads/${id}`)
    expect(await entries()).toEqual([])
  })

  it('records an operation’s own entry once, with its reason', async () => {
    const person = await givenLogin()
    await callAs(admin, `/staff/${person.id}/roles`, {
      method: 'PUT',
      body: { roles: ['sales'], before: [], reason: 'Joins the desk' },
    })
    expect(await entries()).toMatchObject([{ event: 'set_role', reason: 'Joins the desk' }])
  })
})
