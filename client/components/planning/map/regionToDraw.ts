import type { PlanRegion } from '#domain/foundation/geo/planRegion.ts'
import { RANGE_UNITS, toKm } from '#domain/foundation/geo/country.ts'
import type { ReachedRegion } from '#domain/planning/assessment/reachedCells.ts'
import type { MapRegion } from './ground/mapRegion.ts'

const NOTHING: never[] = []

/** A plan's region as the map draws it; `reached` is null while it is not known. */
export function regionToDraw(region: PlanRegion, reached: ReachedRegion | null): MapRegion {
  const unit = RANGE_UNITS[region.country]
  return {
    circles: region.wholeCountry
      ? NOTHING
      : region.places.map(({ placeId, label, latitude, longitude, radius }) => ({
          id: placeId,
          label,
          latitude,
          longitude,
          radiusKm: toKm(radius, unit),
          radiusLabel: `${radius} ${unit}`,
        })),
    states: reached?.states ?? NOTHING,
    isWholeCountry: region.wholeCountry,
    reached: reached?.cells ?? NOTHING,
  }
}
