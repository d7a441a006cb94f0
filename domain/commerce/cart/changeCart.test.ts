import { describe, expect, it } from 'vitest'
import { AD_CREATION_PACKAGES } from '#domain/catalogue/adCreationPackage.ts'
import { planned } from '#domain/testing/austin.ts'
import { acceptOffer } from './acceptOffer.ts'
import { isCartStorageKey } from './cartKeys.ts'
import { MAX_CART_LINES, MAX_WEBSITE_NAMES, withinWebsiteLimits } from './cartLimits.ts'
import { cartSums } from './cartSums.ts'
import { cartState } from './cartState.ts'
import {
  addDiscount,
  addToCart,
  clearCart,
  duplicateInCart,
  removeDiscount,
  removeFromCart,
  removeOffer,
  replaceInCart,
  setCartQuantity,
} from './changeCart.ts'
import { campaignItem, cartEntry, packageItem } from './newCartItem.ts'
import { readCart } from './readCart.ts'
import { restoreToCart } from './restoreToCart.ts'

const [banner] = AD_CREATION_PACKAGES
const plan = { ...planned('ctv'), name: 'Spring', budgetMinor: 1_500_00 }
const tv = (key: string) => JSON.stringify(cartEntry(campaignItem(plan), key))
const spots = (key: string, quantity = 1) =>
  JSON.stringify(cartEntry(packageItem(banner, { quantity }), key))
const nothing = { set: {}, remove: [] }
const quantityIn = ({ set }: { set: Record<string, string> }) =>
  readCart(set).items[0]?.data.quantity

describe('a cart entry', () => {
  it('is removed together with the offer, and only if it exists', () => {
    const cart = { cart_1: 'damaged', c_offer: 'o' }
    expect(removeFromCart(cart, 'cart_1')).toEqual({ set: {}, remove: ['cart_1', 'c_offer'] })
    expect(removeFromCart(cart, 'cart_2')).toEqual(nothing)
    expect(removeFromCart(cart, 'c_offer')).toEqual(nothing)
    expect(removeFromCart({ other: 'x' }, 'other')).toEqual(nothing)
  })

  it('is replaced only if it exists', () => {
    const item = cartEntry(campaignItem(plan), 'cart_1')
    expect(replaceInCart({ cart_1: 'old' }, item)).toEqual({
      set: { cart_1: tv('cart_1') },
      remove: ['c_offer'],
    })
    expect(replaceInCart({ cart_2: 'old' }, item)).toEqual(nothing)
  })

  it('fits up to fifty lines, a repeated package always', () => {
    const lines = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`cart_${at + 1}`, 'x']))
    expect(addToCart(lines(MAX_CART_LINES - 1), campaignItem(plan)).key).toBe('cart_50')
    expect(() => addToCart(lines(MAX_CART_LINES), campaignItem(plan))).toThrow(
      expect.objectContaining({ code: 'cart_full' }),
    )
    const others = { ...lines(MAX_CART_LINES - 1), c_discounts: '[]', c_offer: 'o' }
    expect(addToCart(others, campaignItem(plan)).raised).toBe(false)
    const full = { ...lines(MAX_CART_LINES - 1), cart_50: spots('cart_50') }
    expect(addToCart(full, packageItem(banner)).key).toBe('cart_50')
  })

  it('has a quantity from 1 to 99 for a package, and none for a campaign', () => {
    const cart = { cart_1: spots('cart_1', 98), cart_2: tv('cart_2') }
    expect(quantityIn(addToCart(cart, packageItem(banner)))).toBe(99)
    expect(quantityIn(addToCart({ cart_1: spots('cart_1', 99) }, packageItem(banner)))).toBe(99)
    const set = (quantity: number) => quantityIn(setCartQuantity(cart, 'cart_1', quantity))
    expect([-3, 0, 1, 2.9, 99, 100, Number.NaN].map(set)).toEqual([1, 1, 1, 2, 99, 99, 1])
    expect(setCartQuantity(cart, 'cart_2', 5)).toEqual(nothing)
    expect(setCartQuantity(cart, 'cart_9', 5)).toEqual(nothing)
    const copied = duplicateInCart({ cart_1: spots('cart_1', 5) }, 'cart_1')
    expect(copied && quantityIn(copied)).toBe(6)
  })
})

describe('coupons', () => {
  const text = JSON.stringify([
    { num: 'A', amount: 1 },
    { num: 'B', amount: 2 },
  ])
  const cart = { c_discounts: text }

  it('are replaced in place, and removed one by one', () => {
    const nums = ({ set }: { set: Record<string, string> }) =>
      readCart(set).discounts.map(({ num, amount }) => `${num}${amount}`)
    expect(nums(addDiscount(cart, { num: 'a', amount: 5 }))).toEqual(['a5', 'B2'])
    expect(nums(addDiscount(cart, { num: 'b', amount: 5 }))).toEqual(['A1', 'b5'])
    expect(nums(addDiscount(cart, { num: 'C', amount: 5 }))).toEqual(['A1', 'B2', 'C5'])
    expect(nums(removeDiscount(cart, 'a'))).toEqual(['B2'])
    expect(removeDiscount(cart, 'a').remove).toEqual([])
    const one = addDiscount({}, { num: 'A', amount: 1 }).set
    expect(removeDiscount(one, 'A')).toEqual({ set: {}, remove: ['c_discounts'] })
  })
})

describe('the offer and the whole cart', () => {
  it('are removed only if they exist', () => {
    expect(removeOffer({ c_offer: 'o' }).remove).toEqual(['c_offer'])
    expect(removeOffer({})).toEqual(nothing)
    const all = { cart_1: 'a', c_discounts: 'd', c_offer: 'o', c_aside_cart_7: 'x', other: 'y' }
    expect(clearCart(all).remove).toEqual(['cart_1', 'c_discounts', 'c_offer'])
    expect(isCartStorageKey('cart_')).toBe(false)
    const offer = { id: 'ofk_1', name: 'OFF', sum: 1 }
    const item = cartEntry(campaignItem(plan), 'cart_2')
    expect(acceptOffer(all, { items: [item], offer }).remove).toEqual(['cart_1'])
  })

  it('return only to the cart that they were removed from', () => {
    const before = { cart_1: 'a', c_offer: 'o' }
    const back = (now: Record<string, string>, after: Record<string, string>) =>
      restoreToCart(now, { before, after }).set
    expect(back({}, {})).toEqual(before)
    expect(back({ cart_3: 'x' }, { cart_3: 'y' })).toEqual({ cart_1: 'a' })
    expect(back({ cart_3: 'x' }, {})).toEqual({ cart_1: 'a' })
    expect(back({ cart_1: 'x', cart_2: 'y' }, {})).toEqual({ cart_3: 'a' })
  })
})

describe('a loaded cart', () => {
  it('has its entries by number, and reports damaged ones', () => {
    const cart = {
      cart_10: tv('cart_10'),
      cart_2: spots('cart_99', 2),
      cart_3: '[]',
      cart_4: tv('cart_4').replace('"ctv"', '"fax"'),
      cart_99999999999999999999: tv('cart_1'),
      c_discounts: JSON.stringify(Array.from({ length: 21 }, () => ({ num: 'A', amount: 1 }))),
      c_offer: 'null',
    }
    const { items, corrupted, discounts, offer } = readCart(cart)
    expect(items.map(({ key }) => key)).toEqual(['cart_2', 'cart_10'])
    expect(corrupted.map(({ key, reason }) => `${key}: ${reason}`)).toEqual([
      'cart_3: The entry has an unknown form.',
      'cart_4: The entry is damaged at “media_type”.',
      'cart_99999999999999999999: The entry has an unknown number.',
      'c_discounts: The entry has an unknown form.',
    ])
    expect([discounts, offer]).toEqual([[], null])
  })

  it('sums campaigns and packages separately, and keeps new keys of existing entries', () => {
    const { items } = readCart({ cart_1: tv('cart_1'), cart_2: spots('cart_2', 3) })
    expect(cartSums(items, [{ num: 'A', amount: 100_00 }])).toMatchObject({
      campaignSumMinor: 1_500_00,
      adCreationSumMinor: 3 * banner.priceMinor,
      sumMinor: 1_400_00 + 3 * banner.priceMinor,
    })
    const contents = { items, discounts: [], offer: null }
    expect(cartState(contents, ['cart_2', 'cart_7']).newItems).toEqual(['cart_2'])
  })
})

describe('website names', () => {
  it('are limited to the maximum of an entry', () => {
    const names = (count: number) => Array.from({ length: count }, (_, at) => `${at}`)
    const kept = withinWebsiteLimits({ a: names(300), b: names(300), c: ['x'] })
    expect(Object.entries(kept).map(([topic, list]) => [topic, list.length])).toEqual([
      ['a', 300],
      ['b', 200],
    ])
    expect(withinWebsiteLimits({ a: names(MAX_WEBSITE_NAMES - 1), b: ['x', 'y'] })['b']).toEqual([
      'x',
    ])
    const topics = Object.fromEntries(names(61).map((at) => [`topic ${at}`, ['x']]))
    expect(Object.keys(withinWebsiteLimits(topics))).toHaveLength(60)
    expect(withinWebsiteLimits({ a: [] })).toEqual({})
  })
})
