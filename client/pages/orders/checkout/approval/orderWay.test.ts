import { expect, it } from 'vitest'
import { orderWay } from './orderWay.ts'

const price = (totalUsdMinor: number | null, isRefused = false) => ({ totalUsdMinor, isRefused })
const buyer = {
  mayOrder: true,
  mayRequest: true,
  limit: { limitMinor: 500_00, spentMinor: 300_00, currency: 'USD' as const, leftUsdMinor: 200_00 },
}

it('places the order outside a team, and for a buyer within the limit', () => {
  expect(orderWay(null, price(900_00))).toBe('order')
  expect(orderWay(buyer, price(200_00))).toBe('order')
  expect(orderWay(buyer, price(null))).toBe('order')
})

it('requests approval for a planner, and for a buyer beyond the limit or refused by the server', () => {
  expect(orderWay({ mayOrder: false, mayRequest: true, limit: null }, price(1))).toBe('request')
  expect(orderWay(buyer, price(200_01))).toBe('request')
  expect(orderWay(buyer, price(200_00, true))).toBe('request')
})

it('does neither for creatives and viewers', () => {
  expect(orderWay({ mayOrder: false, mayRequest: false, limit: null }, price(1))).toBe('none')
})
