import { describe, expect, it } from 'vitest'
import { AD_CREATION_PACKAGES } from '#domain/catalogue/adCreationPackage.ts'
import { planned } from '#domain/testing/austin.ts'
import { campaignItem, cartEntry, packageItem } from './newCartItem.ts'
import { readCart } from './readCart.ts'
import { setCartBudgets } from './setCartBudgets.ts'

const [banner] = AD_CREATION_PACKAGES
const plan = { ...planned('ctv'), name: 'Spring', budgetMinor: 1_500_00 }
const cart = {
  cart_1: JSON.stringify(cartEntry(campaignItem(plan), 'cart_1')),
  cart_2: JSON.stringify(cartEntry(packageItem(banner), 'cart_2')),
  cart_3: JSON.stringify(cartEntry(campaignItem(plan), 'cart_3')),
  c_offer: 'o',
}

describe('setCartBudgets', () => {
  it('changes the budget of an entry and of its plan, and clears the offer', () => {
    const change = setCartBudgets(cart, new Map([['cart_1', 900_00]]))
    const [item] = readCart(change.set).items
    expect(item?.data).toMatchObject({ budget: 900_00, plan: { budgetMinor: 900_00 } })
    expect(item?.data.name).toBe('Spring')
    expect(Object.keys(change.set)).toEqual(['cart_1'])
    expect(change.remove).toEqual(['c_offer'])
  })

  it('is undone by the previous budgets', () => {
    const { set } = setCartBudgets(cart, new Map([['cart_1', 900_00]]))
    const back = setCartBudgets({ ...cart, ...set }, new Map([['cart_1', 1_500_00]]))
    expect(readCart({ ...cart, ...set, ...back.set }).items).toEqual(readCart(cart).items)
  })

  it('skips ad creations, equal budgets and missing entries', () => {
    const budgets = new Map([
      ['cart_1', 1_500_00],
      ['cart_2', 100_00],
      ['cart_9', 100_00],
    ])
    expect(setCartBudgets(cart, budgets)).toEqual({ set: {}, remove: [] })
  })
})
