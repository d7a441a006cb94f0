import { haversineKm, type GeoPoint } from '#domain/foundation/geo/distance.ts'

export interface PeopledPoint extends GeoPoint {
  population: number
}

const KM_PER_DEGREE = 111

/**
 * Returns a function that counts the people around a point: all within `nearKm`, none beyond
 * `farKm`, and a decreasing share in between, so that no count jumps.
 */
export function peopleCounter(
  points: readonly PeopledPoint[],
  { nearKm, farKm }: { nearKm: number; farKm: number },
): (center: GeoPoint) => number {
  const sorted = points
    .filter(({ population }) => population > 0)
    .toSorted((a, b) => a.latitude - b.latitude)
  const latitudes = sorted.map(({ latitude }) => latitude)
  const span = farKm / KM_PER_DEGREE
  return (center) => {
    const width = span / Math.max(0.05, Math.cos((center.latitude * Math.PI) / 180))
    let people = 0
    for (let at = firstFrom(latitudes, center.latitude - span); at < sorted.length; at++) {
      const point = sorted[at]
      if (!point || point.latitude > center.latitude + span) break
      if (Math.abs(point.longitude - center.longitude) > width) continue
      const km = haversineKm(center, point)
      if (km >= farKm) continue
      people += point.population * Math.min(1, (farKm - km) / (farKm - nearKm))
    }
    return people
  }
}

function firstFrom(sorted: readonly number[], value: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? Infinity) < value) low = middle + 1
    else high = middle
  }
  return low
}
