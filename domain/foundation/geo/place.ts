import { z } from 'zod'
import { campaignCountrySchema } from './country.ts'

/**
 * A city, town or ZIP area that can be the center of a radius. Ids: `city_<geonameId>` or
 * `zip_<country>_<code>`.
 */
export const placeSchema = z.object({
  id: z.string().min(1).max(64),
  name: z.string(),
  /** Its county, or the larger place nearby, if another place of the state has the same name. */
  county: z.string().optional(),
  /** First-order division: a US state code such as TX, elsewhere the GeoNames admin1 code. */
  stateCode: z.string(),
  stateName: z.string(),
  country: campaignCountrySchema,
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  population: z.int().nonnegative(),
})
export type Place = z.infer<typeof placeSchema>

/**
 * The smallest area with a known population: a US ZIP, elsewhere a city or town. Population is an
 * estimate.
 */
export const regionCellSchema = z.object({
  id: z.string(),
  /** The code as typed: a ZIP; empty if cells are cities. */
  code: z.string(),
  name: z.string(),
  stateCode: z.string(),
  country: campaignCountrySchema,
  latitude: z.number(),
  longitude: z.number(),
  population: z.int().nonnegative(),
  /** Media prices of its market, in thousandths of the country's mean; absent or 0 if unknown. */
  priceIndex: z.int().nonnegative().optional(),
  /** Media use, in thousandths of the use in large towns. */
  useIndex: z.int().nonnegative().optional(),
})
export type RegionCell = z.infer<typeof regionCellSchema>

/** A first-order division with its population. */
export const stateTotalSchema = z.object({
  code: z.string(),
  name: z.string(),
  country: campaignCountrySchema,
  population: z.int().nonnegative(),
  latitude: z.number(),
  longitude: z.number(),
  /** Price and use of each medium against the country's mean (domain/planning/market/stateMarket.ts). */
  market: z.array(z.int().positive()).optional(),
})
export type StateTotal = z.infer<typeof stateTotalSchema>

/** A country's facts that do not depend on any choice: small, cacheable, the same for everyone. */
export const countryProfileSchema = z.object({
  country: campaignCountrySchema,
  population: z.int().nonnegative(),
  states: z.array(stateTotalSchema),
  /** Whether single postcodes can be listed here: always in the US, elsewhere once an operator loaded them. */
  hasPostalCodes: z.boolean(),
})
export type CountryProfile = z.infer<typeof countryProfileSchema>

/**
 * All facts about a region that the forecast needs: resolved by the server, or in the browser from
 * the same API.
 */
export interface RegionReference {
  /** The profiles of the region's geo group, the plan's own country first. */
  profiles: CountryProfile[]
  /**
   * Cells within MAX_RADIUS_KM of the plan's places and the cells of its ZIP list, without
   * duplicates.
   */
  cells: RegionCell[]
  /** The plan's places from the server's data. */
  places: Place[]
}
