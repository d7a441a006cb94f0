// The limits of a cart, in a file without zod, so that adding to a cart loads nothing else.

export const MAX_CART_LINES = 50
export const MAX_CART_COUPONS = 20
/** Names in `websites` of a campaign: as many as the products of a plan. */
export const MAX_WEBSITE_NAMES = 500
export const MAX_WEBSITE_TOPICS = 60

/** Maximum that carts and sessions of one network may write per day, bytes. */
export const NETWORK_BYTES_A_DAY = 20_000_000

/** The names by topic, cut to an entry's maximum. */
export function withinWebsiteLimits(
  websites: Readonly<Record<string, readonly string[]>>,
): Record<string, string[]> {
  const kept: Record<string, string[]> = {}
  let left = MAX_WEBSITE_NAMES
  for (const [topic, names] of Object.entries(websites).slice(0, MAX_WEBSITE_TOPICS)) {
    const some = names.slice(0, left)
    left -= some.length
    if (some.length > 0) kept[topic] = some
  }
  return kept
}
