import { MEDIA_TYPES, type MediaType } from '#domain/foundation/media/mediaTypes.ts'
import type { CartItem } from './cartItem.ts'

/** The media without a campaign in the cart. */
export function mediaNotInCart(items: readonly CartItem[]): MediaType[] {
  const booked = new Set(items.flatMap((item) => (item.type === 'campaign' ? item.media_type : [])))
  return MEDIA_TYPES.filter((mediaType) => !booked.has(mediaType))
}
