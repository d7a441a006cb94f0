import { loadZipListCells } from '#client/api/planning/planData.ts'
import { codeKey } from '#domain/foundation/geo/cellIndex.ts'
import type { CampaignCountry } from '#domain/foundation/geo/country.ts'
import type { RegionCell } from '#domain/foundation/geo/place.ts'

/** Cells of requested ZIP codes; null for a code without one. */
const known = new Map<string, RegionCell | null>()

/** Caches the cells from a check of ZIP codes, so that the forecast need not request them again. */
export function rememberZipCells(
  country: CampaignCountry,
  codes: readonly string[],
  cells: readonly RegionCell[],
): void {
  for (const code of codes) {
    const key = codeKey(country, code)
    if (!known.has(key)) known.set(key, null)
  }
  for (const cell of cells) known.set(codeKey(cell.country, cell.code), cell)
}

/** The codes whose cells are not cached. */
export function unknownZipCodes(country: CampaignCountry, codes: readonly string[]): string[] {
  return codes.filter((code) => !known.has(codeKey(country, code)))
}

/** The cached cells of a ZIP list. */
export function knownZipCells(country: CampaignCountry, codes: readonly string[]): RegionCell[] {
  return codes.flatMap((code) => known.get(codeKey(country, code)) ?? [])
}

/** Requests the missing cells, for example after a reload. Raises ProductError. */
export async function loadZipCells(
  country: CampaignCountry,
  codes: readonly string[],
): Promise<RegionCell[]> {
  const missing = unknownZipCodes(country, codes)
  if (missing.length > 0) {
    rememberZipCells(country, missing, await loadZipListCells(country, missing))
  }
  return knownZipCells(country, codes)
}
