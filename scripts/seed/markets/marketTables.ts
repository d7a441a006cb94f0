import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import type { VenueType } from '#domain/catalogue/products/product.ts'
import type { CampaignCountry } from '#domain/foundation/geo/country.ts'
import type { MarketMedium } from '#domain/planning/market/marketMedia.ts'

const DIRECTORY = join(import.meta.dirname, '../../../database/seed/markets')

type Row = Record<string, string>

const readTable = (file: string): Row[] =>
  parse(readFileSync(join(DIRECTORY, file), 'utf8'), { columns: true })

const numberIn = (row: Row, column: string): number => {
  const value = Number(row[column])
  if (!Number.isFinite(value)) throw new Error(`${column} is no number: ${row[column]}`)
  return value
}

/** Supply of a medium in a country's sample inventory. */
export interface MediaSupply {
  country: CampaignCountry
  mediaType: MarketMedium
  /** Impressions for sale per head and week. */
  impressionsAHead: number
  /** Mean CPM relative to the US. */
  priceIndex: number
  /** Percent of all people that four weeks of the whole supply should reach. */
  reachPercent: number
}

export const readMediaSupply = (): MediaSupply[] =>
  readTable('mediaSupply.csv').map((row) => ({
    country: row['country'] as CampaignCountry,
    mediaType: row['medium'] as MarketMedium,
    impressionsAHead: numberIn(row, 'impressions_a_head'),
    priceIndex: numberIn(row, 'price_index'),
    reachPercent: numberIn(row, 'reach_percent'),
  }))

/** The price and views of one slot of a screen, by venue. */
export interface VenueFigures {
  cpmUsd: number
  /** Views a week of one of eight slots: minimum and maximum. */
  usViews: readonly [number, number]
  otherViews: readonly [number, number]
}

export const readVenues = (): ReadonlyMap<VenueType, VenueFigures> =>
  new Map(
    readTable('venues.csv').map((row) => [
      row['venue'] as VenueType,
      {
        cpmUsd: numberIn(row, 'cpm_usd'),
        usViews: [numberIn(row, 'us_views_from'), numberIn(row, 'us_views_to')],
        otherViews: [numberIn(row, 'other_views_from'), numberIn(row, 'other_views_to')],
      },
    ]),
  )

/** CPM of screens by country, United States = 1. */
export const readScreenPrices = (): ReadonlyMap<CampaignCountry, number> =>
  new Map(
    readTable('screenPrices.csv').map((row) => [
      row['country'] as CampaignCountry,
      numberIn(row, 'price_index'),
    ]),
  )

/**
 * The mix of venues for a city's screens: roads, transit, few outdoors, visitors, none outdoors,
 * streets.
 */
export type VenueMix = 'R' | 'T' | 'I' | 'V' | 'B' | 'S'

/** A city that gets screens up to the density of its market. */
export interface ScreenMarket {
  country: CampaignCountry
  city: string
  stateCode: string
  latitude: number
  longitude: number
  /** People within 50 km, abroad within 25 km. */
  peopleMillions: number
  /** Screens per head relative to the mean of markets. */
  density: number
  mix: VenueMix
}

export const readScreenMarkets = (): ScreenMarket[] =>
  readTable('screenMarkets.csv').map((row) => ({
    country: row['country'] as CampaignCountry,
    city: row['city'] ?? '',
    stateCode: row['state'] ?? '',
    latitude: numberIn(row, 'latitude'),
    longitude: numberIn(row, 'longitude'),
    peopleMillions: numberIn(row, 'people_millions'),
    density: numberIn(row, 'density'),
    mix: row['mix'] as VenueMix,
  }))
