import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import {
  accounts,
  accountSessions,
  accountVerifications,
} from '#database/schema/accounts/accounts.ts'
import { givenAccount, givenLogin, TEST_PASSWORD } from '#test/support/foundation/accounts.ts'
import { givenCaller } from '#test/support/foundation/callApi.ts'

const registration = (email: string, more: object = {}) => ({
  firstName: 'Ann',
  lastName: 'Buyer',
  type: 'company',
  companyName: 'Ann & Co',
  email,
  password: TEST_PASSWORD,
  ...more,
})

const error = (code: string) => ({ error: { code } })

/**
 * LIMIT_GUESS of wrangler.toml, counted per clock minute; a new minute may begin between two
 * attempts.
 */
const GUESSES_A_MINUTE = 10

/** The number of a stranger's attempts before the first refusal. */
async function triesBeforeRefusal(guess: (n: number) => Promise<{ status: number }>) {
  for (let n = 0; n <= 2 * GUESSES_A_MINUTE; n += 1) if ((await guess(n)).status === 429) return n
  return Infinity
}

describe('registration', () => {
  it('mails a link, which with the password confirms the email and logs in', async () => {
    const { ask, mails, mailedToken } = givenCaller()
    const registered = await ask('POST', '/registrations', registration('Ann@Example.com'))
    expect(registered).toMatchObject({ status: 202, answer: { outcome: 'check_mail' } })
    expect(registered.cookie).toBe('')
    expect(mails.map(({ to }) => to)).toEqual(['ann@example.com'])

    const token = mailedToken('ann@example.com')
    const confirmed = await ask('POST', '/email-verifications', { token, password: TEST_PASSWORD })
    expect(confirmed).toMatchObject({
      status: 200,
      answer: {
        outcome: 'logged_in',
        account: { email: 'ann@example.com', companyName: 'Ann & Co', roles: [] },
      },
    })
    const current = await ask('GET', '/logins/current', undefined, { cookie: confirmed.cookie })
    expect(current.answer).toMatchObject({ account: { firstName: 'Ann', isAdmin: false } })
    const again = await ask('POST', '/email-verifications', { token, password: TEST_PASSWORD })
    expect(again).toMatchObject({ status: 410, answer: error('email_verification_failed') })
  })

  it('does not confirm without the password, and keeps the link', async () => {
    const { ask, mailedToken } = givenCaller()
    await ask('POST', '/registrations', registration('ann@example.com'))
    const token = mailedToken('ann@example.com')
    const wrong = await ask('POST', '/email-verifications', { token, password: 'another one' })
    expect(wrong).toMatchObject({ status: 401, answer: error('login_failed') })
    const right = await ask('POST', '/email-verifications', { token, password: TEST_PASSWORD })
    expect(right.status).toBe(200)
  })

  it('answers the same for an address that has an account, and emails its owner', async () => {
    const { ask, mails } = givenCaller()
    await givenAccount({ email: 'ann@example.com' })
    const taken = await ask('POST', '/registrations', registration('ann@example.com'))
    const free = await ask('POST', '/registrations', registration('free@example.com'))
    expect([taken.status, taken.answer, taken.cookie]).toEqual([
      free.status,
      free.answer,
      free.cookie,
    ])
    expect(mails.find(({ to }) => to === 'ann@example.com')?.subject).toContain('already')
  })

  it('creates one account for two simultaneous registrations, and lets nobody set a role', async () => {
    const { ask } = givenCaller()
    const body = registration('ann@example.com', {
      role: 'admin',
      roles: ['admin'],
      emailVerified: true,
    })
    const answers = await Promise.all([
      ask('POST', '/registrations', body),
      ask('POST', '/registrations', body),
    ])
    expect(answers.map(({ status }) => status)).toEqual([202, 202])
    const rows = await connect(env.DB).select().from(accounts)
    expect(rows.map(({ role, emailVerified }) => ({ role, emailVerified }))).toEqual([
      { role: 'customer', emailVerified: false },
    ])
  })

  it('uses the newest password of a never confirmed account', async () => {
    const { ask, mailedToken } = givenCaller()
    await ask(
      'POST',
      '/registrations',
      registration('ann@example.com', { password: 'another test password' }),
    )
    await ask('POST', '/registrations', registration('ann@example.com'))
    const token = mailedToken('ann@example.com')
    const confirmed = await ask('POST', '/email-verifications', { token, password: TEST_PASSWORD })
    expect(confirmed.status).toBe(200)
  })
})

describe('login', () => {
  it.each([
    [{ email: '', password: '' }, ['Email is required', 'Password is required']],
    [{ email: 'ann', password: 'x' }, ['Please enter a valid email']],
  ])('names the missing fields of %o', async (body, messages) => {
    const { ask } = givenCaller()
    const { status, answer } = await ask('POST', '/logins', body)
    expect(status).toBe(422)
    const { fields } = (answer as { error: { fields: { message: string }[] } }).error
    expect(fields.map(({ message }) => message)).toEqual(messages)
  })

  it('sets a cookie that scripts cannot read and other sites cannot use', async () => {
    const { ask } = givenCaller()
    const { email } = await givenAccount()
    const { status, response } = await ask('POST', '/logins', { email, password: TEST_PASSWORD })
    expect(status).toBe(200)
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^amd\.session_token=.+Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
      expect.stringMatching(/^amd_device=.+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })

  it('answers the same for an unknown address, a wrong password and an unconfirmed account', async () => {
    const { ask, mails } = givenCaller()
    await givenAccount({ email: 'ann@example.com' })
    await givenAccount({ email: 'new@example.com', emailVerified: false })
    const answers = await Promise.all([
      ask('POST', '/logins', { email: 'ann@example.com', password: 'wrong' }),
      ask('POST', '/logins', { email: 'nobody@example.com', password: 'wrong' }),
      ask('POST', '/logins', { email: 'new@example.com', password: TEST_PASSWORD }),
    ])
    const texts = answers.map(({ status, answer }) => {
      const { code, message } = (answer as { error: { code: string; message: string } }).error
      return `${status} ${code} ${message}`
    })
    expect(new Set(texts).size).toBe(1)
    expect(mails.map(({ to }) => to)).toEqual(['new@example.com'])
  })

  it('accepts two simultaneous logins, each with its own session', async () => {
    const { ask } = givenCaller()
    const { id, email } = await givenAccount()
    const logins = await Promise.all(
      [1, 2].map(() => ask('POST', '/logins', { email, password: TEST_PASSWORD })),
    )
    expect(logins.map(({ status }) => status)).toEqual([200, 200])
    const sessions = await connect(env.DB)
      .select()
      .from(accountSessions)
      .where(eq(accountSessions.userId, id))
    expect(sessions).toHaveLength(2)
  })

  it('limits guesses from one address at many accounts', async () => {
    const { ask } = givenCaller()
    const guess = (n: number) =>
      ask('POST', '/logins', { email: `n${n}@example.com`, password: 'wrong' })
    expect(await triesBeforeRefusal(guess)).toBeLessThanOrEqual(2 * GUESSES_A_MINUTE)
  })

  it('limits guesses from the many addresses of one IPv6 network', async () => {
    const guess = (n: number) =>
      givenCaller().ask(
        'POST',
        '/logins',
        { email: `v6-${n}@example.com`, password: 'wrong' },
        { headers: { 'CF-Connecting-IP': `2001:db8:77:77::${n}` } },
      )
    expect(await triesBeforeRefusal(guess)).toBeLessThanOrEqual(2 * GUESSES_A_MINUTE)
  })

  it('ends with logout, including its cookie', async () => {
    const { ask } = givenCaller()
    const { cookie } = await givenLogin()
    const out = await ask('DELETE', '/logins/current', undefined, { cookie })
    expect(out.answer).toEqual({ outcome: 'logged_out' })
    expect(out.response.headers.get('Set-Cookie')).toContain('Max-Age=0')
    const current = await ask('GET', '/logins/current', undefined, { cookie })
    expect(current.answer).toEqual({ account: null })
  })
})

describe('password reset', () => {
  it('works once by a mailed link, and ends all sessions', async () => {
    const { ask, mailedToken, mails } = givenCaller()
    const { email, cookie } = await givenLogin()
    await ask('POST', '/password-resets', { email })
    const token = mailedToken(email)
    const body = { token, password: 'a brand new password' }
    const both = await Promise.all([
      ask('POST', '/password-resets/complete', body),
      ask('POST', '/password-resets/complete', body),
    ])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410])
    expect((await ask('GET', '/logins/current', undefined, { cookie })).answer).toEqual({
      account: null,
    })
    const old = await ask('POST', '/logins', { email, password: TEST_PASSWORD })
    expect(old.status).toBe(401)
    const fresh = await ask('POST', '/logins', { email, password: 'a brand new password' })
    expect(fresh.status).toBe(200)
    expect(mails.at(-1)?.subject).toBe('Your password was changed')
  })

  it('answers the same whether or not there is an account', async () => {
    const { ask, mails } = givenCaller()
    const { email } = await givenAccount()
    const known = await ask('POST', '/password-resets', { email })
    const unknown = await ask('POST', '/password-resets', { email: 'nobody@example.com' })
    expect([known.status, known.answer]).toEqual([unknown.status, unknown.answer])
    expect(mails.map(({ to }) => to)).toEqual([email])
  })

  it('expires after an hour', async () => {
    const { ask, mailedToken } = givenCaller()
    const { email } = await givenAccount()
    await ask('POST', '/password-resets', { email })
    const [link] = await connect(env.DB).select().from(accountVerifications)
    const lifeMs = (link?.expiresAt.getTime() ?? 0) - Date.now()
    expect(lifeMs).toBeGreaterThan(59 * 60_000)
    expect(lifeMs).toBeLessThanOrEqual(60 * 60_000)
    await connect(env.DB)
      .update(accountVerifications)
      .set({ expiresAt: new Date(Date.now() - 1) })
    const late = await ask('POST', '/password-resets/complete', {
      token: mailedToken(email),
      password: 'a brand new password',
    })
    expect(late).toMatchObject({ status: 410, answer: error('password_reset_failed') })
  })

  it('stores no usable token in the tables, and confirms the email it was mailed to', async () => {
    const { ask, mailedToken } = givenCaller()
    const { email } = await givenAccount({ emailVerified: false })
    await ask('POST', '/password-resets', { email })
    const token = mailedToken(email)
    const rows = await connect(env.DB).select().from(accountVerifications)
    expect(JSON.stringify(rows)).not.toContain(token)
    await ask('POST', '/password-resets/complete', { token, password: 'a brand new password' })
    const login = await ask('POST', '/logins', { email, password: 'a brand new password' })
    expect(login.status).toBe(200)
  })

  it('limits the mails to an address per hour', async () => {
    const statuses = []
    for (let index = 0; index < 6; index += 1) {
      const { ask } = givenCaller()
      statuses.push((await ask('POST', '/password-resets', { email: 'ann@example.com' })).status)
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
  })
})
