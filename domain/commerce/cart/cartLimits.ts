// How much a cart can hold. In a file without zod: adding to a cart needs no more.

export const MAX_CART_LINES = 50
export const MAX_CART_COUPONS = 20
/** Names in `websites` of a campaign: as many products as a plan may have. */
export const MAX_WEBSITE_NAMES = 500
export const MAX_WEBSITE_TOPICS = 60

/** What carts and sessions of one network may write in a day, bytes. */
export const NETWORK_BYTES_A_DAY = 20_000_000

/** The names by topic, as many as an entry may have. */
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
