import { isOnScreens } from '#domain/foundation/media/mediaTraits.ts'
import { defaultFormatIds, newPlan } from '../planning/campaign/start/newPlan.ts'
import type { CampaignPlan } from '../planning/campaign/campaignPlan.ts'
import type { Product } from '../catalogue/products/product.ts'
import { topicsFor } from '../catalogue/topic.ts'
import type { Place, RegionCell, StateTotal } from '../foundation/geo/place.ts'
import type { MediaType } from '../foundation/media/mediaType.ts'
import { forecast } from '../planning/forecast/forecast.ts'
import type { PlanReference } from '../planning/assessment/planReference.ts'
import { limitingChoices } from '../planning/findings/limitingChoices.ts'

/** A plan with the facts around it, for measuring. */
export interface ForecastBenchCase {
  name: string
  plan: CampaignPlan
  reference: PlanReference
}

const NOW = new Date('2026-11-02T12:00:00Z')
const STATES = ['TX', 'NM', 'OK', 'AR', 'LA']
const US_POPULATION = 331_000_000

/** The smallest and the largest region a plan can have, with made-up but fixed figures. */
export function forecastBenchCases(): { smallest: ForecastBenchCase; largest: ForecastBenchCase } {
  return {
    smallest: benchCase('1 place of 5 mi, 20 products', 'online_display', {
      places: 1,
      radius: 5,
      cellsPerPlace: 300,
      zipCodes: 0,
      products: 20,
    }),
    largest: benchCase(
      '10 places of 100 mi, 30,000 cells, 5,000 ZIPs, 400 products',
      'online_display',
      LARGEST,
    ),
  }
}

interface CaseSize {
  places: number
  radius: number
  cellsPerPlace: number
  zipCodes: number
  products: number
}

const LARGEST = { places: 10, radius: 100, cellsPerPlace: 3_000, zipCodes: 5_000, products: 400 }

/** The largest region for billboards, where each screen has to be found in it. */
export function largestScreenCase(): ForecastBenchCase {
  return benchCase('the largest region, 400 screens', 'dooh', LARGEST)
}

/**
 * Computes forecasts with limiting choices this many times, each for a changed region and budget,
 * as when a radius is dragged. Returns a sum, so that no engine can skip the work.
 */
export function benchForecast(benchCase: ForecastBenchCase, iterations: number): number {
  const { plan, reference } = benchCase
  let sum = 0
  for (let turn = 0; turn < iterations; turn++) {
    const changed = changedRadius(plan, turn)
    sum += forecast(changed, reference).reach
    sum += limitingChoices(changed, reference)[0]?.gainedImpressions ?? 0
  }
  return sum
}

function changedRadius(plan: CampaignPlan, turn: number): CampaignPlan {
  const places = plan.region.places.map((place) => {
    return { ...place, radius: place.radius * (0.9 + (turn % 10) / 100) }
  })
  return { ...plan, region: { ...plan.region, places }, budgetMinor: plan.budgetMinor + turn }
}

function benchCase(name: string, mediaType: MediaType, size: CaseSize): ForecastBenchCase {
  const random = fixedRandom(7)
  const places = Array.from({ length: size.places }, (_, at) => place(at, random))
  const cells = places.flatMap((center, at) =>
    Array.from({ length: size.cellsPerPlace }, (_, one) =>
      cell(center, at * size.cellsPerPlace + one, size.radius, random),
    ),
  )
  const products = Array.from({ length: size.products }, (_, at) =>
    product(mediaType, at, places[at % places.length], random),
  )
  const start = newPlan({ mediaType, country: 'US', now: NOW })
  const region = {
    ...start.region,
    places: places.map(({ id, name, latitude, longitude }) => ({
      placeId: id,
      label: name,
      latitude,
      longitude,
      radius: size.radius * 0.8,
    })),
    zipCodes: cells.slice(0, size.zipCodes).map(({ code }) => code),
  }
  const audience = {
    ...start.audience,
    gender: 'female' as const,
    ageFrom: 25,
    ageTo: 54,
    groups: [{ id: 'group_1', options: ['hobbies.gardening', 'hobbies.cooking'] }],
  }
  const deselected = products.slice(0, size.products / 20).map(({ id }) => id)
  const plan = { ...start, region, audience, inventory: { ...start.inventory, deselected } }
  return { name, plan, reference: { region: { profiles: [profile()], cells, places }, products } }
}

function profile(): PlanReference['region']['profiles'][number] {
  const states: StateTotal[] = STATES.map((code) => ({
    code,
    name: code,
    country: 'US',
    population: US_POPULATION / 50,
    latitude: 32,
    longitude: -98,
  }))
  return { country: 'US', population: US_POPULATION, states, hasPostalCodes: true }
}

function place(at: number, random: () => number): Place {
  const stateCode = STATES[at % STATES.length] ?? 'TX'
  return {
    id: `city_${at}`,
    name: `City ${at}`,
    stateCode,
    stateName: stateCode,
    country: 'US',
    latitude: 28 + random() * 14,
    longitude: -110 + random() * 28,
    population: 500_000,
  }
}

function cell(center: Place, at: number, radius: number, random: () => number): RegionCell {
  const spread = (radius * 1.609) / 111
  const code = String(10_000 + at)
  return {
    id: `zip_US_${code}`,
    code,
    name: `Town ${at}`,
    stateCode: center.stateCode,
    country: 'US',
    latitude: center.latitude + (random() * 2 - 1) * spread,
    longitude: center.longitude + (random() * 2 - 1) * spread,
    population: Math.floor(random() * 9_000),
  }
}

function product(
  mediaType: MediaType,
  at: number,
  near: Place | undefined,
  random: () => number,
): Product {
  const topics = topicsFor(mediaType)
  const baseCpmMinor = 400 + Math.floor(random() * 600)
  const shared = {
    id: `product_${at}`,
    organization: `Publisher ${at % 40}`,
    mediaType,
    name: `Product ${at}`,
    country: 'US' as const,
    topic: topics[at % Math.max(1, topics.length)]?.id ?? 'roadside',
    formatIds: defaultFormatIds(mediaType),
    ratecardCpmMinor: Math.floor(baseCpmMinor * 1.3),
    baseCpmMinor,
    minSpendMinor: 50_00,
    leadTimeDays: 3,
    weeklyImpressions: 100_000 + Math.floor(random() * 3_000_000),
    premium: at % 9 === 0,
  }
  if (!isOnScreens(mediaType) || !near) return { ...shared, kind: 'website' }
  return {
    ...shared,
    kind: 'screen',
    screen: {
      latitude: near.latitude + random() * 2 - 1,
      longitude: near.longitude + random() * 2 - 1,
      city: near.name,
      stateCode: near.stateCode,
      venueType: 'roadside',
      orientation: at % 2 === 0 ? 'landscape' : 'portrait',
      illuminated: at % 3 !== 0,
      loopSlots: 8,
      slotSeconds: 8,
      playsPerDayPerSlot: 1_350,
      acceptsVideo: at % 2 === 0,
    },
  }
}

/** The same sequence each time: a bench is no place for chance. */
function fixedRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}
