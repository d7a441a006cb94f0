import { cartItemSumMinor } from '#domain/commerce/cart/cartSums.ts'
import type { CartItem } from '#domain/commerce/cart/cartItem.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { mediaTypeInText } from '#domain/foundation/media/mediaTypeInText.ts'
import { MEDIA_TYPE_NAMES } from '#domain/foundation/media/mediaTypes.ts'
import { dollars } from '#domain/foundation/money/amount.ts'

/** The fields of an entry's head; all of them are in the browser's storage. */
export interface LineFacts {
  type: CartItem['type']
  media_type: MediaType
  data: Pick<CartItem['data'], 'name' | 'budget' | 'cost' | 'quantity'>
}

/** Markup of a cart entry's head, drawn by the page or before its code has loaded (./firstLines.ts). */
export const LINE_HEAD = {
  line: 'border-b border-line px-5 py-6 last:border-b-0 sm:px-6',
  head: 'flex items-start justify-between gap-5',
  kind: 'flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2',
  mark: 'inline-block size-2.5 shrink-0 rounded-mark',
  name: 'mt-1 text-subheading break-words',
  amount: 'shrink-0 text-right',
  price: 'num text-xl',
  unit: 'text-xs text-ink-2',
} as const

export const lineName = ({ media_type: mediaType, data }: LineFacts): string =>
  data.name.trim() === '' ? `${MEDIA_TYPE_NAMES[mediaType]} campaign` : data.name

/** "Display campaign", "Ad creation for display". */
export const lineKind = ({ type, media_type: mediaType }: LineFacts): string =>
  type === 'campaign'
    ? `${MEDIA_TYPE_NAMES[mediaType]} campaign`
    : `Ad creation for ${mediaTypeInText(mediaType)}`

/** The price in the cart, in dollars. */
export const linePrice = (line: LineFacts): string => dollars(cartItemSumMinor(line))

/** The unit of the price in dollars: "budget", "2 × $240". */
export function lineUnit({ type, data: { quantity, cost } }: LineFacts): string {
  if (type === 'campaign') return 'budget'
  return quantity === 1 ? 'one package' : `${quantity} × ${dollars(cost)}`
}
