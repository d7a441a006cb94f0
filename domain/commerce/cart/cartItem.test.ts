import { describe, expect, it } from 'vitest'
import { AD_CREATION_PACKAGES } from '#domain/catalogue/adCreationPackage.ts'
import { planned } from '#domain/testing/austin.ts'
import { cartDiscountSchema, cartItemSchema, cartOfferSchema } from './cartItem.ts'
import { campaignItem, cartEntry, packageItem } from './newCartItem.ts'

const names = (count: number) => Array.from({ length: count }, (_, at) => `${at}`)
const item = cartEntry(campaignItem(planned('ctv')), 'cart_1')
const fits = (data: object) =>
  cartItemSchema.safeParse({ ...item, data: { ...item.data, ...data } }).success

describe('a cart entry', () => {
  it('round-trips through storage', () => {
    const offered = {
      ...item,
      data: {
        ...item.data,
        offer_id: 'off_1',
        offer_name: 'Offer',
        name: 'Spring',
        websites: { Cooking: ['Site 1', 'Site 2'] },
      },
    }
    expect(cartItemSchema.parse(offered)).toEqual(offered)
    const spot = cartEntry(packageItem(AD_CREATION_PACKAGES[0], { quantity: 99 }), 'cart_2')
    expect(cartItemSchema.parse(spot)).toEqual(spot)
    const coupon = { num: 'WELCOME25', amount: 25_00 }
    expect(cartDiscountSchema.parse(coupon)).toEqual(coupon)
    const offer = { id: 'off_1', name: 'Offer', sum: 100 }
    expect(cartOfferSchema.parse(offer)).toEqual(offer)
  })

  it('names up to 500 websites and 60 topics', () => {
    expect(fits({ websites: { a: names(500) } })).toBe(true)
    expect(fits({ websites: { a: names(500), b: ['x'] } })).toBe(false)
    const topics = (count: number) => Object.fromEntries(names(count).map((name) => [name, ['x']]))
    expect(fits({ websites: topics(60) })).toBe(true)
    expect(fits({ websites: topics(61) })).toBe(false)
    expect(fits({ websites: { ['x'.repeat(81)]: ['x'] } })).toBe(false)
    expect(fits({ websites: { a: ['x'.repeat(161)] } })).toBe(false)
  })

  it('has a quantity from 1 to 99, and limits its texts', () => {
    expect([0, 1, 99, 100].map((quantity) => fits({ quantity }))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(fits({ name: 'x'.repeat(161) })).toBe(false)
    expect(fits({ offer_id: 'x'.repeat(65) })).toBe(false)
    const coupon = (num: string) => cartDiscountSchema.safeParse({ num, amount: 1 }).success
    expect([coupon(' '), coupon('x'.repeat(40)), coupon('x'.repeat(41))]).toEqual([
      false,
      true,
      false,
    ])
  })
})
