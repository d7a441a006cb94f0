import { cellsWithin, findPlaces } from '#database/queries/catalogue/places.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { GEO_GROUPS, MAX_RADIUS_KM } from '#domain/foundation/geo/country.ts'
import type { Place, RegionCell } from '#domain/foundation/geo/place.ts'
import { haversineKm } from '#domain/foundation/geo/distance.ts'
import { isPinId } from '#domain/foundation/geo/pins/pin.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** A place and every cell of its geo group within the largest radius around it; raises not_found. */
export async function cellsAroundPlace(
  { db }: Pick<OperationContext, 'db'>,
  placeId: string,
): Promise<{ place: Place; cells: RegionCell[] }> {
  const [place] = await findPlaces(db, [placeId])
  if (!place) throw new ProductError('not_found', { message: 'This place was not found.' })
  const cells = await cellsWithin(db, GEO_GROUPS[place.country], place, MAX_RADIUS_KM)
  return { place: isPinId(place.id) ? withState(place, cells) : place, cells }
}

/** A pin takes the state and name of the nearest cell with residents: codes of post office boxes have none. */
export function withState(pin: Place, cells: readonly RegionCell[]): Place {
  const inhabited = cells.filter(({ population }) => population > 0)
  const [nearest] = (inhabited.length > 0 ? inhabited : cells).toSorted(
    (a, b) => haversineKm(pin, a) - haversineKm(pin, b),
  )
  if (!nearest) return pin
  const { stateCode, country, name, code } = nearest
  return { ...pin, stateCode, country, name: `Pin near ${[code, name].filter(Boolean).join(' ')}` }
}
