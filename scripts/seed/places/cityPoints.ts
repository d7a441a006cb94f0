import type { RegionCell } from '#domain/foundation/geo/place.ts'

/** A cell with more people than this is divided into points of at most about this many. */
const PEOPLE_PER_POINT = 25_000
/** People per square kilometer of built-up area, which gives the extent of a large place. */
const DENSITY = 3_500
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))
const KM_PER_DEGREE = 111.2

/**
 * Spreads the people of a large place over points of equal area around its center, like the seeds
 * of a sunflower, so that a radius inside a city reaches a part of it. The first point is the
 * center and keeps the cell's ID; the points add up to the whole.
 */
export function cityPoints(cell: RegionCell): RegionCell[] {
  const count = Math.ceil(cell.population / PEOPLE_PER_POINT)
  if (count <= 1) return [cell]
  const radiusKm = Math.sqrt(cell.population / DENSITY / Math.PI)
  const each = Math.floor(cell.population / count)
  const left = cell.population - each * count
  const kmPerLongitude = KM_PER_DEGREE * Math.cos((cell.latitude * Math.PI) / 180)
  return Array.from({ length: count }, (_, at) => {
    const km = radiusKm * Math.sqrt(at / count)
    const north = Math.cos(at * GOLDEN_ANGLE) * km
    const east = Math.sin(at * GOLDEN_ANGLE) * km
    return {
      ...cell,
      id: at === 0 ? cell.id : `${cell.id}_${at}`,
      latitude: cell.latitude + north / KM_PER_DEGREE,
      longitude: cell.longitude + east / kmPerLongitude,
      population: each + (at < left ? 1 : 0),
    }
  })
}
