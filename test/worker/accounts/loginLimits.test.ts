import { describe, expect, it } from 'vitest'
import { ATTEMPT_LIMITS } from '#domain/accounts/attemptLimit.ts'
import { givenAccount, givenLogin, TEST_PASSWORD } from '#test/support/foundation/accounts.ts'
import { givenCaller } from '#test/support/foundation/callApi.ts'
import { jobContext } from '#test/support/orders/ownOrders.ts'
import { allowAttempt } from '#worker/operations/foundation/identity/attempts.ts'

const TOO_MANY = { error: { code: 'too_many_attempts', message: 'Too many input attempts.' } }

type Caller = ReturnType<typeof givenCaller>

const logIn = async ({ ask }: Caller, email: string, password = TEST_PASSWORD, cookie = '') =>
  await ask('POST', '/logins', { email, password }, { cookie })

/** Tries wrong passwords from networks unknown to the account, ten from each. */
async function guess(email: string, networks: number): Promise<void> {
  for (let network = 0; network < networks; network += 1) {
    const stranger = givenCaller()
    for (let n = 0; n < ATTEMPT_LIMITS.password.count; n += 1) await logIn(stranger, email, 'wrong')
  }
}

/** Counts as many attempts as further networks would make; real ones would take too long. */
async function guessFromEverywhere(email: string): Promise<void> {
  const { count } = ATTEMPT_LIMITS.passwordAnywhere
  for (let n = 0; n <= count; n += 1) {
    await allowAttempt(jobContext(), 'passwordAnywhere', email).catch(() => null)
  }
}

/** The cookie that identifies a known device. */
const deviceIn = (cookie: string) => /amd_device=[^;]+/.exec(cookie)?.[0] ?? ''

describe('wrong passwords', () => {
  it('block the network that they came from, even for the right one', async () => {
    const { email } = await givenAccount()
    const { address } = givenCaller()
    const from = (n: number) => ({ headers: { 'CF-Connecting-IP': address, 'X-Test': `${n}` } })
    const wrong = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        givenCaller().ask('POST', '/logins', { email, password: 'wrong' }, from(n)),
      ),
    )
    expect(wrong.filter(({ status }) => status === 429)).toHaveLength(2)
    const right = { email, password: TEST_PASSWORD }
    const late = await givenCaller().ask('POST', '/logins', right, from(12))
    expect(late.answer).toMatchObject(TOO_MANY)
  })

  it('from elsewhere do not lock out the owner: login, reset, password', async () => {
    const { email } = await givenAccount()
    await guess(email, 2)
    const owner = givenCaller()
    const login = await logIn(owner, email)
    expect(login.answer).toMatchObject({ outcome: 'logged_in' })
    const change = { currentPassword: TEST_PASSWORD, newPassword: 'a brand new password' }
    const changed = await owner.ask('POST', '/account/password', change, { cookie: login.cookie })
    expect(changed.status).toBe(200)
    await owner.ask('POST', '/password-resets', { email })
    const token = owner.mailedToken(email)
    const reset = { token, password: 'another new password' }
    expect((await owner.ask('POST', '/password-resets/complete', reset)).status).toBe(200)
  })

  it('from very many networks still admit logins on a known device, and password resets', async () => {
    const { email } = await givenAccount()
    const owner = givenCaller()
    const device = deviceIn((await logIn(owner, email)).cookie)
    await guessFromEverywhere(email)
    expect((await logIn(givenCaller(), email)).answer).toMatchObject(TOO_MANY)
    expect((await logIn(givenCaller(), email, TEST_PASSWORD, device)).status).toBe(200)
    await owner.ask('POST', '/password-resets', { email })
    const body = { token: owner.mailedToken(email), password: 'a brand new password' }
    const reset = await owner.ask('POST', '/password-resets/complete', body)
    await guessFromEverywhere(email)
    const own = deviceIn(reset.cookie)
    expect((await logIn(givenCaller(), email, body.password, own)).status).toBe(200)
  })

  it('on a known device count as well', async () => {
    const { email } = await givenAccount()
    const device = deviceIn((await logIn(givenCaller(), email)).cookie)
    for (let n = 0; n < ATTEMPT_LIMITS.password.count; n += 1) {
      await logIn(givenCaller(), email, 'wrong', device)
    }
    const late = await logIn(givenCaller(), email, TEST_PASSWORD, device)
    expect(late.answer).toMatchObject(TOO_MANY)
  })
})

describe('a known device', () => {
  it('is known only for the accounts that logged in on it', async () => {
    const [{ email: ann }, { email: bob }] = [await givenAccount(), await givenAccount()]
    const device = deviceIn((await logIn(givenCaller(), ann)).cookie)
    await guessFromEverywhere(bob)
    expect((await logIn(givenCaller(), bob, TEST_PASSWORD, device)).status).toBe(429)
    const forged = device.replace(/\.[\w-]{43}/, `.${'A'.repeat(43)}`)
    await guessFromEverywhere(ann)
    expect((await logIn(givenCaller(), ann, TEST_PASSWORD, forged)).status).toBe(429)
    expect((await logIn(givenCaller(), ann, TEST_PASSWORD, device)).status).toBe(200)
  })

  it('logs nobody in, and stays known after a logout', async () => {
    const { email } = await givenAccount()
    const caller = givenCaller()
    const { cookie } = await logIn(caller, email)
    const device = deviceIn(cookie)
    const current = await caller.ask('GET', '/logins/current', undefined, { cookie: device })
    expect(current.answer).toEqual({ account: null })
    const out = await caller.ask('DELETE', '/logins/current', undefined, { cookie })
    expect(out.cookie).not.toContain('amd_device')
  })
})

describe('password reset mails', () => {
  it('have their own counter, which other mails do not use up', async () => {
    const { email } = await givenAccount()
    for (let n = 0; n < ATTEMPT_LIMITS.mail.count; n += 1) {
      await allowAttempt(jobContext(), 'mail', email)
    }
    const caller = givenCaller()
    const asked = async () => (await caller.ask('POST', '/password-resets', { email })).status
    const statuses: number[] = []
    for (let n = 0; n <= ATTEMPT_LIMITS.resetMail.count; n += 1) statuses.push(await asked())
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
  })
})

describe('new password that is easy to guess', () => {
  const problem = (path: string, message: RegExp) => ({
    status: 422,
    answer: {
      error: {
        code: 'invalid_input',
        fields: [{ path, message: expect.stringMatching(message) as string }],
      },
    },
  })
  const person = { firstName: 'Ann', lastName: 'Buyer', type: 'individual' }

  it.each([
    ['Password123', /most common/],
    ['QWERTYUIOP', /most common/],
    ['1234567890', /most common/],
    ['zzzzzzzzzzzz', /one character/],
    ['ann.buyer@example.com', /own email/],
  ])('%s is refused at registration', async (password, message) => {
    const body = { ...person, email: 'ann.buyer@example.com', password }
    const caller = givenCaller()
    const refused = await caller.ask('POST', '/registrations', body)
    expect(refused).toMatchObject(problem('password', message))
    expect(caller.mails).toEqual([])
  })

  it('is refused at a change of the password and by a mailed link, which still works', async () => {
    const { email, cookie } = await givenLogin({ email: 'ann.buyer@example.com' })
    const caller = givenCaller()
    for (const [newPassword, message] of [
      ['basketball', /most common/],
      [email, /own email/],
    ] as const) {
      const change = { currentPassword: TEST_PASSWORD, newPassword }
      const refused = await caller.ask('POST', '/account/password', change, { cookie })
      expect(refused).toMatchObject(problem('newPassword', message))
    }
    await caller.ask('POST', '/password-resets', { email })
    const token = caller.mailedToken(email)
    const complete = async (password: string) =>
      await caller.ask('POST', '/password-resets/complete', { token, password })
    expect(await complete('basketball')).toMatchObject(problem('password', /most common/))
    expect(await complete(email)).toMatchObject(problem('password', /own email/))
    expect((await complete('a brand new password')).status).toBe(200)
  })
})
