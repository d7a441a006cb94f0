import type { Database } from '#database/connection.ts'
import { cellsByCodes, findPlaces } from '#database/queries/catalogue/places.ts'
import type { PlanRegion } from '#domain/foundation/geo/planRegion.ts'
import { GEO_GROUPS } from '#domain/foundation/geo/country.ts'
import type { RegionCell, RegionReference } from '#domain/foundation/geo/place.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { currentVersions } from '../catalogue/currentVersions.ts'
import { keptByVersion } from '../catalogue/keptByVersion.ts'
import { keptCellsAround } from './keptCells.ts'
import { profilesOfGroup } from './profilesOfGroup.ts'

/** The regions asked for last, so that pricing a plan again does not read thousands of cells again. */
const kept = keptByVersion<RegionReference>(12)

/** Everything the forecast needs to know about a plan's region, from its ids and codes alone. It is shared: do not change it. */
export async function regionReference(
  context: Pick<OperationContext, 'db' | 'versions'>,
  region: PlanRegion,
): Promise<RegionReference> {
  const { places: version } = await currentVersions(context)
  return await kept({ version, key: whatIsRead(region) }, async () =>
    readReference(context, region, version),
  )
}

function whatIsRead(region: PlanRegion): unknown[] {
  const { country, wholeCountry } = region
  if (wholeCountry) return [country]
  return [country, region.places.map(({ placeId }) => placeId), region.zipCodes]
}

async function readReference(
  context: Pick<OperationContext, 'db' | 'versions'>,
  region: PlanRegion,
  version: string | null,
): Promise<RegionReference> {
  const { db } = context
  if (region.wholeCountry) {
    return { profiles: await profilesOfGroup(context, region.country), cells: [], places: [] }
  }
  const group: readonly string[] = GEO_GROUPS[region.country]
  const placeIds = region.places.map((place) => place.placeId)
  const [profiles, found] = await Promise.all([
    profilesOfGroup(context, region.country),
    findPlaces(db, placeIds),
  ])
  const places = found.filter((place) => group.includes(place.country))
  return { profiles, places, cells: await cellsOf(db, region, { version, places }) }
}

async function cellsOf(
  db: Database,
  region: PlanRegion,
  { version, places }: { version: string | null; places: RegionReference['places'] },
): Promise<RegionCell[]> {
  const parts = await Promise.all([
    ...places.map((place) => keptCellsAround(db, { version, country: region.country, place })),
    cellsByCodes(db, region.country, region.zipCodes),
  ])
  const cells = new Map<string, RegionCell>()
  for (const part of parts) for (const cell of part) cells.set(cell.id, cell)
  return [...cells.values()]
}
