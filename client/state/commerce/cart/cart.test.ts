import { describe, expect, it } from 'vitest'
import type { NewCartItem } from '#domain/commerce/cart/newCartItem.ts'
import { cartActions, currentCart } from './cart.ts'
import { changeStoredCart, readCartVersion } from '#client/state/foundation/storage/cartStorage.ts'

const spot: Extract<NewCartItem, { type: 'adcreation' }> = {
  type: 'adcreation',
  media_type: 'ctv',
  data: {
    cost: 5_000,
    budget: 0,
    offer_id: null,
    offer_name: null,
    name: 'Spot',
    websites: {},
    package_id: 'spot',
  },
}

describe('stored cart', () => {
  it('adds, counts, marks as new, and undoes a removal', async () => {
    expect(await cartActions.addItem(spot)).toBe('cart_1')
    await cartActions.addItem(spot)
    expect(currentCart()).toMatchObject({ count: 1, cartSum: 10_000, newItems: ['cart_1'] })
    const version = readCartVersion()
    const undo = await cartActions.remove('cart_1')
    expect(currentCart().count).toBe(0)
    await undo()
    expect(currentCart().cartSum).toBe(10_000)
    expect(readCartVersion()).toBeGreaterThan(version + 1)
    cartActions.markSeen()
    expect(currentCart().newItems).toEqual([])
  })

  it('moves a damaged entry aside and keeps the rest', async () => {
    await changeStoredCart(() => ({ set: { cart_9: '{broken' }, remove: [] }))
    const moved = await cartActions.setAside()
    expect(moved.map((entry) => entry.key)).toEqual(['cart_9'])
    expect(currentCart().count).toBe(1)
    expect(await cartActions.setAside()).toEqual([])
  })

  it('applies coupons and returns the whole cart after clearing', async () => {
    await cartActions.applyCoupon({ num: 'WELCOME', amount: 2_500 })
    expect(currentCart().cartSum).toBe(7_500)
    const undo = await cartActions.clear()
    expect(currentCart()).toMatchObject({ count: 0, cartSum: 0 })
    await undo()
    expect(currentCart()).toMatchObject({ count: 1, cartSum: 7_500 })
  })
})
