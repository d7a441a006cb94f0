/**
 * Rebuilds domain/planning/campaign/start/zonePoints.ts and zipZones.ts: the time zones of states with two, by points
 * and by ZIP codes.
 * npm run seed:time-zones
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TimeZoneId } from '#domain/foundation/calendar/timeZone.ts'
import { nearestZone, type ZonePoints } from '#domain/planning/campaign/start/nearestZone.ts'
import { stateTimeZone } from '#domain/planning/campaign/start/regionTimeZone.ts'
import { readZonedPlaces, readZonedZips, type ZonedPlace } from './places/zonePoints.ts'

const FOLDER = join(import.meta.dirname, '../../domain/planning/campaign/start')
const SOURCE =
  '// Made by scripts/seed/buildTimeZones.ts of the places of GeoNames (CC BY 4.0). Do not edit.\n'

const places = readZonedPlaces()
const byState = Map.groupBy(places, ({ country, stateCode }) => `${country} ${stateCode}`)
const isSplit = (all: readonly ZonedPlace[]) => {
  const [first] = all
  return (
    first !== undefined &&
    all.some(({ zone }) => zone !== stateTimeZone(first.country, first.stateCode))
  )
}
const hundredths = (degrees: number) => Math.round(degrees * 100)

/** Smallest set of points whose nearest neighbor gives every place its zone (Hart's condensing). */
function condensed(all: readonly ZonedPlace[]): ZonePoints {
  const kept: Partial<Record<TimeZoneId, number[]>> = {}
  let isSettled = false
  while (!isSettled) {
    isSettled = true
    for (const { zone, latitude, longitude } of all) {
      if (nearestZone(kept, { latitude, longitude }) === zone) continue
      ;(kept[zone] ??= []).push(hundredths(latitude), hundredths(longitude))
      isSettled = false
    }
  }
  return kept
}

/**
 * Drops all but the first of places in two zones that share one point, rounded to a hundredth of a
 * degree: the points would never converge.
 */
function distinct(all: readonly ZonedPlace[]): ZonedPlace[] {
  const at = new Map<string, ZonedPlace>()
  for (const place of all) {
    const key = `${hundredths(place.latitude)} ${hundredths(place.longitude)}`
    if (!at.has(key))
      at.set(key, {
        ...place,
        latitude: hundredths(place.latitude) / 100,
        longitude: hundredths(place.longitude) / 100,
      })
  }
  return [...at.values()]
}

const split = [...byState].filter(([, all]) => isSplit(all)).sort(([a], [b]) => (a < b ? -1 : 1))
const points = Object.fromEntries(split.map(([state, all]) => [state, condensed(distinct(all))]))
writeFileSync(
  join(FOLDER, 'zonePoints.ts'),
  `${SOURCE}import type { ZonePoints } from './nearestZone.ts'

/** The points of each state with two zones, by country and state. */
export const ZONE_POINTS: Readonly<Record<string, ZonePoints>> = ${JSON.stringify(points)}
`,
)

const counties = Map.groupBy(
  places.filter(({ country }) => country === 'US'),
  ({ stateCode, county }) => `${stateCode} ${county}`,
)
/** Zone of a ZIP code: that of its county if it has one, else that of the nearest place. */
function zoneOfZip(zip: ReturnType<typeof readZonedZips>[number]): TimeZoneId {
  const zones = new Set(
    (counties.get(`${zip.stateCode} ${zip.county}`) ?? []).map(({ zone }) => zone),
  )
  const [only] = zones
  if (zones.size === 1 && only) return only
  const near = points[`US ${zip.stateCode}`]
  return (near && nearestZone(near, zip)) ?? stateTimeZone('US', zip.stateCode)
}
const starts: [number, TimeZoneId][] = []
for (const zip of readZonedZips()) {
  const zone = zoneOfZip(zip)
  if (starts.at(-1)?.[1] !== zone) starts.push([Number(zip.code), zone])
}
writeFileSync(
  join(FOLDER, 'zipZones.ts'),
  `${SOURCE}import type { TimeZoneId } from '#domain/foundation/calendar/timeZone.ts'

/** Each zone applies from this ZIP code up to the next entry. */
export const ZIP_ZONES: readonly (readonly [from: number, zone: TimeZoneId])[] = ${JSON.stringify(starts)}
`,
)
console.log(
  `${split.length} states, ${JSON.stringify(points).length} characters; ${starts.length} ranges of ZIP codes.`,
)
