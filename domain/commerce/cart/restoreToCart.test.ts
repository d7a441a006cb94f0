import { describe, expect, it } from 'vitest'
import { restoreToCart } from './restoreToCart.ts'

const before = { cart_1: 'a', cart_2: 'b', c_offer: 'o', c_discounts: 'd' }

describe('undoing a removal', () => {
  it('restores the entry and the offer in the same cart', () => {
    const after = { cart_1: 'a', c_discounts: 'd' }
    expect(restoreToCart(after, { before, after }).set).toEqual({ cart_2: 'b', c_offer: 'o' })
  })
  it('assigns the next number when another entry has the old one, and drops the offer', () => {
    const after = { cart_1: 'a', c_discounts: 'd' }
    const now = { cart_1: 'a', cart_2: 'x', c_discounts: 'd' }
    expect(restoreToCart(now, { before, after }).set).toEqual({ cart_3: 'b' })
  })
  it('of the whole cart keeps coupons that were entered since', () => {
    const now = { c_discounts: 'new' }
    expect(restoreToCart(now, { before, after: {} }).set).toEqual({ cart_1: 'a', cart_2: 'b' })
    expect(restoreToCart({}, { before, after: {} }).set).toEqual(before)
  })
})
