import { expect, it } from 'vitest'
import { planned } from '#domain/testing/austin.ts'
import type { CartItem } from './cartItem.ts'
import { mediaNotInCart } from './mediaNotInCart.ts'
import { campaignItem, cartEntry } from './newCartItem.ts'

const inCart = (mediaType: 'ctv' | 'dooh', at: number): CartItem =>
  cartEntry(campaignItem(planned(mediaType)), `cart_${at}`)

it('lists the media without a campaign, in any order of entries', () => {
  expect(mediaNotInCart([])).toHaveLength(6)
  const others = mediaNotInCart([inCart('ctv', 1), inCart('dooh', 2), inCart('ctv', 3)])
  expect(others).toEqual(['online_display', 'mobile_display', 'online_video', 'online_audio'])
})
