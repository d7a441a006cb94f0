import type { Database } from '#database/connection.ts'
import { cellsOfCircles, type WantedCircle } from '#database/queries/catalogue/cellsOfCircles.ts'
import { cellsByCodes, findPlaces } from '#database/queries/catalogue/places.ts'
import type { PlanRegion } from '#domain/foundation/geo/planRegion.ts'
import { FEW_PLACES, GEO_GROUPS, RANGE_UNITS, toKm } from '#domain/foundation/geo/country.ts'
import { placeIdsOf } from '#domain/foundation/geo/regionPlaces.ts'
import type { RegionCell, RegionReference } from '#domain/foundation/geo/place.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { currentVersions } from '../catalogue/currentVersions.ts'
import { cacheByVersion } from '../catalogue/cacheByVersion.ts'
import { cachedCellsAround } from './cachedCells.ts'
import { profilesOfGroup } from './profilesOfGroup.ts'

/** Most recently used regions, so that repricing a plan does not read thousands of cells again. */
const kept = cacheByVersion<RegionReference>(12)

/** All forecast facts of a plan's region, only from its IDs and codes. Shared: do not change it. */
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
  const { country, wholeCountry, places, excluded = [] } = region
  const out = excluded.map(({ placeId }) => placeId)
  if (wholeCountry) return [country, out]
  // Reads the cells of a long list only as far as its circles reach.
  const isLong = places.length > FEW_PLACES
  const included = places.map(({ placeId, radius }) => (isLong ? [placeId, radius] : placeId))
  return [country, included, region.zipCodes, out]
}

async function readReference(
  context: Pick<OperationContext, 'db' | 'versions'>,
  region: PlanRegion,
  version: string | null,
): Promise<RegionReference> {
  const { db } = context
  const group: readonly string[] = GEO_GROUPS[region.country]
  const { excluded = [] } = region
  const wanted = region.wholeCountry
    ? { ...region, places: [], zipCodes: [], excluded }
    : { ...region, excluded }
  const placeIds = placeIdsOf(wanted)
  const [profiles, found] = await Promise.all([
    profilesOfGroup(context, region.country),
    findPlaces(db, placeIds),
  ])
  const places = found.filter((place) => group.includes(place.country))
  return { profiles, places, cells: await cellsOf(db, wanted, { version, places }) }
}

async function cellsOf(
  db: Database,
  region: PlanRegion,
  { version, places }: { version: string | null; places: RegionReference['places'] },
): Promise<RegionCell[]> {
  const { country } = region
  const parts = await Promise.all([
    ...(places.length > FEW_PLACES
      ? [cellsOfCircles(db, GEO_GROUPS[country], circlesOf(region, places))]
      : places.map((place) => cachedCellsAround(db, { version, country, place }))),
    cellsByCodes(db, country, region.zipCodes),
  ])
  const cells = new Map<string, RegionCell>()
  for (const part of parts) for (const cell of part) cells.set(cell.id, cell)
  return [...cells.values()]
}

/** Circles of a region around its known places. */
function circlesOf(region: PlanRegion, places: RegionReference['places']): WantedCircle[] {
  const { country, excluded = [] } = region
  const known = new Map(places.map((place) => [place.id, place]))
  return [...region.places, ...excluded].flatMap(({ placeId, radius }) => {
    const center = known.get(placeId)
    return center ? [{ center, radiusKm: toKm(radius, RANGE_UNITS[country]) }] : []
  })
}
