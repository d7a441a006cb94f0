import type { CartItem, CartOffer } from '#domain/commerce/cart/cartItem.ts'
import type { HeldLine } from '#domain/commerce/checkout/priceCart.ts'
import type { ErrorCode } from '#domain/foundation/errors/errorCatalogue.ts'
import type { OfferState } from './offer.ts'
import type { OfferContent } from './offerContent.types.ts'
import { isOfferOver } from './offerValidity.ts'

/** What of an entry an offer was made for: its name in the cart and its prices are not part of it. */
const offered = (item: CartItem): string =>
  JSON.stringify([
    item.media_type,
    item.data.quantity,
    item.type === 'campaign' ? item.data.plan : item.data.package_id,
  ])

/** Whether a cart holds what was offered, entry by entry. */
export const holdsOffer = (
  items: readonly CartItem[],
  content: Pick<OfferContent, 'items'>,
): boolean =>
  items.length === content.items.length &&
  items.every((item, at) => {
    const other = content.items[at]
    return other !== undefined && offered(item) === offered(other)
  })

/** Why an offer does not hold for a cart (Sales 7); null when it does. */
export function offerProblem(
  stored: { state: OfferState; expiresAt: string; content: OfferContent } | undefined,
  { offer, items, now }: { offer: CartOffer; items: readonly CartItem[]; now: Date },
): ErrorCode | null {
  if (!stored) return 'offer_not_found'
  if (stored.state === 'accepted') return 'offer_accepted'
  if (stored.state !== 'open' || isOfferOver(stored, now)) return 'offer_expired'
  if (stored.content.sum.payMinor !== offer.sum) return 'offer_other_sum'
  return holdsOffer(items, stored.content) ? null : 'offer_changed'
}

/** What the entries of a cart cost and bring by an offer that holds for it, by their key. */
export const heldLines = (
  items: readonly CartItem[],
  { lines }: Pick<OfferContent, 'lines'>,
): Map<string, HeldLine> =>
  new Map(
    items.flatMap((item, at) => {
      const line = lines[at]
      if (!line) return []
      return [[item.key, { sumUsdMinor: line.price.payMinor, impressions: line.impressions }]]
    }),
  )
