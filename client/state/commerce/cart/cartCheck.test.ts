import { beforeEach, describe, expect, it, vi } from 'vitest'
import { quoteCart } from '#client/api/commerce/commerceCalls.ts'
import { askElsewhere, CART_REFRESH_MS, checkCart, checkSeenCart } from './cartCheck.ts'

vi.mock('#client/api/commerce/commerceCalls.ts', () => ({
  quoteCart: vi.fn(() => Promise.resolve({ lines: [] })),
}))
vi.mock('#client/state/foundation/identity/session.ts', () => ({
  withSession: (call: () => Promise<unknown>) => call(),
}))
vi.mock('./cart.ts', () => ({
  cartActions: {},
  currentCart: () => ({ items: { cart: [{ key: 'cart_1' }] } }),
}))
vi.mock('./cartCurrency.ts', () => ({ loadCartCurrency: () => Promise.resolve('USD') }))
vi.mock('./seenLines.ts', () => ({
  parseSeen: () => ({}),
  seenForQuote: () => ({}),
  seenAfter: () => ({}),
}))

const asked = () => vi.mocked(quoteCart).mock.calls.length

const isLookedAt = (isIt: boolean) =>
  vi.stubGlobal('document', { visibilityState: isIt ? 'visible' : 'hidden' })

beforeEach(async () => {
  isLookedAt(true)
  // What the test before has begun has ended.
  await checkCart()
  vi.mocked(quoteCart).mockClear()
})

it('the cart is refreshed every 30 s', () => {
  expect(CART_REFRESH_MS).toBe(30_000)
})

describe('who asks for the price of the cart', () => {
  it('is the keeper while somebody looks at the page', async () => {
    checkSeenCart()
    await vi.waitFor(() => expect(asked()).toBe(1))
  })

  it('is not the keeper while nobody looks', async () => {
    isLookedAt(false)
    checkSeenCart()
    await checkCart()
    expect(asked()).toBe(1)
  })

  it('is not the keeper while the checkout asks, and is once that was left', async () => {
    const end = askElsewhere()
    checkSeenCart()
    await checkCart()
    expect(asked()).toBe(1)
    end()
    await vi.waitFor(() => expect(asked()).toBe(2))
  })
})
