import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import type { CartState } from '#domain/commerce/cart/cartItem.ts'
import type { ErrorBody } from '#domain/foundation/errors/productError.ts'
import {
  adCreationItem,
  answer,
  call,
  campaignItem,
  displayPlan,
  startSession,
  useShop,
} from '#test/support/commerce/shop.ts'

let session = ''
useShop()
beforeEach(async () => {
  session = await startSession()
})

interface SavedCart {
  version: number
  stored: boolean
  cart: CartState
}

const upload = (version: number, changes: object = {}) => ({
  version,
  items: [campaignItem(displayPlan()), adCreationItem('cart_2', 2)],
  discounts: [],
  offer: null,
  ...changes,
})

const put = async (body: unknown, as = session) =>
  await answer<SavedCart>(call('/cart', { method: 'PUT', session: as, body }))

describe('session', () => {
  it('has its own unguessable ID', async () => {
    expect(session).toMatch(/^ses_[0-9A-Za-z]{24}\.[\w-]{43}$/)
    expect(await startSession()).not.toBe(session)
  })

  it.each([
    ['none', () => undefined],
    ['one without a signature', () => session.split('.')[0]],
    ['a forged signature', () => `${session.slice(0, -4)}AAAA`],
    [
      'the id of one with the signature of another',
      () => `ses_${'a'.repeat(24)}.${session.split('.')[1]}`,
    ],
    ['nonsense', () => 'abc'],
  ])('is required: %s is refused', async (_name, forged) => {
    const response = await call('/cart', { session: forged() })
    expect(response.status).toBe(401)
    expect(await response.json<ErrorBody>()).toMatchObject({ error: { code: 'session_required' } })
  })
})

describe('PUT /api/cart', () => {
  it('stores the cart with the server’s own totals', async () => {
    const saved = await put(upload(1))
    expect(saved).toMatchObject({
      stored: true,
      cart: { count: 2, cartCampaignSum: 150_00, cartSum: 150_00 + 2 * 90_00 },
    })
    const row = await env.DB.prepare('select cart_sum_minor from cart_snapshots').first()
    expect(row).toEqual({ cart_sum_minor: 330_00 })
  })

  it('corrects forged prices and coupon values, and drops unknown coupons', async () => {
    const campaign = campaignItem(displayPlan())
    const spot = adCreationItem()
    campaign.data.budget = 1
    spot.data.cost = 1
    const discounts = [
      { num: 'TEST25', amount: 999_999 },
      { num: 'MADEUP', amount: 999_999 },
    ]
    const { cart } = await put(upload(1, { items: [campaign, spot], discounts }))
    expect(cart.cartSum).toBe(150_00 + 90_00 - 25_00)
    expect(cart.items.discounts).toEqual([{ num: 'TEST25', amount: 25_00, curAmount: 25_00 }])
    expect(cart.items.cart.map(({ data }) => data.budget || data.cost)).toEqual([150_00, 90_00])
  })

  it('lets the latest version win, in any order of arrival', async () => {
    await Promise.all([3, 1, 5, 2, 4].map((version) => put(upload(version))))
    const late = await put(upload(2, { items: [] }))
    expect(late).toMatchObject({ stored: false, version: 5, cart: { count: 2 } })
    const { saved } = await answer<{ saved: SavedCart }>(call('/cart', { session }))
    expect(saved.version).toBe(5)
  })

  it('separates the carts of sessions', async () => {
    await put(upload(9))
    const other = await startSession()
    const { saved } = await answer<{ saved: SavedCart | null }>(call('/cart', { session: other }))
    expect(saved).toBeNull()
  })

  it('rejects an invalid cart with the field’s name, and one that is too large', async () => {
    const broken = await call('/cart', { method: 'PUT', session, body: upload(1, { items: [{}] }) })
    expect(broken.status).toBe(422)
    const { error } = await broken.json<ErrorBody>()
    expect(error.fields?.[0]?.path).toMatch(/^items\.0/)
    const large = upload(1, { padding: 'x'.repeat(600 * 1024) })
    expect((await call('/cart', { method: 'PUT', session, body: large })).status).toBe(413)
  })
})
