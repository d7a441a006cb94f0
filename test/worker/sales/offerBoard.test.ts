import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import type { DeskAuditView } from '#domain/foundation/admin/deskAudit.ts'
import type { InvoiceView } from '#domain/orders/invoice/invoiceView.types.ts'
import type { LeadView } from '#domain/sales/lead/leadView.ts'
import type { AgreementView } from '#domain/sales/admin/agencyAgreement.ts'
import type {
  DeskOfferView,
  OfferBoardView,
  OfferFigures,
  OfferRevision,
} from '#domain/sales/offer/deskOffer.ts'
import type { OfferView } from '#domain/sales/offer/offerView.ts'
import type { MadeOffer } from '#worker/operations/sales/offers/requestOffer.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { givenCaller } from '#test/support/foundation/callApi.ts'
import {
  adCreationItem,
  call,
  campaignItem,
  checkoutForm,
  displayPlan,
  newKey,
  orderBody,
  startSession,
  useShop,
} from '#test/support/commerce/shop.ts'

useShop()

const FORM = {
  phone: '+1 512 472 1234',
  email: 'buyer@example.com',
  advertiser: 'Cascade Bicycle Works',
  hasAgency: true,
  agency: 'North Media',
  country: 'US',
  state: 'TX',
  timeZone: 'America/Los_Angeles',
}
const ITEMS = () => [campaignItem(displayPlan()), adCreationItem('cart_2', 2)]

let session = ''
let offer: MadeOffer
let sales: { id: string; cookie: string }
const { ask, mails } = givenCaller()

beforeEach(async () => {
  session = await startSession()
  sales = await givenLogin({ role: 'sales', firstName: 'Sal', lastName: 'Desk' })
  const headers = { 'Idempotency-Key': newKey(), 'x-amd-session': session }
  const asked = await givenCaller().ask(
    'POST',
    '/offers',
    { items: ITEMS(), form: FORM },
    { headers },
  )
  offer = asked.answer as MadeOffer
})

const board = async (query = '') =>
  (await ask('GET', `/offer-board${query}`, undefined, { cookie: sales.cookie }))
    .answer as OfferBoardView

const on = async (method: string, path: string, body?: unknown, cookie = sales.cookie) => {
  const id = (await env.DB.prepare('select id from offers').first<{ id: string }>())?.id ?? ''
  const { status, answer } = await ask(method, `/offer-board/${id}${path}`, body, { cookie })
  return {
    status,
    view: answer as DeskOfferView,
    code: (answer as { error?: { code: string } }).error?.code,
    message: (answer as { error?: { message: string } }).error?.message,
  }
}

const revision = (change: Partial<OfferRevision> = {}): OfferRevision => ({
  version: 1,
  lines: [{ key: 'cart_1' }, { key: 'cart_2', quantity: 1 }],
  discountPermille: 100,
  commissionPermille: 150,
  lastDay: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10),
  reason: 'First campaign',
  ...change,
})

const revise = async (change: Partial<OfferRevision> = {}, cookie = sales.cookie) =>
  await on('POST', '/versions', revision(change), cookie)

const read = async () =>
  await (
    await call('/offers/opened', { headers: { 'x-amd-offer-key': offer.offer.id } })
  ).json<OfferView>()

const taken = async () =>
  (
    await ask('POST', '/offers/opened/acceptances', undefined, {
      headers: { 'x-amd-offer-key': offer.offer.id },
    })
  ).answer as { items: ReturnType<typeof ITEMS>; offer: MadeOffer['offer'] }

const order = async (accepted: Awaited<ReturnType<typeof taken>>) => {
  const checkout = checkoutForm({ contact: { type: 'company', companyName: 'North Media' } })
  const body = { ...orderBody({ ...accepted, checkout, offer: null }), offer: accepted.offer }
  const headers = { 'Idempotency-Key': newKey(), 'x-amd-session': session }
  const priced = { ...body, expectedTotalMinor: accepted.offer.sum }
  return await givenCaller().ask('POST', '/orders', priced, { headers })
}

describe('sales follows an offer up', () => {
  it('with versions within the role’s limit, sent to the buyer, who sees the changes', async () => {
    expect((await revise({ discountPermille: 151 })).code).toBe('offer_limit')
    expect((await revise({ lastDay: '2020-01-01' })).code).toBe('invalid_input')
    expect((await revise({ reason: ' ' })).code).toBe('invalid_input')
    // A line of one cent reports its error.
    const oneCent = await revise({ lines: [{ key: 'cart_1', budgetMinor: 1 }] })
    expect(oneCent.code).toBe('plan_invalid')
    expect(oneCent.message).toMatch(/^.+: The minimum value is \$[\d,]+\.$/)
    const admin = await givenLogin({ role: 'admin' })
    const before = mails.length
    const { status, view } = await revise({ discountPermille: 400 }, admin.cookie)
    expect(status).toBe(201)
    expect(mails.slice(before).map(({ subject }) => subject)).toEqual([
      `Your offer ${offer.number}, version 2`,
    ])
    expect(view).toMatchObject({ version: 2, state: 'open', owner: { id: admin.id } })
    expect(view.versions.map(({ version }) => version)).toEqual([2, 1])
    // 150 and 90 dollars, less 40%, less 15% of that.
    expect(view.versions[0]?.content.sum.payMinor).toBe(122_40)
    expect((await revise()).code).toBe('offer_moved')
    expect(await read()).toMatchObject({ current: { version: 2 }, before: { version: 1 } })
  })

  it('with notes, steps, an assignee, resends and losses, each in the log and in the figures', async () => {
    expect((await on('PUT', '/owner', { ownerId: sales.id })).view.owner?.name).toBe('Sal Desk')
    expect((await on('PUT', '/owner', { ownerId: 'nobody_known' })).code).toBe('no_access')
    await on('POST', '/changes', { event: 'note', note: 'Wants blue' })
    await on('POST', '/changes', { event: 'plan', note: 'Call', on: '2037-01-05' })
    const before = mails.length
    await on('POST', '/changes', { event: 'send' })
    expect(mails.slice(before).map(({ to }) => to)).toEqual(['buyer@example.com'])
    const { view } = await on('POST', '/changes', { event: 'lose', reason: 'price', note: '' })
    expect(view).toMatchObject({ state: 'lost', lostReason: 'price', nextStepOn: null })
    const events = view.entries.map(({ event }) => event)
    expect(events).toEqual(['lose', 'send', 'plan', 'note', 'assign', 'request'])
    expect((await on('POST', '/changes', { event: 'send' })).code).toBe('offer_moved')
    const { rows } = await board(`?list=lost&search=${offer.number}`)
    const figures = (await ask('GET', '/offer-board/figures', undefined, { cookie: sales.cookie }))
      .answer as OfferFigures
    expect(rows.map(({ number }) => number)).toEqual([offer.number])
    expect(figures).toMatchObject({ made: 1, accepted: 0 })
    expect(figures.answerHours).toBeGreaterThanOrEqual(0)
    expect((await revise()).view.state).toBe('open')
    expect((await board('?owner=nobody')).rows).toEqual([])
  })

  it('with the agency’s agreement, which leaves sent offers unchanged', async () => {
    const { cookie } = await givenLogin({ role: 'finance' })
    const terms = { commissionPermille: 200, until: null, note: 'Contract of May' }
    const agreed = { agency: 'NORTH  média', since: '2020-01-01', ...terms, reason: 'Signed' }
    const made = await ask('POST', '/agencies', agreed, { cookie })
    expect(made.status).toBe(201)
    const { agreement } = made.answer as AgreementView
    const late = { ...agreed, since: '2030-01-01', until: '2030-12-31' }
    const second = await ask('POST', '/agencies', late, { cookie })
    expect(second.answer).toMatchObject({ error: { code: 'invalid_input' } })
    const list = await ask('GET', '/agencies?search=north', undefined, { cookie })
    expect(list.answer).toMatchObject({ rows: [{ ...agreement, state: 'in_force' }], next: null })

    const { view: before } = await on('GET', '')
    expect(before).toMatchObject({ agreement: terms, limits: { commissionPermille: 200 } })
    const none = { discountPermille: 0 }
    expect((await revise({ ...none, commissionPermille: 201 })).code).toBe('offer_limit')
    const { view: sent } = await revise({ ...none, commissionPermille: 200 })
    expect(sent.versions[0]?.content.sum.commissionMinor).toBe(48_00)

    const change = { before: terms, after: { ...terms, commissionPermille: 100 }, reason: 'Less' }
    const path = `/agencies/${agreement.id}`
    const changed = (await ask('PUT', path, change, { cookie })).answer as AgreementView
    expect(changed.audit).toMatchObject([
      { event: 'change_terms', reason: 'Less', before: { commission: '20%' } },
      { event: 'create', reason: 'Signed', after: { agency: 'NORTH  média' } },
    ])
    const again = await ask('PUT', path, change, { cookie })
    expect(again.answer).toMatchObject({ error: { code: 'agreement_changed' } })
    const { view } = await on('GET', '')
    expect(view.versions[0]?.content.terms.commissionPermille).toBe(200)
    expect(view.limits.commissionPermille).toBe(150)
    expect((await read()).current.version).toBe(2)
  })

  it('in bulk: offers assigned, their buyers reminded once', async () => {
    const colleague = await givenLogin({ role: 'admin', firstName: 'Ada', lastName: 'Root' })
    const [row] = (await board()).rows
    const ids = [row?.id ?? '', `off_${'0'.repeat(24)}`]
    const at = async (path: string, body: object) =>
      (await ask('POST', `/offer-board/${path}`, { ids, ...body }, { cookie: sales.cookie })).answer
    const [done, refused] = [ids.slice(0, 1), ids.slice(1)]
    expect(await at('assignments', { ownerId: colleague.id })).toEqual({ done, refused })
    expect(await at('assignments', { ownerId: 'nobody_known' })).toMatchObject({
      error: { code: 'no_access' },
    })
    const before = mails.length
    expect(await at('reminders', {})).toEqual({ done, refused })
    expect(mails.slice(before).map(({ to }) => to)).toEqual(['buyer@example.com'])
    // Only once, as the mail promises.
    expect(await at('reminders', {})).toEqual({ done: [], refused: ids })
    expect((await on('POST', '/changes', { event: 'remind' })).code).toBe('offer_moved')
    const { view } = await on('GET', '')
    expect(view.owner?.name).toBe('Ada Root')
    expect(view.entries.map(({ event }) => event)).toEqual(['remind', 'assign', 'request'])
  })

  it('while the buyer orders: exactly one takes effect', async () => {
    const accepted = await taken()
    const [ordered, revised] = await Promise.all([order(accepted), revise()])
    const state = (await on('GET', '')).view
    expect([ordered.status === 201, revised.status === 201].filter(Boolean)).toHaveLength(1)
    expect(state.state).toBe(ordered.status === 201 ? 'accepted' : 'open')
    expect(state.versions).toHaveLength(ordered.status === 201 ? 1 : 2)
  })
})

it('an agency’s commission appears on the invoice, whose lines add up to the paid total', async () => {
  await revise()
  const accepted = await taken()
  const placed = (await order(accepted)).answer as {
    order: { id: string; invoice: { id: string } }
  }
  const admin = await givenLogin({ role: 'admin' })
  const { document } = (
    await ask('GET', `/invoices/${placed.order.invoice.id}`, undefined, { cookie: admin.cookie })
  ).answer as InvoiceView
  // 150 and 90 dollars less 10%, of which the agency keeps 15%.
  expect(document).toMatchObject({
    agency: 'North Media',
    advertiser: 'Lee Bakery',
    grossMinor: 216_00,
    commission: { label: 'Agency commission 15%', amountMinor: -32_40 },
    subtotalMinor: 183_60,
    totalMinor: 183_60,
  })
  const lines = document.lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  expect(lines).toBe(document.grossMinor)
  expect((await on('GET', '')).view).toMatchObject({ state: 'accepted', orderId: placed.order.id })
  const log = (await on('GET', '/history')).view as unknown as { entries: DeskAuditView[] }
  expect(log.entries).toMatchObject([
    {
      event: 'set_terms',
      reason: 'First campaign',
      before: { discount: '0%', commission: '0%' },
      after: { discount: '10%', commission: '15%' },
    },
  ])
  // After the write-off the offer shows it, and can be sent again.
  const path = `/desk-orders/${placed.order.id}/cancellation`
  const off = await ask('POST', path, { reason: 'Never paid' }, { cookie: admin.cookie })
  expect(off.status).toBe(200)
  const { view } = await on('GET', '')
  expect(view).toMatchObject({ state: 'lost', lostReason: 'written_off', orderId: null })
  expect(view.entries[0]).toMatchObject({ event: 'write_off', by: 'Ann Buyer' })
  // Its lead was closed by the order, and is open again.
  const leadOf = (await ask('GET', `/leads/${view.lead?.id}`, undefined, { cookie: sales.cookie }))
    .answer as LeadView
  expect(leadOf).toMatchObject({ state: 'contacted', outcome: null })
  expect(leadOf.offers.map(({ id, stateName }) => [id, stateName])).toEqual([[view.id, 'Lost']])
  expect(leadOf.entries.map(({ event, by }) => [event, by])).toEqual([
    ['reopen', 'Ann Buyer'],
    ['close', ''],
  ])
  expect((await revise({ version: 2 })).view.state).toBe('open')
})
