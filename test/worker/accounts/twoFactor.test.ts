import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { accountTwoFactors, accountVerifications } from '#database/schema/accounts/accounts.ts'
import { givenLogin, TEST_PASSWORD } from '#test/support/foundation/accounts.ts'
import { givenCaller } from '#test/support/foundation/callApi.ts'
import { totpCode } from '#test/support/accounts/totp.ts'
import {
  challenge,
  givenTwoFactor,
  second,
  sessionsOf,
  whoIs,
  wrongCode,
} from '#test/support/accounts/twoFactor.ts'

const error = (code: string) => ({ error: { code } })
const WRONG_CODE = '2FA verification failed. Please try again.'

describe('second step of a login', () => {
  it('has its own cookie, which opens nothing and ends with the login', async () => {
    const { email, secret } = await givenTwoFactor()
    const { ask } = givenCaller()
    const first = await ask('POST', '/logins', { email, password: TEST_PASSWORD })
    const cookies = first.response.headers.getSetCookie()
    expect(cookies.filter((cookie) => !cookie.includes('Max-Age=0'))).toEqual([
      expect.stringMatching(/^amd\.two_factor=.+Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
    expect(await whoIs(first.cookie)).toEqual({ account: null })
    const account = await ask('GET', '/account/sessions', undefined, { cookie: first.cookie })
    expect(account.answer).toMatchObject(error('no_access'))
    const code = totpCode(secret)
    const done = await second({ code }, first.cookie)
    expect(done.answer).toMatchObject({ outcome: 'logged_in', account: { email } })
    const again = await second({ code: totpCode(secret, 1) }, first.cookie)
    expect(again).toMatchObject({ status: 410, answer: error('two_factor_expired') })
  })

  it('uses the messages of the specification', async () => {
    const { email, secret } = await givenTwoFactor()
    const cookie = await challenge(givenCaller(), email)
    const field = (message: string) => ({ error: { fields: [{ path: 'code', message }] } })
    expect((await second({ code: ' ' }, cookie)).answer).toMatchObject(
      field('Please enter the code'),
    )
    expect((await second({ code: '12345' }, cookie)).answer).toMatchObject(
      field('2FA code must be 6 digits'),
    )
    expect((await second({ code: wrongCode(secret) }, cookie)).answer).toMatchObject({
      error: { code: 'two_factor_invalid', message: WRONG_CODE },
    })
  })

  it('treats a replayed code as wrong, and accepts the next one', async () => {
    const { email, secret, spent } = await givenTwoFactor()
    const cookie = await challenge(givenCaller(), email)
    expect((await second({ code: spent }, cookie)).answer).toMatchObject(
      error('two_factor_invalid'),
    )
    expect((await second({ code: totpCode(secret) }, cookie)).answer).toMatchObject({
      outcome: 'logged_in',
    })
  })

  it('admits one of two simultaneous uses of a code', async () => {
    const { id, email, secret } = await givenTwoFactor()
    const cookies = [
      await challenge(givenCaller(), email),
      await challenge(givenCaller(), email),
    ] as const
    const code = totpCode(secret)
    const both = await Promise.all(cookies.map((cookie) => second({ code }, cookie)))
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    expect(await sessionsOf(id)).toHaveLength(2)
  })

  it('ends after five wrong codes, even for the right one; the password opens another', async () => {
    const { email, secret } = await givenTwoFactor()
    const cookie = await challenge(givenCaller(), email)
    for (let n = 0; n < 5; n += 1) {
      const { answer } = await second({ code: wrongCode(secret, n) }, cookie)
      expect(answer).toMatchObject(error('two_factor_invalid'))
    }
    const sixth = await second({ code: totpCode(secret) }, cookie)
    expect(sixth).toMatchObject({
      status: 429,
      answer: {
        error: {
          code: 'two_factor_too_often',
          message: 'Too many wrong codes. Please generate a new one.',
        },
      },
    })
    expect((await second({ code: totpCode(secret, 1) }, cookie)).answer).toMatchObject(
      error('two_factor_expired'),
    )
    const another = await challenge(givenCaller(), email)
    expect((await second({ code: totpCode(secret, 1) }, another)).answer).toMatchObject({
      outcome: 'logged_in',
    })
  })

  it('is locked after ten wrong codes for one account, whatever the challenge and the address', async () => {
    const { email, secret, backupCodes } = await givenTwoFactor()
    for (let n = 0; n < 10; n += 1) {
      const cookie = await challenge(givenCaller(), email)
      await second({ code: wrongCode(secret, n) }, cookie)
    }
    const cookie = await challenge(givenCaller(), email)
    for (const proof of [{ code: totpCode(secret) }, { backupCode: backupCodes[0] }]) {
      expect(await second(proof, cookie)).toMatchObject({
        status: 429,
        answer: {
          error: {
            code: 'two_factor_locked',
            message: 'Too many wrong codes. Please wait 15 minutes, then generate a new one.',
          },
        },
      })
    }
    await connect(env.DB)
      .update(accountTwoFactors)
      .set({ lockedUntil: new Date(Date.now() - 1) })
    expect((await second({ code: totpCode(secret, 1) }, cookie)).answer).toMatchObject({
      outcome: 'logged_in',
    })
  })

  it('resets the count of wrong passwords once completed', async () => {
    const { email, secret } = await givenTwoFactor()
    for (let n = 0; n < 9; n += 1) await challenge(givenCaller(), email)
    const cookie = await challenge(givenCaller(), email)
    expect((await second({ code: totpCode(secret) }, cookie)).status).toBe(200)
    await challenge(givenCaller(), email)
  })

  it('expires after ten minutes', async () => {
    const { email, secret } = await givenTwoFactor()
    const cookie = await challenge(givenCaller(), email)
    await connect(env.DB)
      .update(accountVerifications)
      .set({ expiresAt: new Date(Date.now() - 1) })
    expect(await second({ code: totpCode(secret) }, cookie)).toMatchObject({
      status: 410,
      answer: {
        error: {
          code: 'two_factor_expired',
          message: 'This 2FA code has expired. Please generate a new one.',
        },
      },
    })
  })

  it('rejects a forged cookie and one of another account', async () => {
    const mine = await givenTwoFactor()
    const theirs = await givenTwoFactor()
    const cookie = await challenge(givenCaller(), theirs.email)
    const [name = '', value = ''] = cookie.split('; ').at(-1)?.split('=') ?? []
    const forged = `${name}=${value.split('.')[0]}.${encodeURIComponent(btoa('x'.repeat(32)))}`
    expect((await second({ code: totpCode(theirs.secret) }, forged)).status).toBe(410)
    expect((await second({ code: totpCode(mine.secret) }, cookie)).answer).toMatchObject(
      error('two_factor_invalid'),
    )
  })

  it('does not accept codes in a session that is already logged in', async () => {
    const { cookie, secret, backupCodes, id } = await givenTwoFactor()
    for (const proof of [
      { code: wrongCode(secret) },
      { code: totpCode(secret) },
      { backupCode: backupCodes[0] },
    ]) {
      expect((await second(proof, cookie)).answer).toMatchObject(error('two_factor_expired'))
    }
    expect(await sessionsOf(id)).toHaveLength(1)
    const status = await givenCaller().ask('GET', '/two-factor', undefined, { cookie })
    expect(status.answer).toEqual({ isOn: true, backupCodesLeft: 10 })
  })

  it('logs in next to a login of another account', async () => {
    const other = await givenLogin()
    const { email, secret } = await givenTwoFactor()
    const cookie = `${other.cookie}; ${await challenge(givenCaller(), email)}`
    const done = await second({ code: totpCode(secret) }, cookie)
    expect(done.answer).toMatchObject({ outcome: 'logged_in', account: { email } })
    expect(await whoIs(done.cookie)).toMatchObject({ account: { email } })
  })
})

describe('backup code', () => {
  it('works once, as written on paper, and notifies its owner', async () => {
    const { email, backupCodes } = await givenTwoFactor()
    const caller = givenCaller()
    expect(new Set(backupCodes).size).toBe(10)
    expect(backupCodes.join('')).toMatch(/^[a-z2-9-]+$/)
    const backupCode = ` ${(backupCodes[0] ?? '').toUpperCase().replace('-', ' ')} `
    const used = await second({ backupCode }, await challenge(caller, email), caller)
    expect(used.answer).toMatchObject({ outcome: 'logged_in', account: { email } })
    expect(caller.mails).toMatchObject([{ to: email, subject: 'A backup code was used' }])
    expect(caller.mails[0]?.text).toContain('You have 9 left')
    const twice = await second({ backupCode }, await challenge(caller, email), caller)
    expect(twice.answer).toMatchObject({
      error: { code: 'two_factor_invalid', message: WRONG_CODE },
    })
  })

  it('counts as an attempt when it is wrong', async () => {
    const { email, secret } = await givenTwoFactor()
    const cookie = await challenge(givenCaller(), email)
    for (let n = 0; n < 5; n += 1) await second({ backupCode: `aaaaa-aaaa${n + 2}` }, cookie)
    expect((await second({ code: totpCode(secret) }, cookie)).answer).toMatchObject(
      error('two_factor_too_often'),
    )
  })

  it('admits one of two simultaneous uses', async () => {
    const { email, backupCodes } = await givenTwoFactor()
    const [backupCode] = backupCodes
    const cookies = [await challenge(givenCaller(), email), await challenge(givenCaller(), email)]
    const both = await Promise.all(cookies.map((cookie) => second({ backupCode }, cookie)))
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('is never readable in the tables', async () => {
    const { backupCodes, secret } = await givenTwoFactor()
    const rows = JSON.stringify(await connect(env.DB).select().from(accountTwoFactors))
    for (const code of [...backupCodes, secret]) expect(rows).not.toContain(code)
  })
})
