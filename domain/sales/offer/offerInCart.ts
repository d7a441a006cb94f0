import type { CartItem, CartOffer } from '#domain/commerce/cart/cartItem.ts'
import type { HeldLine } from '#domain/commerce/checkout/priceCart.ts'
import type { ErrorCode } from '#domain/foundation/errors/errorCatalogue.ts'
import type { OfferState } from './offer.ts'
import type { OfferContent } from './offerContent.types.ts'
import { isOfferOver } from './offerValidity.ts'

/** The parts of an entry that an offer fixes: not its name in the cart or its prices. */
const offered = (item: CartItem): string =>
  JSON.stringify([
    item.media_type,
    item.data.quantity,
    item.type === 'campaign' ? item.data.plan : item.data.package_id,
  ])

/** Whether a cart contains exactly the offered entries. */
export const holdsOffer = (
  items: readonly CartItem[],
  content: Pick<OfferContent, 'items'>,
): boolean =>
  items.length === content.items.length &&
  items.every((item, at) => {
    const other = content.items[at]
    return other !== undefined && offered(item) === offered(other)
  })

/** Why an offer does not apply to a cart (Sales 7); null if it does. */
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

/** Prices and forecast of a cart's entries by an offer that applies, by key. */
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
