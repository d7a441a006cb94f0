import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { SavedCartRow } from '#client/pages/commerce/savedCarts/SavedCartRow.tsx'
import { BackToCart } from '#client/pages/orders/approvals/BackToCart.tsx'
import type { CartItem } from '#domain/commerce/cart/cartItem.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { show } from './show.tsx'

const added = vi.hoisted(() => vi.fn<(item: unknown) => Promise<string>>())
const loaded = vi.hoisted(() => vi.fn<(id: string) => Promise<unknown>>())
const cart = vi.hoisted(() => ({ count: 0 }))
vi.mock('#client/api/commerce/savedCartCalls.ts', () => ({
  readSavedCartCall: loaded,
  saveCartCall: () => Promise.resolve(),
}))
vi.mock('#client/state/commerce/cart/cart.ts', () => ({
  cartActions: { addItem: added, clear: () => Promise.resolve() },
  currentCart: () => ({ items: { cart: [] } }),
  useCart: () => cart,
}))

const ITEMS = ['Spot', 'Banner'].map((name, at) => ({
  key: `cart_${at + 1}`,
  type: 'adcreation',
  data: { name },
})) as unknown as CartItem[]
const names = () => added.mock.calls.map(([item]) => (item as CartItem).data.name)

afterEach(() => {
  added.mockReset()
  loaded.mockReset()
})

/** The second entry cannot be added at first. */
const failHalfway = () =>
  added
    .mockResolvedValueOnce('cart_1')
    .mockRejectedValueOnce(new ProductError('unavailable'))
    .mockResolvedValue('cart_2')

it('adds only the rest of a saved cart after a failure halfway', async () => {
  failHalfway()
  loaded.mockResolvedValue({ items: ITEMS, news: [] })
  const resumed = vi.fn<() => void>()
  const saved = { id: 'sca_1', name: 'Spring', entries: 2, sumUsdMinor: 1, savedAt: '2026-11-01' }
  await show(<SavedCartRow cart={saved} onChanged={() => undefined} onResumed={resumed} />)
  const resume = page.getByRole('button', { name: 'Resume Spring' })
  await resume.click()
  await expect.poll(names).toEqual(['Spot', 'Banner'])
  await expect.element(page.getByText('Please wait')).not.toBeInTheDocument()
  await resume.click()
  await expect.poll(() => resumed.mock.calls.length).toBe(1)
  expect(names()).toEqual(['Spot', 'Banner', 'Banner'])
})

it('puts only the rest of a request back after a failure halfway', async () => {
  failHalfway()
  await show(<BackToCart items={ITEMS} offer={null} />)
  const back = page.getByRole('button', { name: 'Put the plans back in the cart' })
  await back.click()
  await expect.poll(names).toEqual(['Spot', 'Banner'])
  await expect.element(page.getByText('Please wait')).not.toBeInTheDocument()
  await back.click()
  await expect.poll(names).toEqual(['Spot', 'Banner', 'Banner'])
})
