import { expect, it } from 'vitest'
import { AD_CREATION_PACKAGES } from '#domain/catalogue/adCreationPackage.ts'
import { acceptOffer } from './acceptOffer.ts'
import { cartEntry, packageItem } from './newCartItem.ts'
import { readCart } from './readCart.ts'

it('replaces the entries of the cart with an offer, and keeps its coupons', () => {
  const [banner] = AD_CREATION_PACKAGES
  const item = (key: string) => cartEntry(packageItem(banner), key)
  const before = {
    cart_1: JSON.stringify(item('cart_1')),
    cart_7: JSON.stringify(item('cart_7')),
    c_discounts: '[{"num":"WELCOME25","amount":2500}]',
    other: 'stays',
  }
  const offer = { id: 'ofk_1', name: 'OFF-2026-000001', sum: 90_00 }
  const { set, remove } = acceptOffer(before, { items: [item('cart_1'), item('cart_2')], offer })
  expect(remove).toEqual(['cart_7'])
  const after = readCart({ ...before, ...set, cart_7: 'removed' })
  expect(after.items.map(({ key }) => key)).toEqual(['cart_1', 'cart_2'])
  expect(after).toMatchObject({ offer, discounts: [{ num: 'WELCOME25' }] })
})
