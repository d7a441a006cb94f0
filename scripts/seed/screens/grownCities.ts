import type { VenueType } from '#domain/catalogue/products/product.ts'
import type { VenueMix } from '../markets/marketTables.ts'
import type { CampaignCountry } from '#domain/foundation/geo/country.ts'

/** Screen names in the language of a city; `{}` is the part of the city. */
export type VenueNames = Partial<Record<VenueType, readonly string[]>>

/** A city that gets screens up to the density of Austin. */
export interface GrownCity {
  country: CampaignCountry
  stateCode: string
  city: string
  /** Population by its own statistics office; a larger GeoNames figure takes precedence. */
  people: number
  latitude: number
  longitude: number
  /** Radius around the city in which its parts are searched. */
  aroundKm: number
  organizations: { outdoor: string; indoor: string }
  names: VenueNames
  /** Venues of its screens; default: those of most cities abroad. */
  mix?: VenueMix
}

export const ENGLISH: VenueNames = {
  roadside: ['{}, main road inbound', '{}, main road outbound'],
  street_furniture: ['{}, shopping street', '{}, bus stop east', '{}, bus stop west'],
  transit: ['{} station, platform 1', '{} station, ticket hall'],
  mall: ['{} arcade, level 1'],
  grocery: ['{} food hall, checkout'],
  gym: ['{} gym, entrance'],
  bar_restaurant: ['{} corner bar'],
  office: ['{} offices, lobby'],
  gas_station: ['{} fuel, forecourt'],
}

export const GERMAN: VenueNames = {
  roadside: ['{}, Hauptstraße stadteinwärts', '{}, Hauptstraße stadtauswärts'],
  street_furniture: ['{}, Marktplatz', '{}, Haltestelle Nord', '{}, Haltestelle Süd'],
  transit: ['Bahnhof {}, Bahnsteig 1', 'Bahnhof {}, Halle'],
  mall: ['{}, Einkaufspassage'],
  grocery: ['{}, Markthalle Kasse'],
  gym: ['{} Fitness, Eingang'],
  bar_restaurant: ['{}, Ecklokal'],
  office: ['{}, Bürolobby'],
  gas_station: ['{}, Tankstelle'],
}

/** Streets whose screens are named after a crossing. */
export const CROSSINGS: VenueNames = {
  ...ENGLISH,
  roadside: ['{}'],
  street_furniture: ['{}'],
}

export const GROWN_CITIES: readonly GrownCity[] = [
  {
    country: 'US',
    stateCode: 'IL',
    city: 'Chicago',
    people: 2_750_000,
    latitude: 41.85,
    longitude: -87.65,
    aroundKm: 0,
    organizations: { outdoor: 'org_corner_light_media', indoor: 'org_concourse_media' },
    names: CROSSINGS,
  },
  {
    country: 'CA',
    stateCode: '08',
    city: 'Toronto',
    people: 2_790_000,
    latitude: 43.7,
    longitude: -79.4,
    aroundKm: 13,
    organizations: { outdoor: 'org_boreal_outdoor', indoor: 'org_rue_and_metro_affichage' },
    names: ENGLISH,
  },
  {
    country: 'GB',
    stateCode: 'ENG',
    city: 'London',
    people: 8_960_000,
    latitude: 51.51,
    longitude: -0.12,
    aroundKm: 18,
    organizations: { outdoor: 'org_kerbside_screens', indoor: 'org_arcade_place_media' },
    names: ENGLISH,
  },
  {
    country: 'DE',
    stateCode: '16',
    city: 'Berlin',
    people: 3_680_000,
    latitude: 52.52,
    longitude: 13.4,
    aroundKm: 14,
    organizations: { outdoor: 'org_stadtlicht_aussenwerbung', indoor: 'org_passage_medien' },
    names: GERMAN,
  },
  {
    country: 'AT',
    stateCode: '09',
    city: 'Vienna',
    people: 1_980_000,
    latitude: 48.21,
    longitude: 16.37,
    aroundKm: 10,
    organizations: { outdoor: 'org_ringlicht_medien', indoor: 'org_ringlicht_medien' },
    names: GERMAN,
  },
  {
    country: 'CH',
    stateCode: 'ZH',
    city: 'Zürich',
    people: 430_000,
    latitude: 47.37,
    longitude: 8.54,
    aroundKm: 6,
    organizations: { outdoor: 'org_quai_affichage', indoor: 'org_quai_affichage' },
    names: GERMAN,
  },
  {
    country: 'AU',
    stateCode: '02',
    city: 'Sydney',
    people: 5_250_000,
    latitude: -33.87,
    longitude: 151.1,
    aroundKm: 22,
    organizations: { outdoor: 'org_verandah_outdoor', indoor: 'org_verandah_outdoor' },
    names: ENGLISH,
  },
  {
    country: 'NZ',
    stateCode: 'E7',
    city: 'Auckland',
    people: 1_480_000,
    latitude: -36.87,
    longitude: 174.77,
    aroundKm: 14,
    organizations: { outdoor: 'org_long_cloud_outdoor', indoor: 'org_long_cloud_outdoor' },
    names: ENGLISH,
  },
]
