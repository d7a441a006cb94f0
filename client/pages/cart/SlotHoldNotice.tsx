import type { CartItem } from '#domain/cart/cartItem.ts'

export function SlotHoldNotice({ item }: { item: CartItem }) {
  return item.media_type === 'dooh' ? null : null
}
