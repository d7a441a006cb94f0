/** A position in degrees. */
export interface GeoPoint {
  latitude: number
  longitude: number
}

/** A box around a circle. It has two longitude ranges where the circle crosses the 180th meridian. */
export interface BoundingBox {
  minLatitude: number
  maxLatitude: number
  longitudeRanges: { min: number; max: number }[]
}

/** The mean radius of the earth in kilometers (IUGG). */
export const EARTH_RADIUS_KM = 6371.0088

/** Keeps rounding from putting a point of the circle outside its box; about 10 m. */
const BOX_MARGIN_DEGREES = 0.0001

/** Degrees as radians. */
export function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

function toDegrees(radians: number): number {
  return (radians * 180) / Math.PI
}

/** The great-circle distance in kilometers, by the haversine formula. */
export function haversineKm(a: GeoPoint, b: GeoPoint): number {
  const halfLatitude = Math.sin(toRadians(b.latitude - a.latitude) / 2)
  const halfLongitude = Math.sin(toRadians(b.longitude - a.longitude) / 2)
  const h =
    halfLatitude ** 2 +
    Math.cos(toRadians(a.latitude)) * Math.cos(toRadians(b.latitude)) * halfLongitude ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}

/**
 * The point this many kilometers from another along a great circle; `bearing` in degrees, clockwise
 * from north.
 */
export function pointAt(from: GeoPoint, bearing: number, distanceKm: number): GeoPoint {
  const angle = distanceKm / EARTH_RADIUS_KM
  const [latitude, turn] = [toRadians(from.latitude), toRadians(bearing)]
  const height =
    Math.sin(latitude) * Math.cos(angle) + Math.cos(latitude) * Math.sin(angle) * Math.cos(turn)
  const east = Math.atan2(
    Math.sin(turn) * Math.sin(angle) * Math.cos(latitude),
    Math.cos(angle) - Math.sin(latitude) * height,
  )
  const longitude = from.longitude + toDegrees(east)
  return {
    latitude: toDegrees(Math.asin(Math.max(-1, Math.min(1, height)))),
    longitude: ((((longitude + 180) % 360) + 360) % 360) - 180,
  }
}

/**
 * The box that contains every point within `radiusKm` of the center, to find candidates by an index
 * before measuring.
 */
export function boundingBox(center: GeoPoint, radiusKm: number): BoundingBox {
  const angle = radiusKm / EARTH_RADIUS_KM
  const latitudeSpan = toDegrees(angle) + BOX_MARGIN_DEGREES
  const minLatitude = Math.max(-90, center.latitude - latitudeSpan)
  const maxLatitude = Math.min(90, center.latitude + latitudeSpan)
  const sine = Math.sin(angle) / Math.cos(toRadians(center.latitude))
  if (minLatitude <= -90 || maxLatitude >= 90 || angle >= Math.PI / 2 || sine >= 1) {
    return { minLatitude, maxLatitude, longitudeRanges: [{ min: -180, max: 180 }] }
  }
  const longitudeSpan = toDegrees(Math.asin(sine)) + BOX_MARGIN_DEGREES
  return {
    minLatitude,
    maxLatitude,
    longitudeRanges: wrapRange(center.longitude - longitudeSpan, center.longitude + longitudeSpan),
  }
}

function wrapRange(min: number, max: number): { min: number; max: number }[] {
  if (max - min >= 360) return [{ min: -180, max: 180 }]
  if (min < -180) {
    return [
      { min: -180, max },
      { min: min + 360, max: 180 },
    ]
  }
  if (max > 180) {
    return [
      { min, max: 180 },
      { min: -180, max: max - 360 },
    ]
  }
  return [{ min, max }]
}
