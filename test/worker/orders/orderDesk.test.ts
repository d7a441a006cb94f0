import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { listLedgerFacts } from '#database/queries/orders/ledgerChecks.ts'
import { invoices } from '#database/schema/orders/invoices.ts'
import { orderAudit, orderLines } from '#database/schema/orders/orders.ts'
import type { AuditLogPage } from '#domain/foundation/admin/auditLog.ts'
import type { BoardPage, BoardViewsPage, SavedView } from '#domain/orders/admin/orderBoard.ts'
import type { OrderDeskView } from '#domain/orders/admin/orderDesk.ts'
import { ledgerProblems } from '#domain/orders/order/changes/ledgerProblems.ts'
import type { StopPreview } from '#domain/orders/order/changes/stopCampaign.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import {
  callAs,
  type Login,
  orderedBy,
  overviewOf,
  settled,
} from '#test/support/orders/ownOrders.ts'
import {
  adCreationItem,
  answer,
  campaignItem,
  checkoutForm,
  displayPlan,
  mailsSettled,
  useShop,
} from '#test/support/commerce/shop.ts'

useShop()

let buyer: Login
let admin: Login
let finance: Login
beforeEach(async () => {
  buyer = await givenLogin()
  admin = await givenLogin({ role: 'admin', firstName: 'Ada', lastName: 'Root' })
  finance = await givenLogin({ role: 'finance', firstName: 'Fin', lastName: 'Ance' })
})

const db = () => connect(env.DB)

const onDesk = async (by: Login, path: string, options: Parameters<typeof callAs>[2] = {}) => {
  const response = await callAs(by, `/desk-orders${path}`, options)
  return {
    status: response.status,
    answer: await response.json<OrderDeskView & { error?: { code: string } }>(),
  }
}

const boardOf = async (by: Login, query = '') =>
  await answer<BoardPage>(callAs(by, `/desk-orders${query}`))

const problems = async () => (await listLedgerFacts(db(), null, 50)).flatMap(ledgerProblems)

const bothLines = { items: [campaignItem(displayPlan()), adCreationItem()] }

describe('board of all lines', () => {
  it('assigns orders to a person, and filters and counts by assignee', async () => {
    const first = await orderedBy(buyer, bothLines)
    await orderedBy(buyer, { items: [adCreationItem()] })
    const assign = async (by: Login, ownerId: string | null) =>
      (await callAs(by, '/desk-orders/owners', { body: { ids: [first.id], ownerId } })).status
    expect(await assign(finance, admin.id)).toBe(403)
    expect(await assign(admin, buyer.id)).toBe(403)
    expect(await assign(admin, admin.id)).toBe(200)
    const mine = await boardOf(admin, '?owner=me')
    expect(mine.rows.map(({ orderId }) => orderId)).toEqual([first.id, first.id])
    expect(mine.rows[0]).toMatchObject({
      owner: { id: admin.id, name: 'Ada Root' },
      desk: 'usa-canada',
    })
    expect((await boardOf(admin, '?owner=nobody')).rows).toHaveLength(1)
    const views = async () => {
      const { given } = await answer<BoardViewsPage>(callAs(admin, '/order-views'))
      return Object.fromEntries(given.map(({ name, count }) => [name, count]))
    }
    expect(await views()).toMatchObject({ 'All lines': 3, Mine: 2, Running: 0 })
    expect(await assign(admin, null)).toBe(200)
    expect(await views()).toMatchObject({ Mine: 0 })
    const { entries } = await answer<AuditLogPage>(callAs(admin, `/audit-log?subject=${first.id}`))
    expect(entries.map(({ reason }) => reason)).toEqual(['Nobody in charge', 'In charge: Ada Root'])
  })

  it('filters by the desk of the buyer’s country; Europe has all countries without their own desk', async () => {
    const { id } = await orderedBy(buyer)
    const found = async (desk: string) =>
      (await boardOf(admin, `?desk=${desk}`)).rows.map(({ orderId }) => orderId)
    expect(await found('usa-canada')).toContain(id)
    expect(await found('europe')).not.toContain(id)
    await env.DB.prepare(
      `update orders set billing = json_set(billing, '$.country', 'JP') where id = ?`,
    )
      .bind(id)
      .run()
    expect(await found('usa-canada')).not.toContain(id)
    expect(await found('europe')).toContain(id)
    expect(await found('australia-nz')).toEqual([])
    expect((await callAs(admin, '/desk-orders?desk=moon')).status).toBe(422)
  })

  it('pages by a cursor, filters and searches over all buyers', async () => {
    const first = await orderedBy(buyer, bothLines)
    const other = await givenLogin({ email: 'other@example.com' })
    const second = await orderedBy(other, {
      items: [adCreationItem()],
      checkout: checkoutForm({
        advertiser: { ...checkoutForm().advertiser, name: 'Zebra Bakery' },
      }),
    })
    const names = async (query: string) =>
      (await boardOf(finance, query)).rows.map(({ number, position }) => `${number}.${position}`)
    expect(await names('')).toEqual([
      `${second.number}.0`,
      `${first.number}.0`,
      `${first.number}.1`,
    ])
    expect(await names(`?after=${first.number.replace('AMD-', '')}.0`)).toEqual([
      `${first.number}.1`,
    ])
    expect(await names('?q=zEBRA')).toEqual([`${second.number}.0`])
    expect(await names('?q=akery')).toEqual([])
    expect(await names(`?q=${second.number}`)).toEqual([`${second.number}.0`])
    expect(await names(`?q=${first.invoice.number}&mediaType=online_display`)).toEqual([
      `${first.number}.0`,
    ])
    expect(await names(`?account=${other.id}&standing=not_paid`)).toEqual([`${second.number}.0`])
    expect(await names('?standing=running')).toEqual([])
    const { startDate } = (await boardOf(finance, '?mediaType=online_display')).rows[0] ?? {}
    expect(await names(`?from=${startDate}&until=${startDate}`)).toEqual([`${first.number}.0`])
    const csv = await (await callAs(finance, '/desk-orders/export.csv?q=zebra')).text()
    expect(csv.trim().split('\r\n')).toHaveLength(2)
  })

  it('can be saved as a view, private or shared', async () => {
    const save = async (by: Login, name: string, isShared: boolean) =>
      await answer<{ views: SavedView[] }>(
        callAs(by, '/order-views', { body: { name, query: 'standing=fell_short', isShared } }),
      )
    await save(admin, 'Mine', false)
    const { views } = await save(admin, 'Ours', true)
    expect(views.map(({ name, isOwn }) => [name, isOwn])).toEqual([
      ['Mine', true],
      ['Ours', true],
    ])
    const seen = await answer<{ views: SavedView[] }>(callAs(finance, '/order-views'))
    expect(seen.views).toMatchObject([{ name: 'Ours', isOwn: false, isShared: true }])
    const shared = seen.views[0]?.id ?? ''
    const refused = await callAs(finance, `/order-views/${shared}`, { method: 'DELETE' })
    expect(refused.status).toBe(404)
    const left = await callAs(admin, `/order-views/${shared}`, { method: 'DELETE' })
    expect((await left.json<{ views: SavedView[] }>()).views).toHaveLength(1)
  })
})

describe('order at the desk', () => {
  it('shows its record, takes notes, is settled with a reason, and its mails can be resent', async () => {
    const { id, invoice } = await orderedBy(buyer, bothLines)
    await mailsSettled()
    const note = await onDesk(finance, `/${id}/notes`, { body: { text: 'Pays on Friday.' } })
    expect(note.answer).toMatchObject({
      canSettle: true,
      canCancel: true,
      order: { isOwn: false },
      desk: [{ by: 'Fin Ance', event: 'note', reason: 'Pays on Friday.' }],
      mails: [{ kind: 'order_confirmation', attempts: 1 }],
    })
    expect(note.answer.order.lines.map(({ canStop }) => canStop)).toEqual([false, false])
    const mailId = note.answer.mails[0]?.id ?? ''
    const before = note.answer.mails[0]?.sentAt ?? ''
    const resent = await onDesk(finance, `/${id}/mails`, { body: { mailId } })
    expect(resent.answer.mails[0]?.sentAt ?? '').not.toBe(before)
    const other = await onDesk(finance, `/${id}/mails`, { body: { mailId: 'mai_1' } })
    expect(other.answer.error?.code).toBe('mail_not_found')
    const path = `/invoices/${invoice.id}/settlement?reason=Bank%20of%20Friday`
    expect((await callAs(finance, path, { method: 'POST' })).status).toBe(200)
    const { answer: after } = await onDesk(admin, `/${id}`)
    expect(after.desk.map(({ event, reason }) => [event, reason])).toEqual([
      ['settle_invoice', 'Bank of Friday'],
      ['send_mail', 'order_confirmation'],
      ['note', 'Pays on Friday.'],
    ])
    expect(after).toMatchObject({ canSettle: false, canCancel: false, order: { state: 'booked' } })
  })

  it('is stopped and rescheduled by an admin only, with actor and reason recorded', async () => {
    const { id, invoice } = await orderedBy(buyer, bothLines)
    await settled(admin, invoice.id)
    const { lines } = await overviewOf(buyer, id)
    const { lineId = '', startDate } = lines[0] ?? {}
    const dates = { startDate, endDate: startDate, reason: 'Asked by phone' }
    const line = `/${id}/lines/${lineId}`
    const refused = await onDesk(finance, `${line}/runtime`, { method: 'PUT', body: dates })
    expect(refused.answer.error?.code).toBe('no_access')
    const before = { ...dates, endDate: '2026-01-01' }
    const backwards = await onDesk(admin, `${line}/runtime`, { method: 'PUT', body: before })
    expect(backwards.answer.error?.code).toBe('plan_invalid')
    expect((await onDesk(admin, `${line}/runtime`, { method: 'PUT', body: dates })).status).toBe(
      200,
    )
    const preview = await answer<StopPreview>(callAs(admin, `/desk-orders${line}/stop-preview`))
    const stop = { expectedCouponUsdMinor: preview.couponUsdMinor, reason: 'Shop is closed' }
    const stopped = await onDesk(admin, `${line}/stop`, { body: stop })
    expect(stopped.status).toBe(200)
    const { answer: after } = await onDesk(admin, `/${id}`)
    expect(after.order.lines[0]).toMatchObject({ state: 'stopped', canStop: false })
    expect(after.desk).toMatchObject([
      { by: 'Ada Root', event: 'stop', reason: 'Shop is closed' },
      { event: 'change_runtime', after: { endDate: startDate } },
      { event: 'settle_invoice' },
    ])
    const actors = await db().select().from(orderAudit).where(eq(orderAudit.event, 'stop'))
    expect(actors).toMatchObject([{ actor: 'admin' }])
    // An admin has no access to the buyer's own pages.
    expect((await callAs(admin, `/orders${line}/stop-preview`)).status).toBe(404)
    expect(await problems()).toEqual([])
  })

  it('is canceled before it is paid: a card order at once, an invoice by a credit note', async () => {
    const card = await orderedBy(buyer, {
      ...bothLines,
      checkout: checkoutForm({ paymentMethod: 'card' }),
    })
    const cancel = { body: { reason: 'Ordered twice' } }
    const notAdmin = await onDesk(finance, `/${card.id}/cancellation`, cancel)
    expect(notAdmin.answer.error?.code).toBe('no_access')
    const cancelled = await onDesk(admin, `/${card.id}/cancellation`, cancel)
    expect(cancelled.answer).toMatchObject({ canCancel: false, order: { state: 'cancelled' } })
    const { id, invoice } = await orderedBy(buyer, bothLines)
    const taken = await onDesk(finance, `/${id}/cancellation`, cancel)
    expect(taken.answer).toMatchObject({
      order: { state: 'cancelled', invoice: { status: 'cancelled' } },
      desk: [{ event: 'write_off', reason: 'Ordered twice', by: 'Fin Ance' }],
    })
    const documents = await db().select().from(invoices).where(eq(invoices.orderId, id))
    expect(documents.map(({ kind, state, totalMinor }) => [kind, state, totalMinor])).toEqual([
      ['invoice', 'void', documents[0]?.totalMinor],
      ['credit_note', 'paid', -(documents[0]?.totalMinor ?? 0)],
    ])
    const lines = await db().select().from(orderLines).where(eq(orderLines.orderId, id))
    expect(lines.map(({ state }) => state)).toEqual(['cancelled', 'cancelled'])
    expect((await settled(admin, invoice.id)).status).toBe(409)
    const again = await onDesk(finance, `/${id}/cancellation`, cancel)
    expect(again.answer.error?.code).toBe('invoice_not_open')
    expect(await db().select().from(invoices).where(eq(invoices.orderId, id))).toHaveLength(2)
    expect(await problems()).toEqual([])
  })
})
