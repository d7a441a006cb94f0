import type { VenueType } from '#domain/catalogue/products/product.ts'
import type { CityPart } from './cityParts.ts'
import type { GrownCity } from './grownCities.ts'
import { venueList } from './venueMix.ts'

/** A row of screens.csv, as text. */
export type ScreenRecord = Record<string, string>

/**
 * The loop of a new screen by venue. Its price and views depend on its market
 * (scripts/seed/markets/priceScreens.ts).
 */
const PLAYS: Partial<Record<VenueType, { playsPerDay: number; minSpend: number }>> = {
  roadside: { playsPerDay: 1_350, minSpend: 50 },
  street_furniture: { playsPerDay: 1_350, minSpend: 25 },
  transit: { playsPerDay: 1_350, minSpend: 50 },
  mall: { playsPerDay: 675, minSpend: 25 },
  grocery: { playsPerDay: 900, minSpend: 25 },
  gym: { playsPerDay: 1_012, minSpend: 25 },
  bar_restaurant: { playsPerDay: 787, minSpend: 25 },
  office: { playsPerDay: 787, minSpend: 25 },
  gas_station: { playsPerDay: 1_350, minSpend: 25 },
}

/** Placeholder until the market's price is set. */
const UNPRICED = { cpm_usd: '5.00', ratecard_cpm_usd: '5.75', weekly_impressions: '10000' }

const JITTER_DEGREES = 0.003

/** Creates this many further screens of a city, the same on every run; skips names in use. */
export function drawScreens(
  city: GrownCity,
  parts: readonly CityPart[],
  count: number,
  taken: ReadonlySet<string>,
): ScreenRecord[] {
  const random = fixedRandom(city.people + count)
  const names = new Set(taken)
  const order = shuffled(parts, random)
  const venues = shuffled(venueList(city.mix), random)
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
  const plays = PLAYS[venue]
  if (!plays) throw new Error(`No figures for ${venue}.`)
  const isOutdoor = venue === 'roadside' || venue === 'street_furniture'
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
    plays_per_day: String(plays.playsPerDay),
    video: isVideo ? 'yes' : 'no',
    min_spend_usd: String(plays.minSpend),
    lead_time_days: venue === 'roadside' ? '3' : '5',
    premium: 'no',
    example: 'yes',
    ...UNPRICED,
  }
}

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

/** A deterministic pseudo-random sequence, as a seed file must be reproducible. */
function fixedRandom(seed: number): () => number {
  let state = seed % 2_147_483_647
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}
