import { connect } from '#database/connection.ts'
import { cellsByCodes, cellsWithin, findPlaces } from '#database/queries/places.ts'
import type { PlanRegion } from '#domain/campaign/campaignPlan.ts'
import { GEO_GROUPS, MAX_RADIUS_KM } from '#domain/geo/country.ts'
import type { RegionCell, RegionReference } from '#domain/geo/place.ts'
import type { OperationContext } from '../../env.ts'
import { profilesOfGroup } from './profilesOfGroup.ts'

/** Everything the forecast needs to know about a plan's region, from its ids and codes alone. */
export async function regionReference(
  context: Pick<OperationContext, 'env'>,
  region: PlanRegion,
): Promise<RegionReference> {
  const db = connect(context.env.DB)
  const group = GEO_GROUPS[region.country]
  const profiles = await profilesOfGroup(context, region.country)
  if (region.wholeCountry) return { profiles, cells: [], places: [] }
  const found = await findPlaces(
    db,
    region.places.map((place) => place.placeId),
  )
  const inGroup: readonly string[] = group
  const places = found.filter((place) => inGroup.includes(place.country))
  const parts = await Promise.all([
    ...places.map((place) => cellsWithin(db, group, place, MAX_RADIUS_KM)),
    cellsByCodes(db, region.country, region.zipCodes),
  ])
  const cells = new Map<string, RegionCell>()
  for (const part of parts) for (const cell of part) cells.set(cell.id, cell)
  return { profiles, cells: [...cells.values()], places }
}
