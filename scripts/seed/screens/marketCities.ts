import { haversineKm } from '#domain/foundation/geo/distance.ts'
import type { RegionCell } from '#domain/foundation/geo/place.ts'
import type { ScreenMarket } from '../markets/marketTables.ts'
import { cityParts, type CityPart } from './cityParts.ts'
import { ENGLISH, GERMAN, type GrownCity, type VenueNames } from './grownCities.ts'

/** Screens per million people of a market with density 1. */
export const SCREENS_PER_MILLION = 7

/** Radius around the center of a US market for new screens. */
const US_AROUND_KM = 30
const AROUND_KM = 14

const US_NAMES: VenueNames = {
  roadside: ['{}, northbound', '{}, southbound'],
  street_furniture: ['{}, bus shelter', '{}, kiosk'],
  transit: ['{}, station platform', '{}, station concourse'],
  mall: ['{}, mall entrance', '{}, mall level 2'],
  grocery: ['{}, grocery checkout'],
  gym: ['{}, gym entrance'],
  bar_restaurant: ['{}, corner bar'],
  office: ['{}, office lobby'],
  gas_station: ['{}, gas station'],
}

const US_STREETS = [
  'Main St',
  'Broadway',
  'Park Ave',
  'Washington Ave',
  'Oak St',
  'Lincoln Ave',
  'Market St',
  'Jefferson St',
  'Highland Ave',
  'Lake St',
  'River Rd',
  'Center St',
  'Union St',
  'Mill Rd',
  'Franklin Ave',
  'Madison St',
  'Church St',
  'Walnut St',
  'Spring St',
] as const

const ORGANIZATIONS: Partial<Record<RegionCell['country'], GrownCity['organizations']>> = {
  US: { outdoor: 'org_corner_light_media', indoor: 'org_concourse_media' },
  CA: { outdoor: 'org_boreal_outdoor', indoor: 'org_rue_and_metro_affichage' },
  GB: { outdoor: 'org_kerbside_screens', indoor: 'org_arcade_place_media' },
  DE: { outdoor: 'org_stadtlicht_aussenwerbung', indoor: 'org_passage_medien' },
  CH: { outdoor: 'org_quai_affichage', indoor: 'org_quai_affichage' },
  AU: { outdoor: 'org_verandah_outdoor', indoor: 'org_verandah_outdoor' },
}

/** The number of screens that a market should have. */
export const wantedScreens = ({ peopleMillions, density }: ScreenMarket): number =>
  Math.ceil(peopleMillions * density * SCREENS_PER_MILLION)

/** A market as a city that gets new screens. */
export function marketCity(market: ScreenMarket): GrownCity {
  const { country, city, stateCode, latitude, longitude, peopleMillions, mix } = market
  const organizations = ORGANIZATIONS[country]
  if (!organizations) throw new Error(`No sellers of screens in ${country}.`)
  return {
    country,
    stateCode,
    city,
    people: Math.round(peopleMillions * 1_000_000),
    latitude,
    longitude,
    aroundKm: country === 'US' ? US_AROUND_KM : AROUND_KM,
    organizations,
    names: namesOf(country),
    mix,
  }
}

function namesOf(country: RegionCell['country']): VenueNames {
  if (country === 'US') return US_NAMES
  return country === 'DE' || country === 'CH' ? GERMAN : ENGLISH
}

/** Locations of a market's screens: in the US a street of each ZIP code, most populous first. */
export function marketParts(city: GrownCity, cells: readonly RegionCell[]): CityPart[] {
  if (city.country !== 'US') return cityParts(city, cells)
  return cells
    .filter(
      (cell) =>
        cell.country === 'US' &&
        cell.stateCode === city.stateCode &&
        cell.population > 0 &&
        haversineKm(city, cell) <= city.aroundKm,
    )
    .toSorted((a, b) => b.population - a.population || (a.id < b.id ? -1 : 1))
    .map(({ code, latitude, longitude }) => {
      const street = US_STREETS[Number(code) % US_STREETS.length] ?? 'Main St'
      return { name: `${street} in ${code}`, latitude, longitude }
    })
}
