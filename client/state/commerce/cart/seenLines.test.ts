import { describe, expect, it } from 'vitest'
import type { CartItem } from '#domain/commerce/cart/cartItem.ts'
import type { Quote } from '#domain/commerce/checkout/quote.types.ts'
import { parseSeen, planMark, seenAfter, seenForQuote } from './seenLines.ts'

const campaign = (budget: number) =>
  ({
    type: 'campaign',
    media_type: 'ctv',
    key: 'cart_1',
    data: { cost: 0, budget, quantity: 1, plan: { budgetMinor: budget } },
  }) as unknown as CartItem

const spot = (quantity: number, package_id = 'spot') =>
  ({
    type: 'adcreation',
    media_type: 'ctv',
    key: 'cart_2',
    data: { cost: 100, budget: 0, quantity, package_id },
  }) as unknown as CartItem

const quote = (changes: unknown[]) =>
  ({
    lines: [
      { key: 'cart_1', unitUsdMinor: 500, impressions: { mid: 900 }, changes },
      { key: 'cart_2', unitUsdMinor: 120, impressions: null, changes },
    ],
  }) as unknown as Quote

describe('the last seen prices of the cart', () => {
  const items = [campaign(500), spot(2)]
  const seen = seenAfter(items, quote([]), {}, false)

  it('records the impressions of the plan', () => {
    expect(seenForQuote(items, seen)).toEqual({ cart_1: { sumUsdMinor: 500, impressions: 900 } })
  })
  it('reports no change that the buyer made: budget or plan', () => {
    expect(seenForQuote([campaign(700)], seen)).toEqual({
      cart_1: { sumUsdMinor: 700, impressions: null },
    })
  })
  it('records nothing for packages, since the cart stores their price and any other price is a change', () => {
    expect(seenForQuote([spot(2), spot(3)], seen)).toEqual({})
  })
  it('drops a package replaced by another of the same number', () => {
    expect(seenForQuote([spot(1, 'other')], seen)).toEqual({})
  })
  it('stays unchanged until the changes are acknowledged, and is updated then', () => {
    const before = { cart_2: { unitUsdMinor: 100, impressions: null, planMark: 'spot' } }
    const news = quote([{ field: 'price' }])
    expect(seenAfter(items, news, before, false)).toEqual(before)
    expect(seenAfter(items, news, before, true)['cart_2']?.unitUsdMinor).toBe(120)
  })
  it('is empty when the stored text is damaged', () => {
    expect(parseSeen('{broken')).toEqual({})
    expect(parseSeen(null)).toEqual({})
    expect(planMark(campaign(1))).not.toBe(planMark(campaign(2)))
  })
})
