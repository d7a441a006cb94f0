import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { cartKeyNumber, nextCartKey } from './cartKeys.ts'
import { applyDiscounts } from './cartSums.ts'
import { cartState } from './cartState.ts'
import {
  addDiscount,
  addToCart,
  clearCart,
  duplicateInCart,
  removeFromCart,
  setAsideCorrupted,
  setCartQuantity,
  setOffer,
  type CartChange,
} from './changeCart.ts'
import type { NewCartItem } from './newCartItem.ts'
import { readCart, type CartSnapshot } from './readCart.ts'

const plan: CampaignPlan = {
  version: 1,
  mediaType: 'ctv',
  name: 'Spring',
  region: { country: 'US', wholeCountry: true, places: [], zipCodes: [], stateCodes: [] },
  audience: { gender: 'all', ageFrom: 18, ageTo: 99, combine: 'OR', groups: [] },
  formatIds: [],
  inventory: { topics: [], selected: [], deselected: [], fewWebsitesConfirmed: false },
  creativeSource: 'upload',
  runtime: { startDate: '2026-12-01', endDate: '2026-12-31', timeZone: 'EST' },
  periods: null,
  dayparts: Array.from({ length: 7 }, () => '1'.repeat(24)),
  frequencyCapPerDay: null,
  budgetMinor: 150_000,
}

const campaign = (budget: number): NewCartItem => ({
  type: 'campaign',
  media_type: 'ctv',
  data: {
    cost: 0,
    budget,
    offer_id: null,
    offer_name: null,
    name: 'Spring',
    websites: {},
    plan: { ...plan, budgetMinor: budget },
  },
})

const adCreation = (cost: number, media_type: 'ctv' | 'online_audio' = 'ctv'): NewCartItem => ({
  type: 'adcreation',
  media_type,
  data: {
    cost,
    budget: 0,
    offer_id: null,
    offer_name: null,
    name: 'Spot',
    websites: {},
    package_id: `spot_${cost}`,
  },
})

/** The contents of storage once a change is written. */
function applyCartChange(snapshot: CartSnapshot, change: CartChange): CartSnapshot {
  const next: Record<string, string> = { ...snapshot, ...change.set }
  for (const key of change.remove) delete next[key]
  return next
}

const put = (snapshot: CartSnapshot, item: NewCartItem) =>
  applyCartChange(snapshot, addToCart(snapshot, item))
const state = (snapshot: CartSnapshot) => cartState(readCart(snapshot))

describe('entry numbers', () => {
  it('continue after the highest one, even if lower ones are free', () => {
    expect(nextCartKey([])).toBe('cart_1')
    expect(nextCartKey(['cart_2', 'cart_9', 'cart_x', 'c_offer', 'other'])).toBe('cart_10')
  })
  it('are whole numbers', () => {
    expect(cartKeyNumber('cart_12')).toBe(12)
    for (const key of ['cart_', 'cart_1a', 'xcart_1', 'cart_99999999999999999999'])
      expect(cartKeyNumber(key)).toBeNull()
  })
})

describe('adding', () => {
  it('raises the quantity of an ad creation with the same media_type and cost', () => {
    const twice = put(put({}, adCreation(49_900)), adCreation(49_900))
    expect(Object.keys(twice)).toEqual(['cart_1'])
    expect(readCart(twice).items[0]?.data.quantity).toBe(2)
  })
  it('makes a new entry when media_type or cost differ, and for every campaign', () => {
    let cart = put({}, adCreation(49_900))
    cart = put(cart, adCreation(59_900))
    cart = put(cart, adCreation(49_900, 'online_audio'))
    cart = put(put(cart, campaign(150_000)), campaign(150_000))
    expect(Object.keys(cart)).toEqual(['cart_1', 'cart_2', 'cart_3', 'cart_4', 'cart_5'])
  })
  it('and removing clears the stored offer', () => {
    const offer = { id: 'off_1', name: 'Offer', sum: 100 }
    const withOffer = applyCartChange(put({}, campaign(1)), setOffer(offer))
    expect(readCart(withOffer).offer).toEqual(offer)
    expect(readCart(put(withOffer, adCreation(1))).offer).toBeNull()
    const removed = applyCartChange(withOffer, removeFromCart(withOffer, 'cart_1'))
    expect(removed).toEqual({})
  })
  it('of a copy follows the same rules', () => {
    const cart = put(put({}, campaign(150_000)), adCreation(5_000))
    expect(duplicateInCart(cart, 'cart_1')?.key).toBe('cart_3')
    expect(duplicateInCart(cart, 'cart_2')).toMatchObject({ key: 'cart_2', raised: true })
    expect(duplicateInCart(cart, 'cart_9')).toBeNull()
  })
})

describe('totals', () => {
  it('add up campaign budgets and cost × quantity of ad creations', () => {
    const cart = put(put(put({}, campaign(150_000)), adCreation(5_000)), adCreation(5_000))
    expect(state(cart)).toMatchObject({ count: 2, cartCampaignSum: 150_000, cartSum: 160_000 })
  })
  it('apply coupons in order, each capped at the remaining amount', () => {
    let cart = put({}, adCreation(10_000))
    cart = applyCartChange(cart, addDiscount(cart, { num: 'A', amount: 7_000 }))
    cart = applyCartChange(cart, addDiscount(cart, { num: 'B', amount: 7_000 }))
    expect(state(cart).items.discounts).toEqual([
      { num: 'A', amount: 7_000, curAmount: 7_000 },
      { num: 'B', amount: 7_000, curAmount: 3_000 },
    ])
    expect(state(cart).cartSum).toBe(0)
    cart = applyCartChange(cart, addDiscount(cart, { num: 'a', amount: 1_000 }))
    expect(state(cart).items.discounts.map((discount) => discount.curAmount)).toEqual([
      1_000, 7_000,
    ])
  })
  it('never go below 0, and sum and coupons add up', () => {
    fc.assert(
      fc.property(
        fc.nat(1e9),
        fc.array(fc.record({ num: fc.string({ minLength: 1 }), amount: fc.nat(1e9) })),
        (sum, discounts) => {
          const { applied, remainingMinor } = applyDiscounts(
            [{ mediaType: 'ctv', sumMinor: sum }],
            discounts,
          )
          const taken = applied.reduce((total, discount) => total + discount.curAmount, 0)
          expect(remainingMinor).toBeGreaterThanOrEqual(0)
          expect(taken + remainingMinor).toBe(sum)
          for (const discount of applied)
            expect(discount.curAmount).toBeLessThanOrEqual(discount.amount)
        },
      ),
    )
  })
})

describe('any sequence of changes', () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('campaign' as const), value: fc.integer({ min: 1, max: 1e6 }) }),
    fc.record({ do: fc.constant('adcreation' as const), value: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ do: fc.constant('remove' as const), value: fc.integer({ min: 1, max: 8 }) }),
    fc.record({ do: fc.constant('quantity' as const), value: fc.integer({ min: 1, max: 8 }) }),
  )
  const run = (snapshot: CartSnapshot, { do: what, value }: { do: string; value: number }) => {
    if (what === 'campaign') return put(snapshot, campaign(value))
    if (what === 'adcreation') return put(snapshot, adCreation(value))
    const change =
      what === 'remove'
        ? removeFromCart(snapshot, `cart_${value}`)
        : setCartQuantity(snapshot, `cart_${value}`, value)
    return applyCartChange(snapshot, change)
  }
  it('leaves a valid cart with one entry per ad creation and cost, whose sum is the sum of its entries', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const end = steps.reduce<CartSnapshot>(run, {})
        const { items, corrupted } = readCart(end)
        expect(corrupted).toEqual([])
        const costs = items
          .filter((item) => item.type === 'adcreation')
          .map((item) => `${item.media_type}/${item.data.cost}`)
        expect(new Set(costs).size).toBe(costs.length)
        const expected = items
          .map((item) =>
            item.type === 'campaign' ? item.data.budget : item.data.cost * item.data.quantity,
          )
          .reduce((sum, amount) => sum + amount, 0)
        expect(state(end).cartSum).toBe(expected)
        expect(applyCartChange(end, clearCart(end))).toEqual({})
      }),
    )
  })
})

describe('damaged entries', () => {
  it('are reported with a reason and stored with their text; the rest stays in the cart', () => {
    const good = put({}, campaign(1_000))
    const damaged = {
      ...good,
      cart_7: '{"type":"campaign"',
      cart_8: '{"type":"adcreation","media_type":"fax","data":{}}',
      c_discounts: 'null',
      unrelated: 'stays',
    }
    expect(readCart(damaged).items).toHaveLength(1)
    expect(readCart(damaged).corrupted.map((entry) => entry.key)).toEqual([
      'cart_7',
      'cart_8',
      'c_discounts',
    ])
    const change = setAsideCorrupted(damaged)
    const after = applyCartChange(damaged, change)
    expect(readCart(after).corrupted).toEqual([])
    expect(after['c_aside_cart_7']).toBe('{"type":"campaign"')
    expect(after['unrelated']).toBe('stays')
    expect(change.corrupted.every((entry) => entry.reason.length > 0)).toBe(true)
  })
  it('never throw, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (raw) => {
        const contents = readCart({ cart_1: raw, c_discounts: raw, c_offer: raw })
        expect(() => cartState(contents)).not.toThrow()
      }),
    )
  })
  it('do not include an entry without quantity, which counts as one', () => {
    const { quantity: _, ...data } = { quantity: 1, ...adCreation(500).data }
    const snapshot = { cart_3: JSON.stringify({ ...adCreation(500), data }) }
    expect(state(snapshot)).toMatchObject({ count: 1, cartSum: 500 })
    expect(readCart(snapshot).items[0]?.key).toBe('cart_3')
  })
})
