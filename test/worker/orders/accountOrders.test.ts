import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { orders } from '#database/schema/orders/orders.ts'
import { ARRIVAL_COOKIE } from '#domain/foundation/analytics/arrival.ts'
import { givenAccount, givenLogin, TEST_PASSWORD } from '#test/support/foundation/accounts.ts'
import { givenCaller } from '#test/support/foundation/callApi.ts'
import {
  campaignItem,
  displayPlan,
  orderBody,
  startSession,
  useShop,
} from '#test/support/commerce/shop.ts'

let session = ''
useShop()
beforeEach(async () => {
  session = await startSession()
})

/** An order of one campaign, with this email in its contact. */
async function placeOrder(
  caller: ReturnType<typeof givenCaller>,
  email: string,
  more: { cookie?: string; registration?: { password: string } } = {},
) {
  const body = orderBody({ items: [campaignItem(displayPlan())] })
  const { registration, cookie = '' } = more
  const contact = { ...body.checkout.contact, email }
  return await caller.ask(
    'POST',
    '/orders',
    { ...body, checkout: { ...body.checkout, contact }, ...(registration ? { registration } : {}) },
    { cookie, headers: { 'x-amd-session': session, 'Idempotency-Key': crypto.randomUUID() } },
  )
}

/** The cookies of a logged-in visitor who arrived through a news link. */
const fromNews = (cookie: string) => `${cookie}; ${ARRIVAL_COOKIE}=utm_source%3Dnews`

const arrivalsOf = async () =>
  (await connect(env.DB).select().from(orders)).map(({ arrival }) => arrival)

const ownersOf = async () =>
  (await connect(env.DB).select().from(orders).orderBy(orders.email)).map(
    ({ accountId }) => accountId,
  )

describe('orders and accounts', () => {
  it('an order belongs to the logged-in account, whatever email it names', async () => {
    const { id, cookie } = await givenLogin()
    const { status } = await placeOrder(givenCaller(), 'other@example.com', { cookie })
    expect(status).toBe(201)
    expect(await ownersOf()).toEqual([id])
  })

  it('a guest with an account’s email is asked to log in', async () => {
    await givenAccount({ email: 'ann@example.com' })
    const refused = await placeOrder(givenCaller(), 'Ann@Example.com')
    expect(refused).toMatchObject({
      status: 409,
      answer: { error: { code: 'account_exists', fields: [{ path: 'checkout.contact.email' }] } },
    })
  })

  it('an unconfirmed registration does not prevent a guest from buying', async () => {
    await givenAccount({ email: 'ann@example.com', emailVerified: false })
    expect((await placeOrder(givenCaller(), 'ann@example.com')).status).toBe(201)
  })

  it('guest orders join the account that confirms their email, and no other', async () => {
    const caller = givenCaller()
    await placeOrder(caller, 'Ann@Example.com')
    await placeOrder(caller, 'bob@example.com')
    await caller.ask('POST', '/registrations', {
      firstName: 'Ann',
      lastName: 'Buyer',
      type: 'individual',
      email: 'ann@example.com',
      password: TEST_PASSWORD,
    })
    expect(await ownersOf()).toEqual([null, null])
    const token = caller.mailedToken('ann@example.com')
    const confirmed = await caller.ask('POST', '/email-verifications', {
      token,
      password: TEST_PASSWORD,
    })
    const { account } = confirmed.answer as { account: { id: string } }
    expect(await ownersOf()).toEqual([account.id, null])
  })

  it('the checkout creates an account in the same step, which the mailed link opens', async () => {
    const caller = givenCaller()
    const registration = { password: TEST_PASSWORD }
    const placed = await placeOrder(caller, 'ann@example.com', { registration })
    expect(placed.status).toBe(201)
    const token = caller.mailedToken('ann@example.com')
    const confirmed = await caller.ask('POST', '/email-verifications', { token, ...registration })
    expect(confirmed.answer).toMatchObject({ outcome: 'logged_in' })
    expect(await ownersOf()).not.toContain(null)
  })

  it('the checkout refuses an account with invalid data, and places nothing', async () => {
    const registration = { password: 'short' }
    const refused = await placeOrder(givenCaller(), 'ann@example.com', { registration })
    expect(refused.answer).toMatchObject({
      error: {
        code: 'registration_required',
        message: 'You should either log in or enter valid registration data.',
        fields: [{ path: 'registration.password' }],
      },
    })
    expect(await ownersOf()).toEqual([])
  })

  it('orders survive a deleted account, and return with the confirmed address', async () => {
    const { cookie } = await givenLogin({ email: 'ann@example.com' })
    const caller = givenCaller()
    await placeOrder(caller, 'ann@example.com', { cookie: fromNews(cookie) })
    expect(await arrivalsOf()).toEqual(['utm_source=news'])
    await caller.ask('POST', '/account/deletion', { password: TEST_PASSWORD }, { cookie })
    expect(await ownersOf()).toEqual([null])
    expect(await arrivalsOf()).toEqual([null])
  })

  it('the data export has the orders, and no keys that open them', async () => {
    const { cookie } = await givenLogin({ email: 'ann@example.com' })
    const caller = givenCaller()
    await placeOrder(caller, 'ann@example.com', { cookie: fromNews(cookie) })
    const { answer } = await caller.ask('GET', '/account/export', undefined, { cookie })
    const order = { email: 'ann@example.com', arrival: 'utm_source=news' }
    expect(answer).toMatchObject({ orders: [order], invoices: [{}] })
    expect(JSON.stringify(answer)).not.toMatch(/accessKey|sessionId|amd_session/)
  })
})
