import { findAdFormat } from '#domain/catalogue/adFormat.ts'

/**
 * The part of a product's impressions that the chosen formats can use, 0 to 1. A banner placement
 * has one size, so a page's impressions are divided among sizes; a video, audio ad or screen
 * accepts any of its formats.
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

/** The average surcharge of the chosen formats, USD cents per 1,000. */
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
