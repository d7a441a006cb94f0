import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { accounts, accountSessions } from '#database/schema/accounts/accounts.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { givenCaller } from '#test/support/foundation/callApi.ts'
import { mayAnswerChats } from '#worker/operations/contact/mayAnswerChats.ts'
import { databaseContext } from '#worker/platform/databaseContext.ts'
import { settingsOf } from '#worker/platform/settings.ts'

const STAGING = {
  ENVIRONMENT: 'staging',
  SITE_URL: 'https://staging.admarket.example',
} as unknown as Partial<typeof env>

/** The login's cookie under its name in a deployed product, whose site uses https. */
const asDeployed = (cookie: string) => cookie.replaceAll(/(^|; )amd/g, '$1__Host-amd')

const turnOn = async (id: string) =>
  await connect(env.DB).update(accounts).set({ twoFactorEnabled: true }).where(eq(accounts.id, id))

describe('staff of a deployed product', () => {
  it('have a customer’s rights until the second factor is on, even in an open session', async () => {
    const { id, cookie: localCookie } = await givenLogin({ role: 'admin' })
    const cookie = asDeployed(localCookie)
    const { ask } = givenCaller(STAGING)
    const visitor = '/visitor-orders?sessionId=ses_1'
    const without = await ask('GET', visitor, undefined, { cookie })
    expect(without).toMatchObject({ status: 403, answer: { error: { code: 'no_access' } } })
    const who = await ask('GET', '/logins/current', undefined, { cookie })
    expect(who.answer).toMatchObject({
      account: { roles: [], isAdmin: false, needsTwoFactor: true },
    })
    expect((await ask('GET', '/account/sessions', undefined, { cookie })).status).toBe(200)
    await turnOn(id)
    expect((await ask('GET', visitor, undefined, { cookie })).status).toBe(200)
    const then = await ask('GET', '/logins/current', undefined, { cookie })
    expect(then.answer).toMatchObject({
      account: { roles: ['admin'], isAdmin: true, needsTwoFactor: false },
    })
  })

  it('cannot answer chats without it', async () => {
    const { id } = await givenLogin({ role: 'admin' })
    const [session] = await connect(env.DB).select().from(accountSessions)
    const login = { accountId: id, accountSessionId: session?.id ?? '' }
    const settings = { ...settingsOf(env), ENVIRONMENT: 'production' as const }
    const context = { ...databaseContext(env), settings, now: new Date() }
    expect(await mayAnswerChats(context, [login])).toEqual([])
    await turnOn(id)
    expect(await mayAnswerChats(context, [login])).toEqual([login.accountSessionId])
  })

  it('need none in development, where accounts come with the seed', async () => {
    const { cookie } = await givenLogin({ role: 'admin' })
    const who = await givenCaller().ask('GET', '/logins/current', undefined, { cookie })
    expect(who.answer).toMatchObject({ account: { isAdmin: true, needsTwoFactor: false } })
  })
})
