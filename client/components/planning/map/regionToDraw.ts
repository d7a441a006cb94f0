import type { PlanPlace, PlanRegion } from '#domain/foundation/geo/planRegion.ts'
import { RANGE_UNITS, toKm } from '#domain/foundation/geo/country.ts'
import type { ReachedRegion } from '#domain/planning/assessment/reachedCells.ts'
import type { MapRegion } from './ground/mapRegion.ts'

const NOTHING: never[] = []

/** A plan's region in the form that the map draws; `reached` is null until known. */
export function regionToDraw(region: PlanRegion, reached: ReachedRegion | null): MapRegion {
  const unit = RANGE_UNITS[region.country]
  const { excluded = NOTHING } = region
  const circleOf = ({ placeId, label, latitude, longitude, radius }: PlanPlace) => ({
    id: placeId,
    label,
    latitude,
    longitude,
    radiusKm: toKm(radius, unit),
    radiusLabel: `${radius} ${unit}`,
  })
  return {
    circles: [
      ...(region.wholeCountry ? NOTHING : region.places.map(circleOf)),
      ...excluded.map((place) => Object.assign(circleOf(place), { isExcluded: true })),
    ],
    states: reached?.states ?? NOTHING,
    isWholeCountry: region.wholeCountry,
    reached: reached?.cells ?? NOTHING,
  }
}
