import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { connect } from '#database/connection.ts'
import { accountTwoFactors } from '#database/schema/accounts/accounts.ts'
import { type ReencryptedBatch, REENCRYPTION_PATH } from '#domain/accounts/reencryption.ts'
import { HEALTH_SECRET_HEADER } from '#domain/foundation/headerNames.ts'
import { secondFactorKeys } from '#worker/adapters/secondFactorKeys.ts'
import { settingsOf } from '#worker/platform/settings.ts'
import { signCookieValue } from '#worker/adapters/loginKeys.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { givenCaller } from '#test/support/foundation/callApi.ts'
import { challenge, givenTwoFactor } from '#test/support/accounts/twoFactor.ts'
import { totpCode } from '#test/support/accounts/totp.ts'

const own = settingsOf(env)
const HEALTH_SECRET = 'health-secret-for-tests-0123456789abcdef'
const NEW = 'n'.repeat(64)
const NEWER = 'm'.repeat(64)

const sessions = { SESSION_SECRET: NEW, SESSION_SECRET_PREVIOUS: own.SESSION_SECRET }
const sessionsTwice = { SESSION_SECRET: NEWER, SESSION_SECRET_PREVIOUS: NEW }
const factors = {
  SECOND_FACTOR_SECRET: `f${NEW}`,
  SECOND_FACTOR_SECRET_PREVIOUS: own.SECOND_FACTOR_SECRET ?? '',
}
const factorsTwice = {
  SECOND_FACTOR_SECRET: `f${NEWER}`,
  SECOND_FACTOR_SECRET_PREVIOUS: factors.SECOND_FACTOR_SECRET,
}

const rowOf = async (accountId: string) => {
  const [row] = await connect(env.DB)
    .select()
    .from(accountTwoFactors)
    .where(eq(accountTwoFactors.userId, accountId))
  if (!row) throw new Error('the account has no second factor')
  return row
}

/** Stores a second factor in the format from before keys had versions. */
async function storeAsBefore(accountId: string): Promise<void> {
  const row = await rowOf(accountId)
  const key = await secondFactorKeys(own)
  const before = async (data: string) =>
    await symmetricEncrypt({
      key: `accounts:${own.SESSION_SECRET}`,
      data: await symmetricDecrypt({ key, data }),
    })
  await connect(env.DB)
    .update(accountTwoFactors)
    .set({ secret: await before(row.secret), backupCodes: await before(row.backupCodes) })
    .where(eq(accountTwoFactors.id, row.id))
}

async function reencrypt(settings: Record<string, string>, isDryRun = false) {
  const caller = givenCaller({ ...settings, HEALTH_SECRET })
  const headers = { [HEALTH_SECRET_HEADER]: HEALTH_SECRET }
  const path = REENCRYPTION_PATH.replace('/api', '')
  const counts: ReencryptedBatch[] = []
  for (let after: string | null = ''; after !== null;) {
    const { answer, status } = await caller.ask('POST', path, { after, isDryRun }, { headers })
    expect(status).toBe(200)
    counts.push(answer as ReencryptedBatch)
    after = (answer as ReencryptedBatch).next
  }
  return counts.reduce((sum, one) => ({
    current: sum.current + one.current,
    reencrypted: sum.reencrypted + one.reencrypted,
    changed: sum.changed + one.changed,
    unreadable: sum.unreadable + one.unreadable,
    next: null,
  }))
}

/** A login with a second factor that is encrypted with other secrets. */
async function logIn(email: string, proof: object, settings: Record<string, string>) {
  const caller = givenCaller(settings)
  const cookie = await challenge(caller, email)
  return await caller.ask('POST', '/logins/two-factor', proof, { cookie })
}

describe('logins', () => {
  const who = async (cookie: string, settings: Record<string, string> = {}) =>
    (await givenCaller(settings).ask('GET', '/logins/current', undefined, { cookie })).answer

  it('survive one rotation of SESSION_SECRET, and not two', async () => {
    const { cookie, email } = await givenLogin()
    expect(await who(cookie, sessions)).toMatchObject({ account: { email } })
    expect(JSON.stringify(await who(cookie, sessionsTwice))).not.toContain(email)
  })

  it('survive the change to their own key', async () => {
    const { cookie, email } = await givenLogin()
    const [name = '', value = ''] = cookie.split('; ')[0]?.split('=') ?? []
    const token = decodeURIComponent(value).split('.')[0] ?? ''
    const before = await signCookieValue(`accounts:${own.SESSION_SECRET}`, token)
    expect(await who(`${name}=${before}`)).toMatchObject({ account: { email } })
    expect(await who(`${name}=${before}`, sessions)).toMatchObject({ account: { email } })
    const forged = await signCookieValue(`accounts:${NEW}`, token)
    expect(JSON.stringify(await who(`${name}=${forged}`, sessions))).not.toContain(email)
  })
})

describe('second factors', () => {
  it('survive a rotation of their secret, of SESSION_SECRET and of both', async () => {
    const { email, secret, backupCodes } = await givenTwoFactor()
    const [first, other] = backupCodes
    const outcome = { outcome: 'logged_in' }
    expect((await logIn(email, { code: totpCode(secret) }, factors)).answer).toMatchObject(outcome)
    expect((await logIn(email, { backupCode: first }, sessions)).answer).toMatchObject(outcome)
    const both = { ...sessions, ...factors }
    expect((await logIn(email, { backupCode: other }, both)).answer).toMatchObject(outcome)
  })

  it('from before the change are readable, and re-encrypted once', async () => {
    const { id, email, secret, backupCodes } = await givenTwoFactor()
    await storeAsBefore(id)
    const stored = await rowOf(id)
    expect((await logIn(email, { code: totpCode(secret) }, sessions)).status).toBe(200)

    const planned = await reencrypt({}, true)
    expect(planned.reencrypted).toBeGreaterThan(0)
    expect(await rowOf(id)).toEqual({ ...stored, failedVerificationCount: 0, lockedUntil: null })
    const first = await reencrypt({})
    expect(first.reencrypted).toBe(planned.reencrypted)
    const second = await reencrypt({})
    expect(second.reencrypted).toBe(0)
    expect(second.current).toBe(first.current + first.reencrypted)

    const answer = await logIn(email, { backupCode: backupCodes[0] }, sessionsTwice)
    expect(answer.answer).toMatchObject({ outcome: 'logged_in' })
  })

  it('two rotations old raise their own error, count as unreadable and stay unchanged', async () => {
    const { id, email, secret, backupCodes } = await givenTwoFactor()
    const [backupCode] = backupCodes
    const stored = await rowOf(id)
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    for (const proof of [{ backupCode }, { code: totpCode(secret) }]) {
      const refused = await logIn(email, proof, factorsTwice)
      expect(refused.status).toBe(409)
      expect(refused.answer).toMatchObject({ error: { code: 'two_factor_unreadable' } })
    }
    expect(logged.mock.calls.flat().map(String)).toContainEqual(
      expect.stringMatching(`second_factor_unreadable.*${id}`),
    )
    logged.mockRestore()
    expect((await reencrypt(factorsTwice, true)).unreadable).toBeGreaterThan(0)
    expect((await rowOf(id)).secret).toBe(stored.secret)

    await reencrypt(factors)
    const answer = await logIn(email, { backupCode }, factorsTwice)
    expect(answer.answer).toMatchObject({ outcome: 'logged_in' })
  })

  it('are not re-encrypted without the health check secret', async () => {
    const path = REENCRYPTION_PATH.replace('/api', '')
    const body = { after: '', isDryRun: true }
    expect((await givenCaller({ HEALTH_SECRET }).ask('POST', path, body)).status).toBe(404)
    expect((await givenCaller().ask('POST', path, body)).status).toBe(404)
  })
})
