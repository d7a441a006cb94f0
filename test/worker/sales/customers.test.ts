import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import {
  accounts,
  accountTwoFactors,
  secondFactorResets,
} from '#database/schema/accounts/accounts.ts'
import { deskAudit } from '#database/schema/foundation/deskAudit.ts'
import { orders } from '#database/schema/orders/orders.ts'
import type { CustomersPage, CustomerView } from '#domain/sales/admin/customers.ts'
import { purgeStaleLogins } from '#worker/operations/accounts/login/purgeStaleLogins.ts'
import { givenAccount, givenLogin } from '#test/support/foundation/accounts.ts'
import { givenCaller } from '#test/support/foundation/callApi.ts'
import { callAs, jobContext, type Login, orderedBy } from '#test/support/orders/ownOrders.ts'
import { sessionsOf, whoIs } from '#test/support/accounts/twoFactor.ts'
import { adCreationItem, answer, checkoutForm, useShop } from '#test/support/commerce/shop.ts'

useShop()

let admin: Login
let buyer: Login
beforeEach(async () => {
  admin = await givenLogin({ role: 'admin', firstName: 'Ada', lastName: 'Root' })
  buyer = await givenLogin({ email: 'zoe@example.com', firstName: 'Zoe', lastName: 'Quill' })
})

const db = () => connect(env.DB)

const listed = async (query: string) =>
  await answer<CustomersPage>(callAs(admin, `/customers${query}`))
const read = async (by: Login, id = buyer.id) =>
  await answer<CustomerView>(callAs(by, `/customers/${id}`))

let caller: ReturnType<typeof givenCaller>
beforeEach(() => {
  caller = givenCaller()
})

const asks = async (by: Login, path: string, body: object = {}, method = 'POST') => {
  const { cookie } = by
  const { status, answer: said } = await caller.ask(method, `/customers/${path}`, body, { cookie })
  return (said as { error?: { code: string } }).error?.code ?? status
}

const ordered = async () => await orderedBy(buyer, { items: [adCreationItem()] })

const auditOf = async (id: string) =>
  (await db().select().from(deskAudit).where(eq(deskAudit.subjectId, id))).map(({ event }) => event)

describe('customers', () => {
  it('are found by name, company, email and order number, page by page', async () => {
    const order = await ordered()
    await db()
      .update(accounts)
      .set({ companyName: 'Quartz Bikes' })
      .where(eq(accounts.id, buyer.id))
    await givenAccount({ email: 'zoe-2@example.com', emailVerified: false })
    for (const q of [
      'zoe',
      'quill',
      'Zoe Qu',
      'QUARTZ',
      'zoe@ex',
      order.number,
      order.invoice.number,
    ]) {
      const { rows } = await listed(`?q=${encodeURIComponent(q)}`)
      expect([q, rows.map(({ email, orders: count }) => [email, count])]).toEqual([
        q,
        [['zoe@example.com', 1]],
      ])
    }
    expect((await listed('?q=uill')).rows).toEqual([])
    expect((await listed('?list=staff')).rows.map(({ email }) => email)).toEqual([admin.email])
    const [first, second] = (await listed('')).rows
    const after = `${first?.createdAt}_${first?.id}`
    expect((await listed(`?after=${after}`)).rows.map(({ id }) => id)).toEqual([second?.id])
  })

  it('are shown with orders, consents and stored data, within each role’s rights', async () => {
    const order = await ordered()
    await callAs(buyer, '/billing-addresses', { body: checkoutForm().billing })
    const finance = await givenLogin({ role: 'finance' })
    expect(await read(finance)).toMatchObject({
      email: 'zoe@example.com',
      orders: [{ id: order.id, number: order.number }],
      consents: [{ what: 'terms', orderId: order.id }],
      billingAddresses: [{ city: checkoutForm().billing.city }],
      sessions: [{ isCurrent: false }],
      offers: null,
      leads: null,
    })
    expect(await read(admin)).toMatchObject({ offers: [], leads: [] })
    for (const path of [`${buyer.id}/export`, `${buyer.id}/second-factor-resets`])
      expect(await asks(finance, path, { reason: 'Asked by phone' })).toBe('no_access')
  })

  it('can be exported by the desk like by themselves, and the export is recorded', async () => {
    await ordered()
    const own = await answer<Record<string, unknown>>(callAs(buyer, '/account/export'))
    const given = await answer<Record<string, unknown>>(
      callAs(admin, `/customers/${buyer.id}/export`, { body: { reason: 'Asked by letter' } }),
    )
    expect(Object.keys(given)).toEqual(Object.keys(own))
    expect(given['orders']).toEqual(own['orders'])
    expect(await auditOf(buyer.id)).toEqual(['export_data'])
  })

  it('are erased only after their email is typed, without their orders; nobody with a role is', async () => {
    const order = await ordered()
    const erase = (id: string, email: string) =>
      asks(admin, `${id}/erasure`, { reason: 'Asked by letter', email })
    expect(await erase(buyer.id, 'zora@example.com')).toBe('email_differs')
    expect(await erase(admin.id, admin.email)).toBe('account_has_role')
    expect(await erase(buyer.id, 'Zoe@example.com')).toBe(200)
    expect(await erase(buyer.id, buyer.email)).toBe('account_not_found')
    expect(await whoIs(buyer.cookie)).toEqual({ account: null })
    const kept = await db().select().from(orders).where(eq(orders.id, order.id)).get()
    expect(kept).toMatchObject({ accountId: null })
    expect(await auditOf(buyer.id)).toEqual(['erase'])
  })
})

describe('reset of a second factor', () => {
  const path = () => `${buyer.id}/second-factor-resets`
  const why = { reason: 'Phone lost, knew the last invoice' }
  const resetId = async () => (await read(admin)).reset?.id ?? ''
  beforeEach(async () => {
    await db().update(accounts).set({ twoFactorEnabled: true }).where(eq(accounts.id, buyer.id))
    await giveFactor(buyer.id)
  })

  const giveFactor = async (userId: string, hours = 48) => {
    const secret = { secret: 'x', backupCodes: 'x', verified: true }
    await db()
      .insert(accountTwoFactors)
      .values({ id: `atf_${userId}`, userId, ...secret, since: hoursAgo(hours) })
    await db().update(accounts).set({ twoFactorEnabled: true }).where(eq(accounts.id, userId))
  }
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60_000)

  /** An admin with a second factor; both have existed for some hours. */
  const givenColleague = async ({
    hours = 48,
    factorHours = 48,
  }: { hours?: number; factorHours?: number } = {}): Promise<Login> => {
    const colleague = await givenLogin({ role: 'admin', firstName: 'Ben', lastName: 'Deputy' })
    await giveFactor(colleague.id, factorHours)
    await db()
      .update(accounts)
      .set({ createdAt: hoursAgo(hours) })
      .where(eq(accounts.id, colleague.id))
    return colleague
  }
  const recordAppointment = async (id: string, by: string | null, hours: number) =>
    await db()
      .insert(deskAudit)
      .values({
        id: `aud_${crypto.randomUUID()}`,
        at: hoursAgo(hours).toISOString(),
        accountId: by,
        kind: 'account',
        subjectId: id,
        event: 'set_role',
        reason: 'Joins the desk',
        before: { role: 'customer' },
        after: { role: 'admin' },
      })

  it('requires two admins, happens once, and ends all sessions', async () => {
    expect(await asks(admin, `${admin.id}/second-factor-resets`, why)).toBe('two_factor_is_off')
    expect(await asks(admin, path(), why)).toBe(201)
    expect(await asks(admin, path(), why)).toBe('reset_asked')
    const consent = `${path()}/${await resetId()}/consent`
    expect(await asks(admin, consent)).toBe('reset_needs_another')
    expect((await listed('?list=resets')).rows.map(({ id }) => id)).toEqual([buyer.id])
    const other = await givenColleague()
    expect((await read(other)).reset).toMatchObject({ askedBy: 'Ada Root', canConsent: true })
    const codes = await Promise.all([asks(other, consent), asks(other, consent)])
    expect(codes.toSorted()).toEqual([200, 'reset_not_found'])
    expect(await sessionsOf(buyer.id)).toEqual([])
    expect(await read(admin)).toMatchObject({ isApp2FAEnabled: false, reset: null })
    expect(await db().select().from(accountTwoFactors)).toMatchObject([{ userId: other.id }])
    expect(caller.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [buyer.email, 'A request to turn off your second factor'],
      [buyer.email, 'Two-factor authentication was turned off by our desk'],
    ])
    expect(await auditOf(buyer.id)).toEqual(['ask_reset', 'reset_second_factor'])
    const [last] = (await read(admin)).audit
    expect(last).toMatchObject({
      by: 'Ben Deputy',
      after: { secondFactor: 'off', requestedBy: 'Ada Root', consentedBy: 'Ben Deputy' },
    })
  })

  it.each([
    ['has no second factor', async () => await givenLogin({ role: 'admin' })],
    [
      'registered less than 24 hours ago',
      async () => await givenColleague({ hours: 23, factorHours: 48 }),
    ],
    [
      'set up the second factor less than 24 hours ago',
      async () => await givenColleague({ factorHours: 23 }),
    ],
    [
      'got the role less than 24 hours ago',
      async () => {
        const colleague = await givenColleague()
        await recordAppointment(colleague.id, null, 23)
        return colleague
      },
    ],
    [
      'got the role from the admin who asks',
      async () => {
        const colleague = await givenColleague()
        await recordAppointment(colleague.id, admin.id, 47)
        return colleague
      },
    ],
    [
      'got the role from someone whom the admin who asks appointed',
      async () => {
        const [between, colleague] = [await givenColleague(), await givenColleague()]
        await recordAppointment(between.id, admin.id, 47)
        await recordAppointment(colleague.id, between.id, 46)
        return colleague
      },
    ],
  ])('rejects the consent of an admin who %s', async (_, given) => {
    expect(await asks(admin, path(), why)).toBe(201)
    const colleague = await given()
    expect((await read(colleague)).reset?.canConsent).toBe(false)
    const consent = `${path()}/${await resetId()}/consent`
    expect(await asks(colleague, consent)).toBe('reset_needs_tenure')
    expect(await read(admin)).toMatchObject({ isApp2FAEnabled: true })
  })

  it('accepts the consent of an admin whom someone else appointed long ago', async () => {
    const colleague = await givenColleague()
    const founder = await givenColleague()
    await recordAppointment(colleague.id, founder.id, 47)
    await recordAppointment(admin.id, colleague.id, 46)
    expect(await asks(admin, path(), why)).toBe(201)
    expect(await asks(colleague, `${path()}/${await resetId()}/consent`)).toBe(200)
  })

  it('rejects the consent of an admin who appointed the requester a moment ago', async () => {
    const owner = await givenColleague()
    const second = await givenColleague()
    await recordAppointment(second.id, owner.id, 1)
    expect(await asks(second, path(), why)).toBe(201)
    expect((await read(owner)).reset?.canConsent).toBe(false)
    expect(await asks(owner, `${path()}/${await resetId()}/consent`)).toBe('reset_needs_tenure')
    const other = await givenColleague()
    expect(await asks(other, `${path()}/${await resetId()}/consent`)).toBe(200)
  })

  it('of an admin cannot be approved by that admin', async () => {
    await db().update(accounts).set({ role: 'admin' }).where(eq(accounts.id, buyer.id))
    expect(await asks(admin, path(), why)).toBe(201)
    const id = await resetId()
    expect((await read(buyer)).reset?.canConsent).toBe(false)
    expect(await asks(buyer, `${path()}/${id}/consent`)).toBe('reset_needs_another')
    expect(await asks(buyer, `${path()}/${id}`, undefined, 'DELETE')).toBe(200)
    expect(await auditOf(buyer.id)).toEqual(['ask_reset', 'withdraw_reset'])
    // An admin's own factor: requested by its owner, approved by the other admin.
    expect(await asks(buyer, path(), why)).toBe(201)
    const colleague = await givenColleague()
    expect(await asks(colleague, `${path()}/${await resetId()}/consent`)).toBe(200)
  })

  it('expires after a day', async () => {
    expect(await asks(admin, path(), why)).toBe(201)
    const id = await resetId()
    const late = new Date(Date.now() + 25 * 60 * 60_000)
    await env.DB.prepare(`update second_factor_resets set expires_at = '2026-01-01'`).run()
    const other = await givenLogin({ role: 'admin' })
    expect(await asks(other, `${path()}/${id}/consent`)).toBe('reset_not_found')
    await purgeStaleLogins(jobContext(late))
    expect(await db().select().from(secondFactorResets)).toEqual([])
  })
})
