import { findAdFormat } from '#domain/catalogue/adFormat.ts'

/** How a page's or an app's banner places divide among the sizes, in percent; sizes of one medium add up to 100. */
const PLACEMENT_PERCENT: ReadonlyMap<string, number> = new Map([
  ['display_300x250', 50],
  ['display_728x90', 30],
  ['display_120x600', 20],
  ['mobile_300x50', 55],
  ['mobile_300x250', 30],
  ['mobile_320x480', 15],
])

/**
 * The part of a product's impressions that a choice of formats can use, 0 to 1. A banner place has one size, so that a
 * page's impressions are divided among the sizes; a spot or a screen runs in whatever of its formats is supplied.
 */
export function formatShare(
  productFormatIds: readonly string[],
  chosen: ReadonlySet<string>,
): number {
  let offered = 0
  let usable = 0
  for (const id of productFormatIds) {
    const percent = PLACEMENT_PERCENT.get(id)
    if (percent === undefined) {
      if (chosen.has(id)) return 1
      continue
    }
    offered += percent
    if (chosen.has(id)) usable += percent
  }
  return offered > 0 ? usable / offered : 0
}

/** What the chosen formats add to a product's price on average, USD cents per 1,000. */
export function formatSurchargeMinor(
  productFormatIds: readonly string[],
  chosen: ReadonlySet<string>,
): number {
  let weight = 0
  let surcharge = 0
  for (const id of productFormatIds) {
    if (!chosen.has(id)) continue
    const percent = PLACEMENT_PERCENT.get(id) ?? 1
    weight += percent
    surcharge += percent * (findAdFormat(id)?.cpmSurchargeMinor ?? 0)
  }
  return weight > 0 ? surcharge / weight : 0
}
