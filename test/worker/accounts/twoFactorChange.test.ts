import { env } from 'cloudflare:workers'
import { like } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { accountTwoFactors, accountVerifications } from '#database/schema/accounts/accounts.ts'
import { givenLogin, TEST_PASSWORD } from '#test/support/foundation/accounts.ts'
import { givenCaller } from '#test/support/foundation/callApi.ts'
import { totpCode } from '#test/support/accounts/totp.ts'
import {
  beginTwoFactorWith,
  challenge,
  givenTwoFactor,
  second,
  sessionsOf,
  whoIs,
  wrongCode,
} from '#test/support/accounts/twoFactor.ts'

const error = (code: string) => ({ error: { code } })
const WRONG_CODE = '2FA verification failed. Please try again.'

describe('turning it on', () => {
  it('ends the sessions opened by the password alone, keeps this one, and sends an email', async () => {
    const { cookie, email, id } = await givenLogin()
    const caller = givenCaller()
    const elsewhere = await caller.ask('POST', '/logins', { email, password: TEST_PASSWORD })
    const secret = await beginTwoFactorWith(cookie)
    const { cookie: fresh } = await caller.ask(
      'POST',
      '/two-factor/verify',
      { code: totpCode(secret) },
      { cookie },
    )
    expect(await whoIs(fresh)).toMatchObject({ account: { isApp2FAEnabled: true } })
    expect(await whoIs(cookie)).toEqual({ account: null })
    expect(await whoIs(elsewhere.cookie)).toEqual({ account: null })
    expect(await sessionsOf(id)).toHaveLength(1)
    expect(caller.mails).toMatchObject([{ to: email, subject: 'Two-factor authentication is on' }])
  })

  it('starts over with a new secret; the old one is invalid', async () => {
    const { cookie } = await givenLogin()
    const { ask } = givenCaller()
    const old = await beginTwoFactorWith(cookie)
    const secret = await beginTwoFactorWith(cookie)
    const verify = async (code: string) =>
      (await ask('POST', '/two-factor/verify', { code }, { cookie })).answer
    expect(await verify(totpCode(old))).toMatchObject(error('two_factor_invalid'))
    expect(await verify(totpCode(secret))).toHaveProperty('backupCodes')
  })

  it('requires no code before it is on', async () => {
    const { cookie, email } = await givenLogin()
    await beginTwoFactorWith(cookie)
    const login = await givenCaller().ask('POST', '/logins', { email, password: TEST_PASSWORD })
    expect(login.answer).toMatchObject({ outcome: 'logged_in' })
  })

  it('shows the backup codes once, and not to a later login by code', async () => {
    const { cookie, secret, caller } = await givenTwoFactor()
    const again = await caller.ask(
      'POST',
      '/two-factor/verify',
      { code: totpCode(secret) },
      { cookie },
    )
    expect(again).toMatchObject({ status: 409, answer: error('two_factor_is_on') })
    expect(JSON.stringify(again.answer)).not.toContain('backupCodes')
  })

  it('cannot be started while it is on', async () => {
    const { cookie } = await givenTwoFactor()
    await expect(beginTwoFactorWith(cookie)).rejects.toMatchObject({ code: 'two_factor_is_on' })
  })
})

describe('the thief of a session', () => {
  it('changes nothing without the password and a code', async () => {
    const { cookie, secret, backupCodes } = await givenTwoFactor()
    const code = totpCode(secret)
    for (const path of ['/two-factor/disable', '/two-factor/backup-codes']) {
      const { ask } = givenCaller()
      const asked = async (body: object) =>
        (await ask('POST', path, body, { cookie })).answer as { error: object }
      expect((await asked({})).error).toMatchObject({ code: 'invalid_input' })
      expect((await asked({ code })).error).toMatchObject({ code: 'invalid_input' })
      expect((await asked({ password: TEST_PASSWORD })).error).toMatchObject({
        code: 'invalid_input',
      })
      expect((await asked({ password: 'a guess', code })).error).toMatchObject({
        code: 'password_wrong',
      })
      expect(
        (await asked({ password: TEST_PASSWORD, code: wrongCode(secret) })).error,
      ).toMatchObject({ code: 'two_factor_invalid', message: WRONG_CODE })
    }
    const status = await givenCaller().ask('GET', '/two-factor', undefined, { cookie })
    expect(status.answer).toEqual({ isOn: true, backupCodesLeft: backupCodes.length })
  })

  it('with the password can try five codes, then none for a quarter of an hour', async () => {
    const { cookie, secret } = await givenTwoFactor()
    const end = async (code: string) =>
      (
        await givenCaller().ask(
          'POST',
          '/two-factor/disable',
          { password: TEST_PASSWORD, code },
          { cookie },
        )
      ).answer
    for (let n = 0; n < 5; n += 1) {
      expect(await end(wrongCode(secret, n))).toMatchObject(error('two_factor_invalid'))
    }
    expect(await end(totpCode(secret))).toMatchObject(error('two_factor_locked'))
    await expect(beginTwoFactorWith(cookie)).rejects.toMatchObject({ code: 'two_factor_is_on' })
    expect(await end(totpCode(secret, 1))).toMatchObject(error('two_factor_locked'))
  })
})

describe('password, email and the account itself', () => {
  const CHANGES = [
    [
      '/account/password',
      { currentPassword: TEST_PASSWORD, newPassword: 'a brand new password' },
      { outcome: 'password_changed' },
    ],
    [
      '/account/email',
      { newEmail: 'new@example.com', password: TEST_PASSWORD },
      { outcome: 'check_mail' },
    ],
    ['/account/deletion', { password: TEST_PASSWORD }, { outcome: 'account_deleted' }],
  ] as const

  it.each(CHANGES)('%s asks for a code after the password', async (path, body, done) => {
    const { cookie, secret, spent, email, id } = await givenTwoFactor()
    const caller = givenCaller()
    const change = async (proof: object) =>
      (await caller.ask('POST', path, { ...body, ...proof }, { cookie })).answer
    expect(await change({})).toMatchObject({
      error: { code: 'two_factor_needed', message: 'Please enter the code' },
    })
    expect(await change({ code: '' })).toMatchObject({
      error: { fields: [{ path: 'code', message: 'Please enter the code' }] },
    })
    expect(await change({ code: '12345' })).toMatchObject({
      error: { fields: [{ path: 'code', message: '2FA code must be 6 digits' }] },
    })
    expect(await change({ password: 'a guess', currentPassword: 'a guess' })).toMatchObject(
      error('password_wrong'),
    )
    expect(await change({ code: wrongCode(secret) })).toMatchObject({
      error: { code: 'two_factor_invalid', message: WRONG_CODE },
    })
    expect(await change({ code: spent })).toMatchObject(error('two_factor_invalid'))
    expect(caller.mails).toEqual([])
    expect(await whoIs(cookie)).toMatchObject({ account: { email } })
    await challenge(givenCaller(), email)

    expect(await change({ code: totpCode(secret) })).toEqual(done)
    const { length: left } = await sessionsOf(id)
    expect(left).toBe(path === '/account/deletion' ? 0 : 1)
  })

  it('accepts a backup code once, and sends an email', async () => {
    const { cookie, backupCodes, email } = await givenTwoFactor()
    const caller = givenCaller()
    const [backupCode] = backupCodes
    const change = async (newEmail: string) => {
      const body = { newEmail, password: TEST_PASSWORD, backupCode }
      return (await caller.ask('POST', '/account/email', body, { cookie })).answer
    }
    expect(await change('new@example.com')).toEqual({ outcome: 'check_mail' })
    const told = caller.mails.filter(({ to }) => to === email)
    expect(told.map(({ subject }) => subject).sort()).toEqual([
      'A backup code was used',
      'A new email was requested at AdMarket Direct',
    ])
    expect(told.map(({ text }) => text).join()).toContain('You have 9 left')
    expect(await change('newer@example.com')).toMatchObject(error('two_factor_invalid'))
  })

  it('allow five wrong codes in total, then none for a quarter of an hour', async () => {
    const { cookie, secret } = await givenTwoFactor()
    const answers: unknown[] = []
    for (let n = 0; n < 6; n += 1) {
      const [path, body] = CHANGES[n % CHANGES.length] ?? CHANGES[0]
      const code = n < 5 ? wrongCode(secret, n) : totpCode(secret)
      const { answer } = await givenCaller().ask('POST', path, { ...body, code }, { cookie })
      answers.push((answer as { error: { code: string } }).error.code)
    }
    expect(answers).toEqual([...Array<string>(5).fill('two_factor_invalid'), 'two_factor_locked'])
  })

  it('require no code if two-factor is off', async () => {
    const { cookie } = await givenLogin()
    const [path, body, done] = CHANGES[0]
    const changed = await givenCaller().ask('POST', path, { ...body, code: '123456' }, { cookie })
    expect(changed.answer).toEqual(done)
  })
})

describe('turning it off', () => {
  it.each(['code', 'backup code'])('takes password and %s; other sessions stay', async (kind) => {
    const { cookie, secret, backupCodes, email } = await givenTwoFactor()
    const caller = givenCaller()
    const backup = { backupCode: backupCodes[0] }
    const elsewhere = await second(
      { backupCode: backupCodes[1] },
      await challenge(caller, email),
      givenCaller(),
    )
    const proof = kind === 'code' ? { code: totpCode(secret) } : backup
    const body = { password: TEST_PASSWORD, ...proof }
    const off = await caller.ask('POST', '/two-factor/disable', body, { cookie })
    expect(off.answer).toMatchObject({ account: { isApp2FAEnabled: false } })
    expect(caller.mails).toMatchObject([{ to: email, subject: 'Two-factor authentication is off' }])
    expect(await whoIs(off.cookie)).toMatchObject({ account: { email } })
    expect(await whoIs(elsewhere.cookie)).toMatchObject({ account: { isApp2FAEnabled: false } })
    const login = await caller.ask('POST', '/logins', { email, password: TEST_PASSWORD })
    expect(login.answer).toMatchObject({ outcome: 'logged_in' })
    const twice = await caller.ask('POST', '/two-factor/disable', body, { cookie: off.cookie })
    expect(twice.answer).toMatchObject(error('two_factor_is_off'))
    expect(await connect(env.DB).select().from(accountTwoFactors)).toEqual([])
  })

  it('leaves an unfinished setup unchanged', async () => {
    const { cookie } = await givenLogin()
    const secret = await beginTwoFactorWith(cookie)
    const body = { password: TEST_PASSWORD, code: totpCode(secret) }
    const off = await givenCaller().ask('POST', '/two-factor/disable', body, { cookie })
    expect(off.answer).toMatchObject(error('two_factor_is_off'))
    expect(await whoIs(cookie)).toMatchObject({ account: { isApp2FAEnabled: false } })
  })
})

describe('new backup codes', () => {
  it('replace the old ones', async () => {
    const { cookie, secret, backupCodes, email } = await givenTwoFactor()
    const caller = givenCaller()
    const renewed = await caller.ask(
      'POST',
      '/two-factor/backup-codes',
      { password: TEST_PASSWORD, code: totpCode(secret) },
      { cookie },
    )
    const { backupCodes: fresh } = renewed.answer as { backupCodes: string[] }
    expect(fresh).toHaveLength(10)
    expect(renewed.response.headers.get('Cache-Control')).toBe('no-store')
    expect(caller.mails).toMatchObject([{ to: email, subject: 'You have new backup codes' }])
    const old = await second({ backupCode: backupCodes[0] }, await challenge(caller, email))
    expect(old.answer).toMatchObject(error('two_factor_invalid'))
    const right = await second({ backupCode: fresh[0] }, await challenge(caller, email))
    expect(right.answer).toMatchObject({ outcome: 'logged_in' })
  })
})

describe('no way past the second step', () => {
  it('leads through a password reset', async () => {
    const { email, cookie, secret } = await givenTwoFactor()
    const caller = givenCaller()
    const pending = await challenge(caller, email)
    await caller.ask('POST', '/password-resets', { email })
    const reset = await caller.ask('POST', '/password-resets/complete', {
      token: caller.mailedToken(email),
      password: 'a brand new password',
    })
    expect(reset.answer).toEqual({ outcome: 'password_reset' })
    // Identifies a known device, without a login.
    expect(reset.cookie).toMatch(/^amd_device=[^;]+$/)
    expect(await whoIs(cookie)).toEqual({ account: null })
    const stale = await second({ code: totpCode(secret) }, pending)
    expect(stale.answer).toMatchObject(error('two_factor_expired'))
    await challenge(caller, email, 'a brand new password')
  })

  it('leads through a password change: a login that awaits its code ends', async () => {
    const { email, cookie, secret, backupCodes } = await givenTwoFactor()
    const caller = givenCaller()
    const pending = await challenge(caller, email)
    const [backupCode] = backupCodes
    const change = {
      currentPassword: TEST_PASSWORD,
      newPassword: 'a brand new password',
      backupCode,
    }
    expect((await caller.ask('POST', '/account/password', change, { cookie })).status).toBe(200)
    const stale = await second({ code: totpCode(secret) }, pending)
    expect(stale.answer).toMatchObject(error('two_factor_expired'))
  })

  it('leads through an email change', async () => {
    const { email, cookie, secret } = await givenTwoFactor()
    const caller = givenCaller()
    const newEmail = `new-${email}`
    const request = { newEmail, password: TEST_PASSWORD, code: totpCode(secret) }
    await caller.ask('POST', '/account/email', request, { cookie })
    const token = caller.mailedToken(newEmail)
    const changed = await caller.ask('POST', '/email-changes/complete', { token })
    expect(changed.answer).toMatchObject({ outcome: 'email_updated' })
    await challenge(caller, newEmail)
  })

  it('leads through a registration of the same address', async () => {
    const { email } = await givenTwoFactor()
    const caller = givenCaller()
    await caller.ask('POST', '/registrations', {
      firstName: 'Eve',
      lastName: 'Other',
      type: 'individual',
      email,
      password: 'another long password',
    })
    expect(caller.mailedToken(email)).toBe('')
    await challenge(caller, email)
  })

  it('stores challenges hashed, and deletes expired ones', async () => {
    const { email } = await givenTwoFactor()
    await challenge(givenCaller(), email)
    const rows = await connect(env.DB)
      .select()
      .from(accountVerifications)
      .where(like(accountVerifications.identifier, '2fa-%'))
    expect(rows).toEqual([])
  })
})
