import type { VenueType } from '#domain/catalogue/products/product.ts'
import type { CityPart } from './cityParts.ts'
import type { GrownCity } from './grownCities.ts'

/** A row of screens.csv, as text. */
export type ScreenRecord = Record<string, string>

interface VenueFigures {
  views: readonly [number, number]
  cpmCents: readonly [number, number]
  playsPerDay: number
  minSpend: number
}

/** How busy and how dear a screen is, by where it stands: the ranges of those that were set by hand. */
const FIGURES: Partial<Record<VenueType, VenueFigures>> = {
  roadside: { views: [60_000, 240_000], cpmCents: [420, 540], playsPerDay: 1_350, minSpend: 50 },
  street_furniture: {
    views: [26_000, 105_000],
    cpmCents: [420, 570],
    playsPerDay: 1_350,
    minSpend: 25,
  },
  transit: { views: [55_000, 140_000], cpmCents: [540, 700], playsPerDay: 1_350, minSpend: 50 },
  mall: { views: [16_000, 38_000], cpmCents: [540, 690], playsPerDay: 675, minSpend: 25 },
  grocery: { views: [8_000, 14_000], cpmCents: [560, 670], playsPerDay: 900, minSpend: 25 },
  gym: { views: [9_000, 14_000], cpmCents: [570, 690], playsPerDay: 1_012, minSpend: 25 },
  bar_restaurant: { views: [6_000, 11_000], cpmCents: [600, 740], playsPerDay: 787, minSpend: 25 },
  office: { views: [9_000, 20_000], cpmCents: [560, 680], playsPerDay: 787, minSpend: 25 },
  gas_station: { views: [10_000, 16_000], cpmCents: [550, 650], playsPerDay: 1_350, minSpend: 25 },
}

/** Of 32 screens so many stand at each venue. */
const MIX: readonly [VenueType, number][] = [
  ['street_furniture', 12],
  ['roadside', 10],
  ['transit', 3],
  ['mall', 2],
  ['office', 1],
  ['grocery', 1],
  ['gym', 1],
  ['bar_restaurant', 1],
  ['gas_station', 1],
]
const VENUES = MIX.flatMap(([venue, count]) => Array.from({ length: count }, () => venue))
const JITTER_DEGREES = 0.003

/** So many further screens of a city, the same on every run; names that are taken are passed over. */
export function drawScreens(
  city: GrownCity,
  parts: readonly CityPart[],
  count: number,
  taken: ReadonlySet<string>,
): ScreenRecord[] {
  const random = fixedRandom(city.people + count)
  const names = new Set(taken)
  const order = shuffled(parts, random)
  const venues = shuffled(VENUES, random)
  const drawn: ScreenRecord[] = []
  for (let turn = 0; drawn.length < count && turn < count * 20; turn++) {
    const part = order[turn % order.length]
    const venue = venues[drawn.length % venues.length]
    if (!part || !venue) break
    const name = city.names[venue]
      ?.map((words) => words.replace('{}', part.name))
      .find((one) => !names.has(one))
    if (name === undefined) continue
    names.add(name)
    drawn.push(screenRecord(city, { part, venue, name }, random))
  }
  return drawn
}

function screenRecord(
  city: GrownCity,
  { part, venue, name }: { part: CityPart; venue: VenueType; name: string },
  random: () => number,
): ScreenRecord {
  const figures = FIGURES[venue]
  if (!figures) throw new Error(`No figures for ${venue}.`)
  const isOutdoor = venue === 'roadside' || venue === 'street_furniture'
  const between = ([low, high]: readonly [number, number]) => low + random() * (high - low)
  const cpmCents = Math.round(between(figures.cpmCents) / 5) * 5
  const ratecardCents = Math.round((cpmCents * (1.13 + random() * 0.1)) / 5) * 5
  const nearby = () => (random() * 2 - 1) * JITTER_DEGREES
  const isVideo = venue !== 'roadside' && random() < 0.5
  const isLandscape = venue === 'roadside' || random() < 0.25
  return {
    id: `screen_${city.country.toLowerCase()}_${slug(city.city)}_${slug(name)}`.slice(0, 64),
    organization: isOutdoor ? city.organizations.outdoor : city.organizations.indoor,
    name,
    country: city.country,
    state: city.stateCode,
    city: city.city,
    postal_code: '',
    latitude: (part.latitude + nearby()).toFixed(4),
    longitude: (part.longitude + nearby()).toFixed(4),
    venue,
    orientation: isLandscape ? 'landscape' : 'portrait',
    illuminated: 'yes',
    loop_slots: '8',
    slot_seconds: '8',
    plays_per_day: String(figures.playsPerDay),
    video: isVideo ? 'yes' : 'no',
    cpm_usd: (cpmCents / 100).toFixed(2),
    ratecard_cpm_usd: (ratecardCents / 100).toFixed(2),
    min_spend_usd: String(figures.minSpend),
    lead_time_days: venue === 'roadside' ? '3' : '5',
    weekly_impressions: String(roundTo3(between(figures.views))),
    premium: 'no',
  }
}

const roundTo3 = (value: number): number => Number(value.toPrecision(3))

/** "Wien, Gürtel" → "wien_guertel". */
function slug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '')
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item)
}

/** The same sequence on every run: a seed file is no place for chance. */
function fixedRandom(seed: number): () => number {
  let state = seed % 2_147_483_647
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}
