import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { leads } from '#database/schema/sales/leads.ts'
import { mailOutbox } from '#database/schema/foundation/mailOutbox.ts'
import { chatTranscripts, loggedEvents } from '#database/schema/contact/realtime.ts'
import type { LeadBoardView, LeadView } from '#domain/sales/lead/leadView.ts'
import { closeAnsweredChats } from '#worker/operations/sales/leads/closeAnsweredChats.ts'
import { createLeadsFromChats } from '#worker/operations/sales/leads/createLeadsFromChats.ts'
import { notifyDeskOfLeads } from '#worker/operations/sales/leads/notifyDeskOfLeads.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { givenCaller } from '#test/support/foundation/callApi.ts'
import { jobContext } from '#test/support/orders/ownOrders.ts'
import { startSession } from '#test/support/commerce/shop.ts'

const ANN = { phone: '+1 512 555 0123', firstName: 'Ann', lastName: 'Lee', company: 'Lee & Sons' }
const BEN = { phone: '+49 89 63648018', firstName: 'Ben', lastName: 'Kurz', company: '' }

const db = () => connect(env.DB)
const { ask } = givenCaller()

let sales: { id: string; cookie: string }
beforeEach(async () => {
  sales = await givenLogin({ role: 'sales', firstName: 'Sal', lastName: 'Desk' })
})

const request = async (body: unknown, country = 'US', headers: Record<string, string> = {}) => {
  const { status } = await givenCaller().ask('POST', '/contact-form', body, {
    headers,
    cf: { country },
  })
  expect(status).toBe(201)
}

const board = async (query = '') =>
  (await ask('GET', `/leads${query}`, undefined, { cookie: sales.cookie })).answer as LeadBoardView

const firstLead = async () => (await board()).rows[0]?.id ?? ''

const on = async (id: string, method: string, path: string, body?: unknown) => {
  const { status, answer } = await ask(method, `/leads/${id}${path}`, body, {
    cookie: sales.cookie,
  })
  return {
    status,
    lead: answer as LeadView,
    code: (answer as { error?: { code: string } }).error?.code,
  }
}

const change = async (id: string, body: unknown) => await on(id, 'POST', '/changes', body)

describe('board of leads', () => {
  it('shows the earliest due first, by desk, person and text, and merges one person’s requests', async () => {
    await request({ ...BEN, email: 'ben@example.de', message: 'How much?' }, 'DE')
    await request(ANN)
    await request({ ...ANN, email: 'ann@example.com', message: 'And a call, please.' })
    await db()
      .update(leads)
      .set({ dueAt: '2026-01-01T00:00:00.000Z' })
      .where(eq(leads.desk, 'europe'))
    const { rows, counts, people } = await board()
    expect(rows.map(({ name, requestCount, kind }) => [name, requestCount, kind])).toEqual([
      ['Ben Kurz', 1, 'message'],
      ['Ann Lee', 2, 'message'],
    ])
    expect(counts).toEqual({ toAnswer: 2, overdue: 1 })
    expect(people.map(({ id }) => id)).toEqual([sales.id])
    const names = async (query: string) => (await board(query)).rows.map(({ name }) => name)
    expect(await names('?desk=usa-canada')).toEqual(['Ann Lee'])
    expect(await names('?search=%2B49896')).toEqual(['Ben Kurz'])
    expect(await names('?search=lee+%26')).toEqual(['Ann Lee'])
    expect(await names(`?owner=${sales.id}`)).toEqual([])
    // Several at once: an ID that does not exist is refused, and the others succeed.
    const [first, second] = rows.map(({ id }) => id)
    const ids = [first, `lea_${'0'.repeat(24)}`, second]
    const give = { ids, ownerId: sales.id }
    const given = await ask('POST', '/leads/assignments', give, { cookie: sales.cookie })
    expect(given.answer).toEqual({ done: [first, second], refused: [ids[1]] })
    expect(await names(`?owner=${sales.id}`)).toEqual(['Ben Kurz', 'Ann Lee'])
    expect(await names('?owner=nobody&list=closed')).toEqual([])
  })

  it('marks a likely bot request, and filters by it', async () => {
    await request({ ...BEN, website: 'https://filled.example' })
    await request(ANN)
    const shown = async (query = '') =>
      (await board(query)).rows.map(({ name, isMarked }) => [name, isMarked])
    expect(await shown('?mark=marked')).toEqual([['Ben Kurz', true]])
    expect(await shown('?mark=unmarked')).toEqual([['Ann Lee', false]])
    const both = (await board()).rows
    expect(both).toHaveLength(2)
    const { lead } = await on(both.find(({ isMarked }) => isMarked)?.id ?? '', 'GET', '')
    expect(lead.requests).toMatchObject([{ name: 'Ben Kurz', isMarked: true }])
  })

  it('lists each lead once, page by page, for any due times', async () => {
    // A third of the leads have no due time, and many share a due time or a last change.
    const many = `with n (i) as (select 1 union all select i + 1 from n where i < 120)`
    await env.DB.batch([
      env.DB.prepare(`insert into leads (id, desk, state, due_at, created_at, last_at)
        ${many} select printf('lea_%024d', i), 'europe', case i % 2 when 0 then 'new' else 'closed' end,
          case i % 3 when 0 then null else printf('2026-01-%02dT00:00:00.000Z', 1 + i % 5) end,
          '2026-01-01T00:00:00.000Z', printf('2026-01-01T00:00:%02d.000Z', i % 4) from n`),
      env.DB
        .prepare(`insert into lead_requests (id, request_key, lead_id, kind, at, first_name, last_name,
          company, phone, phone_key, message)
        ${many} select 'ler_' || i, 'key_' || i, printf('lea_%024d', i), 'callback', '2026-01-01T00:00:00.000Z',
          'Cleo', 'Page', '', '', '', '' from n`),
    ])
    for (const list of ['to_answer', 'closed']) {
      const first = await board(`?list=${list}&search=page`)
      const second = await board(`?list=${list}&after=${first.next}`)
      const ids = [...first.rows, ...second.rows].map(({ id }) => id)
      expect([first.rows.length, new Set(ids).size, second.next]).toEqual([50, 60, null])
    }
  })

  it('records each step of a lead from the first call to its outcome', async () => {
    await request(ANN)
    const id = await firstLead()
    expect((await change(id, { event: 'plan', note: 'Offer', on: '2037-01-05' })).code).toBe(
      'lead_changed',
    )
    const missed = await change(id, { event: 'miss' })
    expect(missed.lead).toMatchObject({ state: 'new', owner: { id: sales.id, name: 'Sal Desk' } })
    const reached = await change(id, { event: 'reach', note: 'Wants billboards' })
    expect(reached.lead).toMatchObject({ state: 'contacted', dueAt: null })
    const planned = await change(id, { event: 'plan', note: 'Send prices', on: '2037-01-05' })
    expect(planned.lead).toMatchObject({
      nextStep: 'Send prices',
      nextStepOn: '2037-01-05',
      dueAt: '2037-01-06T00:00:00.000Z',
    })
    expect((await on(id, 'POST', '/notes', { note: 'Likes Austin' })).status).toBe(201)
    const closed = await change(id, { event: 'close', outcome: 'booked' })
    expect(closed.lead).toMatchObject({ state: 'closed', outcome: 'booked', nextStep: '' })
    expect(closed.lead.entries.map(({ event, by }) => [event, by])).toEqual(
      ['close', 'note', 'plan', 'reach', 'miss'].map((event) => [event, 'Sal Desk']),
    )
    expect((await change(id, { event: 'reach' })).code).toBe('lead_changed')
    // A repeated request makes the lead wait again, with its whole history.
    await request(ANN)
    expect((await on(id, 'GET', '')).lead).toMatchObject({ state: 'new', outcome: null })
  })

  it('moves a lead once for two simultaneous users', async () => {
    await request(ANN)
    const id = await firstLead()
    const both = await Promise.all([
      change(id, { event: 'close', outcome: 'answered' }),
      change(id, { event: 'close', outcome: 'spam' }),
    ])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await on(id, 'GET', '')).lead.entries).toHaveLength(1)
  })

  it('opens only to roles that follow up leads, shows the visit, and is erased on request', async () => {
    const session = await startSession()
    const sessionId = session.split('.')[0] ?? ''
    await db().insert(loggedEvents).values({
      id: 'evt_1',
      sessionId,
      eventType: 'page_view',
      timestamp: '2026-11-22T10:00:00.000Z',
      timezone: 'America/Chicago',
      url: 'http://127.0.0.1:8787/en-US/cart',
      path: '/en-US/cart',
      userAgent: '',
      referrer: '',
      receivedAt: '2026-11-22T10:00:00.000Z',
    })
    const Cookie = 'amd_arrival=utm_source%3Dnews'
    await request(ANN, 'US', { 'x-amd-session': session, Cookie })
    await request({ ...BEN, email: 'ben@example.de', message: 'Hello' })
    await request({ ...ANN, email: 'ben@example.de', message: 'From a colleague' })
    const { rows } = await board()
    const ann = rows.find(({ name }) => name === 'Ann Lee')?.id ?? ''
    const { lead } = await on(ann, 'GET', '')
    expect(lead.requests.map(({ arrival }) => arrival)).toContain('utm_source=news')
    expect(lead.visit.pages).toEqual([
      { at: '2026-11-22T10:00:00.000Z', path: '/en-US/cart', event: 'page_view' },
    ])
    const customer = await givenLogin()
    expect((await on(ann, 'PUT', '/owner', { ownerId: customer.id })).code).toBe('no_access')
    expect((await on(ann, 'PUT', '/owner', { ownerId: sales.id })).lead.owner?.id).toBe(sales.id)
    expect((await on(ann, 'PUT', '/owner', { ownerId: null })).lead.owner).toBeNull()
    expect((await on(ann, 'DELETE', '')).status).toBe(200)
    expect((await on(ann, 'GET', '')).code).toBe('lead_not_found')
    expect((await on(ann, 'DELETE', '')).code).toBe('lead_not_found')
  })

  it('takes over an unanswered chat, once, and merges it by phone or mail', async () => {
    await request({ ...ANN, email: 'ann@example.com', message: 'Hello' })
    const account = await givenLogin({ email: 'ann@example.com' })
    // Monday morning at the desk, and two hours later.
    const at = '2031-11-24T16:00:00.000Z'
    const later = jobContext(new Date('2031-11-24T18:00:00.000Z'))
    const written = { seq: 1, senderName: '', desk: 'usa-canada', createdAt: at, text: 'Anybody?' }
    await db()
      .insert(chatTranscripts)
      .values([
        { ...written, id: 'msg_1', sessionId: 'ses_ann', kind: 'visitor', accountId: account.id },
        { ...written, id: 'msg_2', sessionId: 'ses_guest', kind: 'visitor' },
        { ...written, id: 'msg_3', sessionId: 'ses_other', kind: 'visitor' },
        { ...written, id: 'msg_4', sessionId: 'ses_answered', kind: 'visitor' },
        { ...written, id: 'msg_5', sessionId: 'ses_answered', kind: 'desk', createdAt: `${at}1` },
      ])
    await createLeadsFromChats(jobContext(new Date('2031-11-24T16:59:00.000Z')))
    expect((await board()).rows).toHaveLength(1)
    await createLeadsFromChats(later)
    await createLeadsFromChats(later)
    const { rows } = await board()
    // Two visitors without contact data are two leads.
    expect(
      rows.map(({ name, kind, requestCount }) => `${name}, ${kind}, ${requestCount}`).toSorted(),
    ).toEqual(['Ann Buyer, chat, 2', 'Chat visitor, chat, 1', 'Chat visitor, chat, 1'])

    // The desk answers two of them later; Ann's first question still waits.
    const answered = {
      ...written,
      seq: 2,
      kind: 'desk' as const,
      text: 'Here I am',
      createdAt: '2031-11-24T18:10:00.000Z',
    }
    await db()
      .insert(chatTranscripts)
      .values([
        { ...answered, id: 'msg_to_ann', sessionId: 'ses_ann' },
        { ...answered, id: 'msg_to_guest', sessionId: 'ses_guest' },
      ])
    const evening = jobContext(new Date('2031-11-24T18:15:00.000Z'))
    await closeAnsweredChats(evening)
    await closeAnsweredChats(evening)
    expect((await board()).rows.map(({ name }) => name).toSorted()).toEqual([
      'Ann Buyer',
      'Chat visitor',
    ])
    const [closed] = (await board('?list=closed')).rows
    expect(closed).toMatchObject({ name: 'Chat visitor', outcome: 'answered', dueAt: null })
    const { lead } = await on(closed?.id ?? '', 'GET', '')
    expect(lead.entries).toMatchObject([{ event: 'close', note: 'In the chat', by: '' }])
    // A visitor who writes again in the chat without an answer waits again.
    await db()
      .insert(chatTranscripts)
      .values({
        ...written,
        id: 'msg_6',
        seq: 3,
        sessionId: 'ses_guest',
        kind: 'visitor',
        createdAt: '2031-11-24T18:20:00.000Z',
      })
    const tomorrow = jobContext(new Date('2031-11-25T18:00:00.000Z'))
    await createLeadsFromChats(tomorrow)
    await closeAnsweredChats(tomorrow)
    expect((await board()).rows).toHaveLength(3)
  })

  it('notifies the desk with one mail per half hour', async () => {
    await request(ANN)
    await request(BEN, 'DE')
    const now = new Date('2031-11-25T17:05:00Z')
    await notifyDeskOfLeads(jobContext(now))
    await request({ ...ANN, phone: '+1 512 555 0177' })
    await notifyDeskOfLeads(jobContext(new Date('2031-11-25T17:10:00Z')))
    const queued = async () => (await db().select().from(mailOutbox)).map(({ facts }) => facts)
    expect(await queued()).toEqual([
      { desk: 'usa-canada', count: 1 },
      { desk: 'europe', count: 1 },
    ])
    await notifyDeskOfLeads(jobContext(new Date('2031-11-25T17:35:00Z')))
    expect((await queued()).at(-1)).toEqual({ desk: 'usa-canada', count: 1 })
    await notifyDeskOfLeads(jobContext(new Date('2031-11-25T18:05:00Z')))
    expect(await queued()).toHaveLength(3)
  })
})
