import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { orders } from '#database/schema/orders/orders.ts'
import { givenLogin, TEST_PASSWORD } from '#test/support/foundation/accounts.ts'
import { givenCaller } from '#test/support/foundation/callApi.ts'
import { orderedBy } from '#test/support/orders/ownOrders.ts'
import {
  checkoutForm,
  orderBody,
  placed,
  startSession,
  useShop,
} from '#test/support/commerce/shop.ts'

useShop()

const storedKey = async () => {
  const [row] = await connect(env.DB).select().from(orders)
  return row?.accessKey ?? ''
}

type Caller = ReturnType<typeof givenCaller>
let caller: Caller
beforeEach(() => {
  caller = givenCaller()
})

const statusOf = async (id: string, headers: Record<string, string>) =>
  (await caller.ask('GET', `/orders/${id}`, undefined, { headers })).status

describe('order of an account', () => {
  it('opens with its login, and with no key: neither from a mail nor from a cookie', async () => {
    const login = await givenLogin()
    const { id } = await orderedBy(login)
    const key = await storedKey()
    expect(await statusOf(id, { Cookie: login.cookie })).toBe(200)
    expect(await statusOf(id, { 'x-amd-order-key': key })).toBe(404)
    expect(await statusOf(id, { Cookie: `amd_${id}=${key}` })).toBe(404)
    expect(await statusOf(id, { Cookie: (await givenLogin()).cookie })).toBe(404)
  })

  it('gives the ordering browser no key', async () => {
    const login = await givenLogin()
    const asked = {
      cookie: login.cookie,
      headers: { 'x-amd-session': await startSession(), 'Idempotency-Key': crypto.randomUUID() },
    }
    const placing = await caller.ask('POST', '/orders', orderBody(), asked)
    expect(placing).toMatchObject({ status: 201, answer: { accessKey: null } })
    // The cookie with the database's position opens nothing.
    expect(placing.cookie).toMatch(/^amd_seen=[^;]+$/)
  })

  it('opens by a code mailed to the account’s address, which also allows payment and cancellation', async () => {
    const login = await givenLogin({ email: 'ann.owner@example.com' })
    const { id } = await orderedBy(login, { checkout: checkoutForm({ paymentMethod: 'card' }) })
    const path = `/mailed-access/order/${id}`
    expect((await caller.ask('GET', path)).answer).toEqual({
      title: expect.stringMatching(/^order AMD-\d+$/),
      recipients: [{ recipient: 'buyer', address: 'a•••@example.com' }],
    })
    await caller.ask('POST', `${path}/codes`, { recipient: 'buyer' })
    const mail = caller.mails.findLast(({ to }) => to === login.email)
    const code = /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? ''
    const entered = await caller.ask('POST', `${path}/tokens`, { recipient: 'buyer', code })
    const { token } = entered.answer as { token: string }
    const headers = { 'x-amd-mailed-access': token }
    expect(await statusOf(id, headers)).toBe(200)
    const payment = await caller.ask('POST', `/orders/${id}/payments`, undefined, { headers })
    expect(payment.status).toBe(200)
    const cancelled = await caller.ask('POST', `/orders/${id}/cancellation`, undefined, { headers })
    expect(cancelled).toMatchObject({ status: 200, answer: { order: { state: 'cancelled' } } })
    const other = await orderedBy(await givenLogin())
    expect(await statusOf(other.id, headers)).toBe(404)
  })

  it('gets a new key when its owner changes the password, and when the account is deleted', async () => {
    const login = await givenLogin()
    const { id } = await orderedBy(login)
    const keys = [await storedKey()]
    const change = { currentPassword: TEST_PASSWORD, newPassword: 'a longer test password' }
    const changed = await caller.ask('POST', '/account/password', change, { cookie: login.cookie })
    expect(changed.status).toBe(200)
    keys.push(await storedKey())
    const proof = { password: change.newPassword }
    await caller.ask('POST', '/account/deletion', proof, { cookie: login.cookie })
    keys.push(await storedKey())
    expect(new Set(keys).size).toBe(3)
    for (const key of keys.slice(0, 2)) {
      expect(await statusOf(id, { 'x-amd-order-key': key })).toBe(404)
    }
  })

  it('gets a new key with a new email, as do the guest orders that join it', async () => {
    const guest = await placed(
      await startSession(),
      orderBody({ checkout: checkoutForm({ email: 'new@example.com' }) }),
    )
    const login = await givenLogin()
    const own = await orderedBy(login)
    const keysNow = async () => {
      const rows = await connect(env.DB).select().from(orders)
      return new Map(rows.map(({ id, accessKey }) => [id, accessKey]))
    }
    const before = await keysNow()
    const asked = { newEmail: 'new@example.com', password: TEST_PASSWORD }
    await caller.ask('POST', '/account/email', asked, { cookie: login.cookie })
    const token = caller.mailedToken('new@example.com')
    expect((await caller.ask('POST', '/email-changes/complete', { token })).status).toBe(200)
    const after = await keysNow()
    for (const id of [own.id, guest.order.id]) expect(after.get(id)).not.toBe(before.get(id))
    expect(await statusOf(guest.order.id, { 'x-amd-order-key': guest.accessKey })).toBe(404)
  })
})

describe('logout', () => {
  it('removes the keys of guest orders from the browser', async () => {
    const { cookie } = await givenLogin()
    const id = `ord_${'a'.repeat(24)}`
    const { response } = await caller.ask('DELETE', '/logins/current', undefined, {
      cookie: `${cookie}; amd_${id}=key_1; amd_locale=en-US`,
    })
    const dropped = response.headers
      .getSetCookie()
      .filter((each) => /Max-Age=0/i.test(each))
      .map((each) => each.split('=')[0])
    expect(dropped).toContain(`amd_${id}`)
    expect(dropped).not.toContain('amd_locale')
  })
})
