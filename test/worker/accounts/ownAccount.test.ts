import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { accounts, accountSessions } from '#database/schema/accounts/accounts.ts'
import { givenAccount, givenLogin, TEST_PASSWORD } from '#test/support/foundation/accounts.ts'
import { givenCaller } from '#test/support/foundation/callApi.ts'

const CHROME_ON_MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

const edit = {
  firstName: 'Anna',
  lastName: 'Käufer',
  type: 'company',
  companyName: 'Anna & Co',
  phoneNumber: '+1 202 555 0143',
  vatId: 'DE123456789',
}

const billing = {
  country: 'US',
  line1: '1 Main Street',
  line2: '',
  city: 'Katy',
  state: 'TX',
  zipCode: '77494',
  invoiceEmail: '',
  vatId: '',
}

describe('account data', () => {
  it('can be edited by its owner', async () => {
    const { ask } = givenCaller()
    const { cookie } = await givenLogin()
    const edited = await ask('PATCH', '/account', edit, { cookie })
    expect(edited).toMatchObject({ status: 200, answer: { account: edit } })
    const current = await ask('GET', '/logins/current', undefined, { cookie })
    expect(current.answer).toMatchObject({ account: edit })
  })

  it('keeps changes that another tab saved in the meantime', async () => {
    const { ask } = givenCaller()
    const { cookie } = await givenLogin()
    await ask('PATCH', '/account', edit, { cookie })
    await ask('PATCH', '/account', { phoneNumber: '+1 202 555 0199' }, { cookie })
    const { answer } = await ask('PATCH', '/account', { lastName: 'Lee' }, { cookie })
    expect(answer).toMatchObject({
      account: { ...edit, lastName: 'Lee', phoneNumber: '+1 202 555 0199' },
    })
    const nameless = await ask('PATCH', '/account', { companyName: '' }, { cookie })
    expect(nameless.answer).toMatchObject({
      error: { fields: [{ path: 'companyName', message: 'Company name is required' }] },
    })
  })

  it('refuses a wrong phone number, a company without a name, and a visitor', async () => {
    const { ask } = givenCaller()
    const { cookie } = await givenLogin()
    const wrong = { ...edit, phoneNumber: '+1 12', companyName: ' ' }
    const { answer } = await ask('PATCH', '/account', wrong, { cookie })
    expect(answer).toMatchObject({
      error: {
        fields: [
          { path: 'phoneNumber', message: 'Wrong phone number' },
          { path: 'companyName', message: 'Company name is required' },
        ],
      },
    })
    expect((await ask('PATCH', '/account', edit)).status).toBe(403)
  })

  it('never changes role or email', async () => {
    const { ask } = givenCaller()
    const { cookie, email } = await givenLogin()
    const greedy = { ...edit, role: 'admin', roles: ['admin'], email: 'other@example.com' }
    const { answer } = await ask('PATCH', '/account', greedy, { cookie })
    expect(answer).toMatchObject({ account: { roles: [], email } })
  })
})

describe('the password', () => {
  it('changes with the current one; other sessions end, this one stays', async () => {
    const { ask, mails } = givenCaller()
    const { email, cookie } = await givenLogin()
    const other = await ask('POST', '/logins', { email, password: TEST_PASSWORD })
    const body = { currentPassword: TEST_PASSWORD, newPassword: 'a brand new password' }
    const changed = await ask('POST', '/account/password', body, { cookie })
    expect(changed.answer).toEqual({ outcome: 'password_changed' })
    const sessions = await ask('GET', '/account/sessions', undefined, { cookie })
    expect(sessions.answer).toMatchObject({ sessions: [{ isCurrent: true }] })
    expect((await ask('GET', '/account/sessions', undefined, other)).status).toBe(403)
    expect(mails.at(-1)).toMatchObject({ to: email, subject: 'Your password was changed' })
  })

  it('does not change without the current one', async () => {
    const { ask } = givenCaller()
    const { cookie } = await givenLogin()
    const body = { currentPassword: 'wrong', newPassword: 'a brand new password' }
    const refused = await ask('POST', '/account/password', body, { cookie })
    expect(refused).toMatchObject({ status: 422, answer: { error: { code: 'password_wrong' } } })
  })
})

describe('the email', () => {
  it('changes only after the new address is confirmed, and notifies both addresses', async () => {
    const { ask, mails, mailedToken } = givenCaller()
    const { cookie } = await givenLogin({ email: 'old@example.com' })
    const body = { newEmail: 'New@Example.com', password: TEST_PASSWORD }
    await ask('POST', '/account/email', body, { cookie })
    expect(mails.map(({ to }) => to).sort()).toEqual(['new@example.com', 'old@example.com'])
    const before = await ask('GET', '/logins/current', undefined, { cookie })
    expect(before.answer).toMatchObject({ account: { email: 'old@example.com' } })

    const token = mailedToken('new@example.com')
    const answers = await Promise.all([
      ask('POST', '/email-changes/complete', { token }),
      ask('POST', '/email-changes/complete', { token }),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410])
    const after = await ask('GET', '/logins/current', undefined, { cookie })
    expect(after.answer).toMatchObject({ account: { email: 'new@example.com' } })
    expect(
      mails
        .slice(2)
        .map(({ to }) => to)
        .sort(),
    ).toEqual(['new@example.com', 'old@example.com'])
  })

  it('answers the same for a taken address, and never takes it over', async () => {
    const { ask, mails } = givenCaller()
    const { cookie } = await givenLogin()
    await givenAccount({ email: 'taken@example.com' })
    const request = (newEmail: string) =>
      ask('POST', '/account/email', { newEmail, password: TEST_PASSWORD }, { cookie })
    const taken = await request('taken@example.com')
    const free = await request('free@example.com')
    expect([taken.status, taken.answer]).toEqual([free.status, free.answer])
    expect(mails.find(({ to }) => to === 'taken@example.com')?.text).not.toContain('token=')
  })

  it('is not taken from an account created in the meantime', async () => {
    const { ask, mailedToken } = givenCaller()
    const { cookie } = await givenLogin()
    const body = { newEmail: 'new@example.com', password: TEST_PASSWORD }
    await ask('POST', '/account/email', body, { cookie })
    await givenAccount({ email: 'new@example.com' })
    const token = mailedToken('new@example.com')
    const late = await ask('POST', '/email-changes/complete', { token })
    expect(late.answer).toMatchObject({ error: { code: 'email_update_failed' } })
  })

  it('rejects a link from before a password change', async () => {
    const { ask, mailedToken } = givenCaller()
    const { cookie } = await givenLogin()
    const body = { newEmail: 'new@example.com', password: TEST_PASSWORD }
    await ask('POST', '/account/email', body, { cookie })
    const change = { currentPassword: TEST_PASSWORD, newPassword: 'a brand new password' }
    await ask('POST', '/account/password', change, { cookie })
    const token = mailedToken('new@example.com')
    expect((await ask('POST', '/email-changes/complete', { token })).status).toBe(410)
  })
})

describe('sessions', () => {
  it('are listed with device and place, and can be ended one by one', async () => {
    const { ask } = givenCaller()
    const { email, cookie } = await givenLogin()
    const other = await ask(
      'POST',
      '/logins',
      { email, password: TEST_PASSWORD },
      { headers: { 'User-Agent': CHROME_ON_MAC }, cf: { city: 'Vienna', country: 'AT' } },
    )
    const listed = await ask('GET', '/account/sessions', undefined, { cookie })
    const { sessions } = listed.answer as { sessions: { id: string; isCurrent: boolean }[] }
    const remote = sessions.find(({ isCurrent }) => !isCurrent)
    expect(remote).toMatchObject({ device: 'Chrome on macOS', place: 'Vienna, Austria' })

    const foreign = await givenLogin()
    const path = `/account/sessions/${remote?.id}`
    const stolen = await ask('DELETE', path, undefined, { cookie: foreign.cookie })
    expect(stolen.answer).toMatchObject({ error: { code: 'account_session_not_found' } })
    expect((await ask('DELETE', path, undefined, { cookie })).status).toBe(200)
    expect((await ask('GET', '/account/sessions', undefined, other)).status).toBe(403)
  })

  it('can all be ended except this one', async () => {
    const { ask } = givenCaller()
    const { email, cookie } = await givenLogin()
    await ask('POST', '/logins', { email, password: TEST_PASSWORD })
    await ask('DELETE', '/account/sessions', undefined, { cookie })
    const listed = await ask('GET', '/account/sessions', undefined, { cookie })
    expect(listed.answer).toMatchObject({ sessions: [{ isCurrent: true }] })
  })
})

describe('saved billing addresses and advertisers', () => {
  it('can be saved, changed and removed by their owner only', async () => {
    const { ask } = givenCaller()
    const { cookie } = await givenLogin()
    const stranger = await givenLogin()
    const saved = await ask('POST', '/billing-addresses', billing, { cookie })
    const { id } = (saved.answer as { billingAddress: { id: string } }).billingAddress
    const path = `/billing-addresses/${id}`
    const moved = { ...billing, line1: '2 Main Street' }
    expect((await ask('PUT', path, moved, { cookie: stranger.cookie })).status).toBe(404)
    expect((await ask('DELETE', path, undefined, { cookie: stranger.cookie })).status).toBe(404)
    await ask('PUT', path, moved, { cookie })
    const listed = await ask('GET', '/billing-addresses', undefined, { cookie })
    expect(listed.answer).toEqual({ billingAddresses: [{ id, ...moved }] })
    await ask('DELETE', path, undefined, { cookie })
    const none = await ask('GET', '/billing-addresses', undefined, { cookie })
    expect(none.answer).toEqual({ billingAddresses: [] })
  })

  it('are checked as in the checkout', async () => {
    const { ask } = givenCaller()
    const { cookie } = await givenLogin()
    const wrong = await ask('POST', '/billing-addresses', { ...billing, zipCode: 'x' }, { cookie })
    expect(wrong.answer).toMatchObject({
      error: { fields: [{ path: 'zipCode', message: 'Please enter valid ZIP code' }] },
    })
    const advertiser = { name: 'Ann', website: 'ann.example.com', industry: 'retail' }
    const saved = await ask('POST', '/advertisers', advertiser, { cookie })
    expect(saved).toMatchObject({
      status: 201,
      answer: { advertiser: { website: 'https://ann.example.com' } },
    })
  })
})

describe('data and deletion', () => {
  it('exports all stored data, and no secrets', async () => {
    const { ask } = givenCaller()
    const { cookie, email } = await givenLogin()
    await ask('POST', '/billing-addresses', billing, { cookie })
    const { answer, response } = await ask('GET', '/account/export', undefined, { cookie })
    expect(response.headers.get('Content-Disposition')).toContain('attachment')
    expect(answer).toMatchObject({
      account: { email },
      sessions: [{ isCurrent: true }],
      billingAddresses: [{ city: 'Katy' }],
      orders: [],
    })
    expect(JSON.stringify(answer)).not.toMatch(/password|token|accessKey/)
  })

  it('deletes the account only with its password, and logs out everywhere', async () => {
    const { ask, mails } = givenCaller()
    const { cookie, email } = await givenLogin()
    const refused = await ask('POST', '/account/deletion', { password: 'wrong' }, { cookie })
    expect(refused.status).toBe(422)
    const deleted = await ask('POST', '/account/deletion', { password: TEST_PASSWORD }, { cookie })
    expect(deleted.answer).toEqual({ outcome: 'account_deleted' })
    expect(await connect(env.DB).select().from(accounts)).toEqual([])
    expect(await connect(env.DB).select().from(accountSessions)).toEqual([])
    expect((await ask('POST', '/logins', { email, password: TEST_PASSWORD })).status).toBe(401)
    expect(mails.at(-1)?.subject).toBe('Your account was deleted')
  })
})
