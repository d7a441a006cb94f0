import { cellsWithin, findPlaces } from '#database/queries/catalogue/places.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { GEO_GROUPS, MAX_RADIUS_KM } from '#domain/foundation/geo/country.ts'
import type { Place, RegionCell } from '#domain/foundation/geo/place.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** A place and every cell of its geo group that the largest radius around it reaches; raises not_found. */
export async function cellsAroundPlace(
  { db }: Pick<OperationContext, 'db'>,
  placeId: string,
): Promise<{ place: Place; cells: RegionCell[] }> {
  const [place] = await findPlaces(db, [placeId])
  if (!place) throw new ProductError('not_found', { message: 'This place was not found.' })
  const cells = await cellsWithin(db, GEO_GROUPS[place.country], place, MAX_RADIUS_KM)
  return { place, cells }
}
