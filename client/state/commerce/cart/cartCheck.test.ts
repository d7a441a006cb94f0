import { beforeEach, describe, expect, it, vi } from 'vitest'
import { quoteCart } from '#client/api/commerce/commerceCalls.ts'
import { suspendCartChecks, CART_REFRESH_MS, checkCart, checkSeenCart } from './cartCheck.ts'

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
  // Waits for the work that the previous test has begun.
  await checkCart()
  vi.mocked(quoteCart).mockClear()
})

it('the cart is refreshed every 30 s', () => {
  expect(CART_REFRESH_MS).toBe(30_000)
})

describe('price checks of the cart', () => {
  it('run while the page is visible', async () => {
    checkSeenCart()
    await vi.waitFor(() => expect(asked()).toBe(1))
  })

  it('stop while the page is hidden', async () => {
    isLookedAt(false)
    checkSeenCart()
    await checkCart()
    expect(asked()).toBe(1)
  })

  it('pause while the checkout checks prices, and resume after it is left', async () => {
    const end = suspendCartChecks()
    checkSeenCart()
    await checkCart()
    expect(asked()).toBe(1)
    end()
    await vi.waitFor(() => expect(asked()).toBe(2))
  })
})
