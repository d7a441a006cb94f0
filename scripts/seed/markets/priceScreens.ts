import type { VenueType } from '#domain/catalogue/products/product.ts'
import type { CampaignCountry } from '#domain/foundation/geo/country.ts'
import { haversineKm } from '#domain/foundation/geo/distance.ts'
import type { RegionCell } from '#domain/foundation/geo/place.ts'
import { INDEX_SCALE } from '#domain/planning/market/cellMarket.ts'
import { MARKET_MEANS } from '#domain/planning/market/marketMeans.ts'
import type { ScreenRecord } from '../screens/drawScreens.ts'
import { readScreenPrices, readVenues } from './marketTables.ts'

/**
 * Out of home is the most local medium: a month of a board costs 67% more in New York than in Chicago (DASH TWO 2025).
 */
const PRICE_EXPONENT = 1.2
/** Largest deviation of a screen's price from its venue's. */
const PRICE_SPREAD = 0.25
const PREMIUM = 1.6
const USUAL_LOOP = 8

/**
 * Writes the price, list price and views of one slot to each screen, by venue and market; the same
 * on every run.
 */
export function priceScreens(rows: readonly ScreenRecord[], cells: readonly RegionCell[]): void {
  const venues = readVenues()
  const countries = readScreenPrices()
  const indexAt = marketIndexReader(cells)
  for (const row of rows) {
    const venue = venues.get(row['venue'] as VenueType)
    const country = row['country'] as CampaignCountry
    const level = countries.get(country)
    if (!venue || level === undefined) throw new Error(`No price for ${row['id']}.`)
    const id = row['id'] ?? ''
    const premium = row['premium'] === 'yes' ? PREMIUM : 1
    const spread = 1 + PRICE_SPREAD * (2 * chanceOf(`${id} price`) - 1)
    const cents = venue.cpmUsd * 100 * level * indexAt(row) ** PRICE_EXPONENT * spread * premium
    const cpm = Math.round(cents / 5) * 5
    row['cpm_usd'] = (cpm / 100).toFixed(2)
    const list = Math.round((cpm * (1.13 + 0.1 * chanceOf(`${id} list`))) / 5) * 5
    row['ratecard_cpm_usd'] = (list / 100).toFixed(2)
    const [from, to] = country === 'US' ? venue.usViews : venue.otherViews
    const views = from + chanceOf(`${id} views`) * (to - from)
    const slots = Math.min(USUAL_LOOP, Number(row['loop_slots']))
    row['weekly_impressions'] = String(Number(((views * USUAL_LOOP) / slots).toPrecision(3)))
  }
}

/** The price index of the nearest inhabited cell, 1 in the mean of its country. */
function marketIndexReader(cells: readonly RegionCell[]): (row: ScreenRecord) => number {
  const peopled = cells.filter(({ population }) => population > 0)
  return (row) => {
    const point = { latitude: Number(row['latitude']), longitude: Number(row['longitude']) }
    let least = Infinity
    let index = INDEX_SCALE
    for (const cell of peopled) {
      if (cell.country !== row['country']) continue
      if (Math.abs(cell.latitude - point.latitude) > 0.5) continue
      const km = haversineKm(cell, point)
      if (km >= least) continue
      least = km
      index = cell.priceIndex ?? INDEX_SCALE
    }
    const mean = MARKET_MEANS[row['country'] as CampaignCountry].ctv.price
    return index / INDEX_SCALE / mean
  }
}

/** Deterministic number from 0 to 1 for a text. */
function chanceOf(text: string): number {
  let hash = 2_166_136_261
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b_3c6d)
  return ((hash ^ (hash >>> 12)) >>> 0) / 0xffff_ffff
}
