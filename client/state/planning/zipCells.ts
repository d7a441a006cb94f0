import { loadZipListCells } from '#client/api/planning/planData.ts'
import { codeKey } from '#domain/foundation/geo/cellIndex.ts'
import type { CampaignCountry } from '#domain/foundation/geo/country.ts'
import type { RegionCell } from '#domain/foundation/geo/place.ts'

/** Cells of ZIP codes that were already asked for; null for a code that has none. */
const known = new Map<string, RegionCell | null>()

/** Keeps the cells that a check of ZIP codes brought, so that the forecast need not ask again. */
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

/** The codes whose cells have to be asked for. */
export function unknownZipCodes(country: CampaignCountry, codes: readonly string[]): string[] {
  return codes.filter((code) => !known.has(codeKey(country, code)))
}

/** The cells of a ZIP list as far as they are known. */
export function knownZipCells(country: CampaignCountry, codes: readonly string[]): RegionCell[] {
  return codes.flatMap((code) => known.get(codeKey(country, code)) ?? [])
}

/** Asks for the cells of the codes not known yet, e.g. after a reload. Raises ProductError. */
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
