import { describe, expect, it } from 'vitest'
import { cartEntry, campaignItem, packageItem } from '#domain/commerce/cart/newCartItem.ts'
import { findAdCreationPackage } from '#domain/catalogue/adCreationPackage.ts'
import { newPlan } from '#domain/planning/campaign/start/newPlan.ts'
import { distinctItems } from './distinctItems.ts'

const NOW = new Date('2026-11-26T12:00:00Z')
const plan = { ...newPlan({ mediaType: 'ctv', country: 'US', now: NOW }), name: 'Spring bread' }
const campaign = (key: string, changes: object = {}) =>
  cartEntry(campaignItem({ ...plan, ...changes }), key)
const banner = (key: string, quantity: number) => {
  const found = findAdCreationPackage('mobile_banner_single')
  if (!found) throw new Error('There is no such package.')
  return cartEntry(packageItem(found, { quantity }), key)
}

describe('the items of an offer', () => {
  it('have one line per package, with its whole quantity', () => {
    const items = [banner('cart_1', 2), campaign('cart_2'), banner('cart_3', 3)]
    const distinct = distinctItems(items)
    expect(distinct.map(({ key, data }) => [key, data.quantity])).toEqual([
      ['cart_1', 5],
      ['cart_2', 1],
    ])
    expect(items[0]?.data.quantity).toBe(2)
  })

  it('number identical campaigns', () => {
    const items = [campaign('cart_1'), campaign('cart_2'), campaign('cart_3', { budgetMinor: 1 })]
    expect(distinctItems(items).map(({ data }) => data.name)).toEqual([
      'Spring bread',
      'Spring bread (2)',
      'Spring bread',
    ])
  })

  it('split a package into two lines if one cannot hold its quantity', () => {
    expect(distinctItems([banner('cart_1', 60), banner('cart_2', 60)])).toHaveLength(2)
  })
})
