import type { TimeZoneId } from '#domain/foundation/calendar/timeZone.ts'

/** Points by zone: hundredths of a degree of latitude and longitude in turn. */
export type ZonePoints = Partial<Record<TimeZoneId, readonly number[]>>

interface Point {
  latitude: number
  longitude: number
}

/** The zone of the nearest point; null without points. */
export function nearestZone(points: ZonePoints, at: Point): TimeZoneId | null {
  const narrowing = Math.cos((at.latitude * Math.PI) / 180)
  let nearest: TimeZoneId | null = null
  let least = Infinity
  for (const [zone, degrees] of Object.entries(points) as [TimeZoneId, readonly number[]][])
    for (let index = 0; index + 1 < degrees.length; index += 2) {
      const north = (degrees[index] ?? 0) / 100 - at.latitude
      const east = ((degrees[index + 1] ?? 0) / 100 - at.longitude) * narrowing
      const distance = north * north + east * east
      if (distance < least) {
        least = distance
        nearest = zone
      }
    }
  return nearest
}
