import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { connect } from '#database/connection.ts'
import { accountSessions } from '#database/schema/accounts/accounts.ts'
import { beginTwoFactor } from '#worker/operations/accounts/login/twoFactor/beginTwoFactor.ts'
import { currentAccount } from '#worker/operations/foundation/identity/currentAccount.ts'
import { databaseContext } from '#worker/platform/databaseContext.ts'
import { settingsOf } from '#worker/platform/settings.ts'
import { givenLogin, TEST_PASSWORD } from '#test/support/foundation/accounts.ts'
import { givenCaller } from '#test/support/foundation/callApi.ts'
import { earlyInPeriod, totpCode } from './totp.ts'

type Caller = ReturnType<typeof givenCaller>

/** Begins two-factor for a login, as its socket does. Returns the secret. */
export async function beginTwoFactorWith(cookie: string): Promise<string> {
  const settings = settingsOf(env)
  const login = await currentAccount(
    { ...databaseContext(env), settings },
    new Headers({ Cookie: cookie }),
  )
  if (!login) throw new Error('nobody is logged in with this cookie')
  const { secret } = await beginTwoFactor(
    { ...databaseContext(env), settings, now: new Date() },
    { accountId: login.account.id, accountSessionId: login.sessionId },
    TEST_PASSWORD,
  )
  return secret
}

/** A new account with two-factor on; logged in with `cookie`. The code of the previous period is used up. */
export async function givenTwoFactor() {
  const caller = givenCaller()
  const login = await givenLogin()
  const secret = await beginTwoFactorWith(login.cookie)
  await earlyInPeriod()
  const spent = totpCode(secret, -1)
  const verified = await caller.ask(
    'POST',
    '/two-factor/verify',
    { code: spent },
    { cookie: login.cookie },
  )
  const { backupCodes } = verified.answer as { backupCodes: string[] }
  return {
    ...login,
    caller,
    secret,
    spent,
    verified,
    backupCodes,
    cookieBefore: login.cookie,
    cookie: verified.cookie,
  }
}

/** The first step of a login. Returns the challenge cookie. */
export async function challenge({ ask }: Caller, email: string, password = TEST_PASSWORD) {
  const { answer, cookie } = await ask('POST', '/logins', { email, password })
  if ((answer as { outcome?: string }).outcome !== 'two_factor_required') {
    throw new Error(`no second step: ${JSON.stringify(answer)}`)
  }
  return cookie
}

/** A code that is invalid at any time near now. */
export const wrongCode = (secret: string, n = 0) => totpCode(secret, 1_000 + n)

/** The second step of a login. */
export const second = async (body: object, cookie: string, caller = givenCaller()) =>
  await caller.ask('POST', '/logins/two-factor', body, { cookie })

/** The account of a cookie, from the API. */
export const whoIs = async (cookie: string) =>
  (await givenCaller().ask('GET', '/logins/current', undefined, { cookie })).answer

export const sessionsOf = async (id: string) =>
  await connect(env.DB).select().from(accountSessions).where(eq(accountSessions.userId, id))
