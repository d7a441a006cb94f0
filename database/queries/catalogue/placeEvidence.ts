import { sql } from 'drizzle-orm'
import type { StateKey } from '#domain/catalogue/products/importKeys.ts'
import {
  type ClaimedPlace,
  codeSpellings,
  NEARBY_DEGREES,
  type PlaceEvidence,
} from '#domain/catalogue/screenSense.ts'
import {
  CAMPAIGN_COUNTRIES,
  type CampaignCountry,
} from '#domain/foundation/geo/campaignCountries.ts'
import { toRadians } from '#domain/foundation/geo/distance.ts'
import type { Database } from '#database/connection.ts'

/** A degree of latitude. */
const KM_PER_DEGREE = 111.2

/** The states of all countries by code, as the screens' rows name them. */
export async function listStateKeys(db: Database): Promise<StateKey[]> {
  return await db.all<StateKey>(sql`select country, code, name from states order by country, name`)
}

interface NearbyRow {
  at: number
  country: CampaignCountry
  stateCode: string
  squared: number
}

interface CodeRow {
  at: number
  latitude: number
  longitude: number
  stateCode: string
}

/** The geography's facts about claimed places, in their order. Three queries, however many places. */
export async function findPlaceEvidence(
  db: Database,
  places: readonly ClaimedPlace[],
): Promise<PlaceEvidence[]> {
  if (places.length === 0) return []
  const [states, withCodes, nearby, codes] = await Promise.all([
    db.all<{ country: string; code: string; name: string }>(
      sql`select country, code, name from states order by country, code`,
    ),
    db.all<{ country: string }>(sql`select country from countries where has_postal_codes`),
    findNearby(db, places),
    findCodes(db, places),
  ])
  const isCoded = new Set(withCodes.map(({ country }) => country))
  return places.map(({ country }, at) => ({
    states: states.filter((state) => state.country === country),
    hasPostalCodes: isCoded.has(country),
    nearby: nearby
      .filter((row) => row.at === at)
      .map(({ country: of, stateCode, squared }) => ({
        country: of,
        stateCode,
        km: Math.sqrt(squared) * KM_PER_DEGREE,
      })),
    code: codes.find((row) => row.at === at) ?? null,
  }))
}

/** The states of all countries around each place, with the squared distance in degrees of latitude. */
async function findNearby(db: Database, places: readonly ClaimedPlace[]): Promise<NearbyRow[]> {
  const points = JSON.stringify(
    places.map(({ latitude, longitude }, at) => {
      const shrink = Math.max(0.1, Math.cos(toRadians(latitude)))
      return { at, latitude, longitude, shrink }
    }),
  )
  const countries = JSON.stringify(CAMPAIGN_COUNTRIES)
  return await db.all<NearbyRow>(sql`
    with points as (
      select value ->> 'at' as at, value ->> 'latitude' as latitude, value ->> 'longitude' as longitude,
        value ->> 'shrink' as shrink from json_each(${points})
    )
    select points.at as at, cells.country as country, cells.state_code as stateCode, min(
      (cells.latitude - points.latitude) * (cells.latitude - points.latitude)
      + (cells.longitude - points.longitude) * points.shrink
      * (cells.longitude - points.longitude) * points.shrink) as squared
    from points cross join json_each(${countries}) as country
    cross join cells on cells.country = country.value
      and cells.latitude between points.latitude - ${NEARBY_DEGREES} and points.latitude + ${NEARBY_DEGREES}
      and cells.longitude between points.longitude - ${NEARBY_DEGREES} / points.shrink
        and points.longitude + ${NEARBY_DEGREES} / points.shrink
    group by points.at, cells.country, cells.state_code`)
}

async function findCodes(db: Database, places: readonly ClaimedPlace[]): Promise<CodeRow[]> {
  const spelled = places.flatMap(({ country, postalCode = '' }, at) =>
    codeSpellings(country, postalCode).map((code) => ({ at, country, code })),
  )
  return await db.all<CodeRow>(sql`
    select value ->> 'at' as at, cells.latitude as latitude, cells.longitude as longitude,
      cells.state_code as stateCode
    from json_each(${JSON.stringify(spelled)}) join cells
      on cells.country = value ->> 'country' and cells.code = value ->> 'code' and cells.code <> ''`)
}
