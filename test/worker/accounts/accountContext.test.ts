import { env } from 'cloudflare:workers'
import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { describe, expect, it } from 'vitest'
import type { AppEnv } from '#worker/platform/env.ts'
import { withAccount } from '#worker/middleware/account.ts'
import { handleError } from '#worker/middleware/errors.ts'
import { requires } from '#worker/middleware/requires.ts'
import { withSettings } from '#worker/middleware/settings.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'

const app = new Hono<AppEnv>()
  .onError(handleError)
  .use(requestId(), withSettings, withAccount)
  .get('/who', (c) => c.json({ account: c.get('account') }))
  .get('/own', requires('manageOwnOrders'), (c) => c.json({ ok: true }))
  .get('/desk', requires('settleInvoices'), (c) => c.json({ ok: true }))

const ask = (path: string, cookie = '') =>
  app.request(path, { headers: cookie ? { Cookie: cookie } : {} }, env)

describe('the account of a request', () => {
  it('is the logged-in account', async () => {
    const login = await givenLogin({ email: 'ann@example.com' })
    const answer = await ask('/who', login.cookie)
    expect(await answer.json()).toEqual({
      account: {
        id: login.id,
        roles: [],
        email: 'ann@example.com',
        firstName: 'Ann',
        lastName: 'Buyer',
        phoneNumber: '',
        isApp2FAEnabled: false,
        needsTwoFactor: false,
      },
    })
  })

  it('is null for a visitor, a forged cookie and a cookie signed with another key', async () => {
    const { cookie } = await givenLogin()
    const [name = '', value = ''] = cookie.split('=')
    const token = decodeURIComponent(value).split('.')[0] ?? ''
    for (const stolen of ['', `${name}=${token}`, `${name}=${token}.AAAA`, `${name}=forged.x`]) {
      const answer = await ask('/who', stolen)
      expect(await answer.json()).toEqual({ account: null })
    }
  })

  it('is null before the email is verified', async () => {
    await expect(givenLogin({ emailVerified: false })).rejects.toThrow('Email not verified')
  })
})

describe('requires', () => {
  it('lets accounts with the capability pass', async () => {
    const customer = await givenLogin()
    const admin = await givenLogin({ role: 'admin' })
    expect((await ask('/own')).status).toBe(403)
    expect((await ask('/own', customer.cookie)).status).toBe(200)
    expect((await ask('/desk', customer.cookie)).status).toBe(403)
    expect((await ask('/desk', admin.cookie)).status).toBe(200)
  })
})
