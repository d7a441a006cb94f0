import type { Database } from '#database/connection.ts'
import { cellsWithin } from '#database/queries/catalogue/places.ts'
import { GEO_GROUPS, MAX_RADIUS_KM, type CampaignCountry } from '#domain/foundation/geo/country.ts'
import type { Place, RegionCell } from '#domain/foundation/geo/place.ts'

/** About 20 MB of cells: the surroundings of some 40 large cities. */
const KEPT_CELLS = 60_000

/** By version, geo group and place, most recently used last. */
const kept = new Map<string, RegionCell[]>()
let cachedCells = 0

function forget(key: string): void {
  cachedCells -= kept.get(key)?.length ?? 0
  kept.delete(key)
}

function keep(key: string, cells: RegionCell[]): void {
  forget(key)
  kept.set(key, cells)
  cachedCells += cells.length
  for (const oldest of kept.keys()) {
    if (cachedCells <= KEPT_CELLS || oldest === key) return
    forget(oldest)
  }
}

/**
 * Cells within the largest radius around a place in a country's geo group. Caches the most recently used places while
 * the version of places is unchanged, so that campaigns around one city cost one read. Shared: do not change them.
 */
export async function cachedCellsAround(
  db: Database,
  { version, country, place }: { version: string | null; country: CampaignCountry; place: Place },
): Promise<RegionCell[]> {
  const group = GEO_GROUPS[country]
  const key = JSON.stringify([version, group, place.id])
  const found = version === null ? undefined : kept.get(key)
  const cells = found ?? (await cellsWithin(db, group, place, MAX_RADIUS_KM))
  if (version !== null) keep(key, cells)
  return cells
}
