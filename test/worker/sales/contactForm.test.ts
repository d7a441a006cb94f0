import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { attemptCounters } from '#database/schema/accounts/accounts.ts'
import { leadRequests, leads, markedRequests } from '#database/schema/sales/leads.ts'
import {
  CONTACT_REQUESTS_A_DAY,
  LEAD_LIFE_DAYS,
  MARKED_REQUESTS_A_DAY,
} from '#domain/sales/lead/leadLimits.ts'
import { answerDue } from '#domain/sales/lead/leadDue.ts'
import { purgeOldLeads } from '#worker/operations/sales/leads/purgeOldLeads.ts'
import { TEST_PASSWORD, givenLogin } from '#test/support/foundation/accounts.ts'
import { givenCaller, type Asked } from '#test/support/foundation/callApi.ts'
import { jobContext } from '#test/support/orders/ownOrders.ts'

const CALLBACK = { phone: '+1 512 555 0123', firstName: 'Ann', lastName: 'Lee', company: '' }
const MESSAGE = {
  ...CALLBACK,
  phone: '+49 89 63648018',
  company: 'Lee GmbH',
  email: 'Ann@Example.com',
  message: 'How much is a billboard?',
}

const db = () => connect(env.DB)
const kept = async () => await db().select().from(leadRequests).orderBy(leadRequests.at)
const keptLeads = async () => await db().select().from(leads)

const post = async (body: unknown, asked: Asked = {}, caller = givenCaller()) =>
  (await caller.ask('POST', '/contact-form', body, asked)).status

const keyed = (key: string): Asked => ({ headers: { 'Idempotency-Key': key } })

describe('POST /contact-form', () => {
  it('saves both variants as leads of the country’s desk, due by business hours', async () => {
    const { company: _, ...shortest } = CALLBACK
    expect(await post(shortest, { cf: { country: 'NZ' } })).toBe(201)
    expect(await post(MESSAGE, { cf: { country: 'DE' } })).toBe(201)
    const [callback, message] = await kept()
    expect(callback).toMatchObject({ ...CALLBACK, kind: 'callback', email: null, message: '' })
    expect(message).toMatchObject({ ...MESSAGE, kind: 'message', email: 'ann@example.com' })
    const found = await keptLeads()
    expect(found.map(({ desk, state }) => [desk, state])).toEqual([
      ['australia-nz', 'new'],
      ['europe', 'new'],
    ])
    for (const [at, request] of [callback, message].entries()) {
      const due = answerDue(request?.kind ?? 'callback', new Date(request?.at ?? ''))
      expect(found[at]?.dueAt).toBe(due.toISOString())
    }
  })

  it('saves a consultation with all its wishes, due within a working day', async () => {
    const wanted = {
      ...MESSAGE,
      goal: 'shop',
      industry: 'restaurants',
      place: 'Austin, Texas',
      budgetMinor: 2_000_00,
      start: 'soon',
      note: 'Evenings only',
      mix: [{ mediaType: 'dooh', budgetMinor: 1_500_00 }],
    }
    const { message: _, ...body } = wanted
    const { status } = await givenCaller().ask('POST', '/consultations', body)
    expect(status).toBe(201)
    const [request] = await kept()
    expect(request).toMatchObject({ kind: 'consultation', email: 'ann@example.com' })
    expect(request?.message).toBe(
      'Goal: More people in my shop\nTrade: Restaurants and bars\nPlace: Austin, Texas\n' +
        'Budget: $2,000\nStart: As soon as possible\nBillboards: $1,500\n\nEvenings only',
    )
    const [lead] = await keptLeads()
    const due = answerDue('consultation', new Date(request?.at ?? ''))
    expect(lead?.dueAt).toBe(due.toISOString())
    const wrong = await givenCaller().ask('POST', '/consultations', { ...body, goal: 'fame' })
    expect(wrong.status).toBe(422)
  })

  it('rejects requests that the form cannot send', async () => {
    for (const wrong of [{ phone: '12' }, { firstName: '' }, { email: 'ann' }, { other: 'x' }])
      expect(await post({ ...MESSAGE, ...wrong })).toBe(422)
    expect(await kept()).toEqual([])
  })

  it('saves a repeated request once, even at the same moment', async () => {
    const key = keyed('a-request-sent-again')
    const sent = Array.from({ length: 5 }, async () => await post(CALLBACK, key))
    expect(new Set(await Promise.all(sent))).toEqual(new Set([201]))
    expect(await post(CALLBACK, key)).toBe(201)
    expect(await kept()).toHaveLength(1)
    expect(await keptLeads()).toHaveLength(1)
  })

  it('merges requests with the same phone number or email, and asks for an answer again', async () => {
    await Promise.all([post(CALLBACK), post({ ...MESSAGE, phone: '+1 (512) 555-0123' })])
    await db().update(leads).set({ state: 'closed', outcome: 'answered', dueAt: null })
    expect(await post({ ...MESSAGE, email: 'ANN@example.com', phone: '+1 512 555 0199' })).toBe(201)
    expect(await post({ ...CALLBACK, phone: '+1 512 555 0177' })).toBe(201)
    const found = await keptLeads()
    expect(found.map(({ state, outcome }) => [state, outcome])).toEqual([
      ['new', null],
      ['new', null],
    ])
    const requests = await kept()
    expect(requests.filter(({ leadId }) => leadId === found[0]?.id)).toHaveLength(3)
  })

  it('saves and marks a request with a filled honeypot, a few a day per network', async () => {
    const caller = givenCaller()
    const website = 'https://spam.example'
    expect(await post(CALLBACK, {}, caller)).toBe(201)
    for (let sent = 0; sent < MARKED_REQUESTS_A_DAY; sent += 1) {
      const phone = `+1 512 555 01${50 + sent}`
      expect(await post({ ...CALLBACK, phone, website }, {}, caller)).toBe(201)
    }
    expect(await post({ ...CALLBACK, website }, {}, caller)).toBe(429)
    expect(await post({ ...CALLBACK, phone: '+1 512 555 0199' }, {}, caller)).toBe(201)
    expect(await kept()).toHaveLength(MARKED_REQUESTS_A_DAY + 2)
    const marked = await db().select().from(markedRequests)
    expect(marked).toHaveLength(MARKED_REQUESTS_A_DAY)
    const [, request] = await kept()
    expect(marked).toContainEqual({ requestId: request?.id, leadId: request?.leadId })
  })

  it('accepts the site origin when the API has another host, and no other origin', async () => {
    const elsewhere = { SITE_URL: 'https://www.shop.example' }
    const from = (origin: string): Asked => ({
      headers: { Origin: origin, 'Sec-Fetch-Site': 'cross-site' },
    })
    const caller = givenCaller(elsewhere)
    const site = from('https://www.shop.example')
    const asked = await caller.ask('OPTIONS', '/contact-form', undefined, {
      headers: { ...site.headers, 'Access-Control-Request-Method': 'POST' },
    })
    expect(asked.response.headers.get('Access-Control-Allow-Headers')).toContain('Idempotency-Key')
    const { status, response } = await caller.ask('POST', '/contact-form', CALLBACK, site)
    expect(status).toBe(201)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('https://www.shop.example')
    expect(await post(CALLBACK, from('https://evil.example'), caller)).toBe(403)
    expect(await kept()).toHaveLength(1)
  })

  it('has a daily limit per network', async () => {
    const { ask } = givenCaller()
    const key = keyed('the-first-request')
    expect((await ask('POST', '/contact-form', CALLBACK, key)).status).toBe(201)
    await db().update(attemptCounters).set({ count: CONTACT_REQUESTS_A_DAY.network })
    expect((await ask('POST', '/contact-form', CALLBACK)).status).toBe(429)
    expect(await kept()).toHaveLength(1)
    expect((await ask('POST', '/contact-form', CALLBACK, key)).status).toBe(201)
  })

  it('erases a person’s requests with the account, and old ones automatically', async () => {
    const { cookie, email } = await givenLogin()
    await post(CALLBACK, { cookie: `${cookie}; amd_arrival=utm_source%3Dnews` })
    await post({ ...MESSAGE, email })
    await post({ ...MESSAGE, phone: '+1 512 555 0150', email: 'other@example.com' })
    const { ask } = givenCaller()
    const data = await ask('GET', '/account/export', undefined, { cookie })
    const request = { phone: CALLBACK.phone, arrival: 'utm_source=news' }
    expect(data.answer).toMatchObject({ contactRequests: [request] })
    const erased = await ask('POST', '/account/deletion', { password: TEST_PASSWORD }, { cookie })
    expect(erased.status).toBe(200)
    expect((await kept()).map((request) => request.email)).toEqual(['other@example.com'])
    expect(await keptLeads()).toHaveLength(1)
    const later = Date.now() + (LEAD_LIFE_DAYS + 1) * 24 * 60 * 60_000
    await purgeOldLeads(jobContext(new Date(later)))
    expect([await kept(), await keptLeads()]).toEqual([[], []])
  })
})
