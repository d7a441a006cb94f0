import type { CampaignCountry } from '#domain/foundation/geo/campaignCountries.ts'
import { isOnScreens } from '#domain/foundation/media/mediaTraits.ts'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'

/**
 * Media with national products whose prices differ by market. A screen has the price of its own
 * market.
 */
export const MARKET_MEDIA = [
  'online_display',
  'mobile_display',
  'online_video',
  'online_audio',
  'ctv',
] as const satisfies readonly MediaType[]
export type MarketMedium = (typeof MARKET_MEDIA)[number]

/** A place's factors relative to its country: 1 is the country's mean. */
export interface MarketFactors {
  price: number
  /** Impressions per person. */
  use: number
  /** The share of a product's users there. */
  reach: number
}

export const COUNTRY_MEAN: MarketFactors = { price: 1, use: 1, reach: 1 }

/** Mean price, use and reach of the cells of each country, weighted by people. */
export type CountryMeans = Record<CampaignCountry, Record<MarketMedium, MarketFactors>>

export const isMarketMedium = (mediaType: MediaType): mediaType is MarketMedium =>
  !isOnScreens(mediaType)
