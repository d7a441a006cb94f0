import type { VenueType } from '#domain/catalogue/products/product.ts'
import type { VenueMix } from '../markets/marketTables.ts'

type Counts = readonly (readonly [VenueType, number])[]

const INDOOR: Counts = [
  ['mall', 2],
  ['grocery', 2],
  ['gas_station', 1],
  ['gym', 1],
  ['bar_restaurant', 1],
  ['office', 2],
]

/** Screens of each venue per this many; estimates by a city's rules and how its people travel. */
const MIXES: Readonly<Record<VenueMix, Counts>> = {
  S: [
    ['street_furniture', 12],
    ['roadside', 10],
    ['transit', 3],
    ['mall', 2],
    ['office', 1],
    ['grocery', 1],
    ['gym', 1],
    ['bar_restaurant', 1],
    ['gas_station', 1],
  ],
  R: [
    ['roadside', 9],
    ['street_furniture', 3],
    ['transit', 2],
    ['mall', 1],
    ['grocery', 1],
    ['gas_station', 1],
    ['gym', 1],
    ['bar_restaurant', 1],
    ['office', 1],
  ],
  T: [
    ['roadside', 4],
    ['street_furniture', 6],
    ['transit', 6],
    ['office', 1],
    ['bar_restaurant', 1],
    ['grocery', 1],
    ['gym', 1],
  ],
  I: [['roadside', 2], ['street_furniture', 5], ['transit', 4], ...INDOOR],
  V: [
    ['roadside', 6],
    ['street_furniture', 4],
    ['transit', 3],
    ['bar_restaurant', 3],
    ['mall', 2],
    ['grocery', 1],
    ['office', 1],
  ],
  B: [['transit', 5], ...INDOOR],
}

/** A venue for each screen of a mix. */
export const venueList = (mix: VenueMix = 'S'): VenueType[] =>
  MIXES[mix].flatMap(([venue, count]) => Array.from({ length: count }, () => venue))
