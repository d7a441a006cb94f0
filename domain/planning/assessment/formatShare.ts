import { findAdFormat } from '#domain/catalogue/adFormat.ts'

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
    const percent = findAdFormat(id)?.placementPercent ?? null
    if (percent === null) {
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
    const format = findAdFormat(id)
    const percent = format?.placementPercent ?? 1
    weight += percent
    surcharge += percent * (format?.cpmSurchargeMinor ?? 0)
  }
  return weight > 0 ? surcharge / weight : 0
}
