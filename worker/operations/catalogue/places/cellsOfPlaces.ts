import { cellsOfCircles } from '#database/queries/catalogue/cellsOfCircles.ts'
import { findPlaces } from '#database/queries/catalogue/places.ts'
import { GEO_GROUPS } from '#domain/foundation/geo/country.ts'
import type { Place, RegionCell } from '#domain/foundation/geo/place.ts'
import type { CellsOfPlaces } from '#domain/foundation/geo/stores/storeListSchema.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** Places of a geo group and the cells within their radii, each cell once. */
export async function cellsOfPlaces(
  { db }: Pick<OperationContext, 'db'>,
  { country, circles }: CellsOfPlaces,
): Promise<{ places: Place[]; cells: RegionCell[] }> {
  const group: readonly string[] = GEO_GROUPS[country]
  const found = await findPlaces(
    db,
    circles.map(({ placeId }) => placeId),
  )
  const places = found.filter((place) => group.includes(place.country))
  const radii = new Map(circles.map(({ placeId, radiusKm }) => [placeId, radiusKm]))
  const wanted = places.map((center) => ({ center, radiusKm: radii.get(center.id) ?? 1 }))
  return { places, cells: await cellsOfCircles(db, GEO_GROUPS[country], wanted) }
}
