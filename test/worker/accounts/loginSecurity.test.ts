import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { accountSessions } from '#database/schema/accounts/accounts.ts'
import { givenAccount, givenLogin, TEST_PASSWORD } from '#test/support/foundation/accounts.ts'
import { givenCaller } from '#test/support/foundation/callApi.ts'
import { accountAuth } from '#worker/adapters/auth.ts'
import { settingsOf } from '#worker/platform/settings.ts'

describe('login cookies', () => {
  it('are sent only over https if the site uses it, under a name that no other host can set', async () => {
    const settings = { ...settingsOf(env), SITE_URL: 'https://admarket.example' }
    const { authCookies, createAuthCookie } = await accountAuth(env, settings).$context
    for (const { name, attributes } of [authCookies.sessionToken, createAuthCookie('two_factor')]) {
      expect(name).toMatch(/^__Host-amd\./)
      expect(attributes).toMatchObject({
        secure: true,
        httpOnly: true,
        sameSite: 'lax',
        path: '/',
      })
      expect(attributes).not.toHaveProperty('domain')
    }
  })

  it('are new with each login, so a planted one is worthless', async () => {
    const { email } = await givenAccount()
    const { ask } = givenCaller()
    const planted = 'amd.session_token=planted.c2lnbmF0dXJl'
    const body = { email, password: TEST_PASSWORD }
    const login = await ask('POST', '/logins', body, { cookie: planted })
    expect(login.cookie).not.toContain('planted')
    const current = await ask('GET', '/logins/current', undefined, { cookie: planted })
    expect(current.answer).toEqual({ account: null })
    const rows = await connect(env.DB).select().from(accountSessions)
    expect(rows.map(({ token }) => token)).not.toContain('planted')
  })
})

describe('answers to a logged-in account', () => {
  it.each(['/account/sessions', '/billing-addresses', '/advertisers', '/orders', '/two-factor'])(
    '%s is never cached',
    async (path) => {
      const { cookie } = await givenLogin()
      const { status, response } = await givenCaller().ask('GET', path, undefined, { cookie })
      expect(status).toBe(200)
      expect(response.headers.get('Cache-Control')).toMatch(/no-store/)
    },
  )
})

describe('writes from another site', () => {
  it.each([
    ['POST', '/two-factor/disable'],
    ['POST', '/two-factor/verify'],
    ['POST', '/two-factor/backup-codes'],
    ['POST', '/logins'],
    ['POST', '/logins/two-factor'],
    ['DELETE', '/logins/current'],
    ['PATCH', '/account'],
    ['POST', '/account/password'],
    ['POST', '/account/email'],
    ['POST', '/account/deletion'],
    ['DELETE', '/account/sessions'],
  ])('%s %s is refused, also from a page without an origin', async (method, path) => {
    const { cookie } = await givenLogin()
    const foreign: Record<string, string>[] = [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
    ]
    for (const headers of foreign) {
      const body = method === 'DELETE' ? undefined : {}
      const { answer } = await givenCaller().ask(method, path, body, { cookie, headers })
      expect(answer).toMatchObject({ error: { code: 'cross_site_request' } })
    }
    const { ask } = givenCaller()
    const current = await ask('GET', '/logins/current', undefined, { cookie })
    expect(current.answer).toMatchObject({ account: { firstName: 'Ann' } })
  })
})
