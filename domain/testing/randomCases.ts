import { hasFrequencyCap, isOnScreens } from '#domain/foundation/media/mediaTraits.ts'
import fc from 'fast-check'
import { AUDIENCE_ATTRIBUTES } from '../planning/audience/audienceAttributes.ts'
import { addDays } from '../foundation/calendar/calendarDay.ts'
import type { CampaignPlan } from '../planning/campaign/campaignPlan.ts'
import { newPlan } from '../planning/campaign/start/newPlan.ts'
import { adFormatsFor } from '../catalogue/adFormat.ts'
import { VENUE_TYPES, type Product } from '../catalogue/products/product.ts'
import { topicsFor } from '../catalogue/topic.ts'
import type { CampaignCountry } from '../foundation/geo/country.ts'
import type { Place, RegionCell } from '../foundation/geo/place.ts'
import { MEDIA_TYPES, type MediaType } from '../foundation/media/mediaType.ts'
import { stateMarketOf } from '../planning/market/stateMarket.ts'
import type { PlanReference } from '../planning/assessment/planReference.ts'

// Random plans with random facts, for tests of laws.

const now = new Date('2026-11-02T12:00:00Z')
const STATES = ['01', '02', '03']
/** Every audience option there is. */
export const OPTIONS = AUDIENCE_ATTRIBUTES.flatMap((attribute) =>
  attribute.options.map((option) => `${attribute.id}.${option.id}`),
)

const countryArb = fc.constantFrom<CampaignCountry>('DE', 'AT')
const positionArb = fc.record({
  latitude: fc.double({ min: 46, max: 48, noNaN: true }),
  longitude: fc.double({ min: 9, max: 12, noNaN: true }),
})

/** Prices and use of a market; three of four cells know theirs. */
const marketArb = fc.option(
  fc.record({
    priceIndex: fc.integer({ min: 750, max: 1_600 }),
    useIndex: fc.integer({ min: 850, max: 1_000 }),
  }),
  { freq: 3, nil: {} },
)

const cellsArb = fc
  .array(
    fc.tuple(positionArb, countryArb, fc.constantFrom(...STATES), fc.nat(2_000_000), marketArb),
    { maxLength: 25 },
  )
  .map((rows) =>
    rows.map(([position, country, stateCode, population, market], at): RegionCell =>
      Object.assign({ id: `cell_${at}`, code: `${10_000 + at}`, name: `Town ${at}` }, position, {
        country,
        stateCode,
        population,
        ...market,
      }),
    ),
  )

const placesArb = fc.array(positionArb, { minLength: 1, maxLength: 3 }).map((positions) =>
  positions.map((position, at): Place =>
    Object.assign({ id: `city_${at}`, name: `City ${at}`, stateName: '' }, position, {
      stateCode: '01',
      country: 'DE' as const,
      population: 1,
    }),
  ),
)

/** Three times out of four the given choice, so that most plans have something to buy. */
function mostly<T>(usual: T, other: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other })
}

function productsArb(mediaType: MediaType): fc.Arbitrary<Product[]> {
  const formats = adFormatsFor(mediaType).map(({ id }) => id)
  const topics = topicsFor(mediaType).map(({ id }) => id)
  const row = fc.record({
    country: countryArb,
    topic: fc.constantFrom(...(topics.length > 0 ? topics.slice(0, 3) : ['roadside'])),
    formatIds: fc.subarray(formats, { minLength: 1 }),
    baseCpmMinor: fc.integer({ min: 1, max: 9_000 }),
    markup: fc.nat(4_000),
    minSpendMinor: fc.nat(50_000),
    weeklyImpressions: fc.oneof(fc.nat(500), fc.nat(60_000_000)),
    premium: fc.boolean(),
    position: positionArb,
    stateCode: fc.constantFrom(...STATES),
    illuminated: fc.boolean(),
    venueType: fc.constantFrom(...VENUE_TYPES),
    zip: fc.nat(24),
  })
  return fc.array(row, { minLength: 0, maxLength: 8, size: 'large' }).map((rows) =>
    rows.map(({ markup, position, stateCode, illuminated, venueType, zip, ...facts }, at) => {
      const shared = {
        ...facts,
        id: `product_${at}`,
        organization: 'Someone',
        mediaType,
        name: `Product ${at}`,
        ratecardCpmMinor: facts.baseCpmMinor + markup,
        leadTimeDays: 3,
      }
      if (!isOnScreens(mediaType)) return { ...shared, kind: 'website' as const }
      const screen = {
        ...position,
        city: 'City',
        stateCode,
        postalCode: `${10_000 + zip}`,
        venueType,
        orientation: 'landscape' as const,
        illuminated,
        loopSlots: 8,
        slotSeconds: 8,
        playsPerDayPerSlot: 1_350,
        acceptsVideo: true,
      }
      return { ...shared, kind: 'screen' as const, screen }
    }),
  )
}

function referenceArb(mediaType: MediaType): fc.Arbitrary<PlanReference> {
  return fc
    .tuple(cellsArb, placesArb, productsArb(mediaType), fc.nat(50_000_000))
    .map(([cells, places, products, elsewhere]) => {
      const profiles = (['DE', 'AT'] as const).map((country) => {
        const own = cells.filter((cell) => cell.country === country)
        const sum = (some: RegionCell[]): number =>
          some.reduce((all, one) => all + one.population, 0)
        const states = STATES.map((code) => {
          const inState = own.filter(({ stateCode }) => stateCode === code)
          const market = stateMarketOf(inState)
          const population = sum(inState)
          return { code, name: code, country, population, latitude: 0, longitude: 0, market }
        })
        return { country, population: sum(own) + elsewhere, states, hasPostalCodes: true }
      })
      return { region: { profiles, cells, places }, products }
    })
}

/** Any plan of a medium over what `referenceArb` makes: narrow and wide, good and senseless. */
export function planArb(mediaType: MediaType): fc.Arbitrary<CampaignPlan> {
  const start = newPlan({ mediaType, country: 'DE', now })
  const threeTopics = start.inventory.topics.slice(0, 3)
  const ids = Array.from({ length: 8 }, (_, at) => `product_${at}`)
  const regionArb = fc.record({
    wholeCountry: mostly(false, fc.boolean()),
    radii: fc.array(fc.integer({ min: 1, max: 160 }), { maxLength: 3, size: 'large' }),
    zipCodes: fc.subarray(Array.from({ length: 25 }, (_, at) => `${10_000 + at}`)),
    stateCodes: fc.subarray(STATES),
  })
  const audienceArb = fc.record({
    gender: fc.constantFrom('all' as const, 'female' as const, 'male' as const),
    ageFrom: fc.integer({ min: 13, max: 99 }),
    ageTo: fc.integer({ min: 13, max: 99 }),
    combine: fc.constantFrom('OR' as const, 'AND' as const),
    groups: fc
      .array(fc.array(fc.constantFrom(...OPTIONS), { maxLength: 4 }), { maxLength: 3 })
      .map((groups) => groups.map((options, at) => ({ id: `group_${at}`, options }))),
  })
  return fc
    .record({
      region: regionArb,
      audience: fc.oneof(fc.constant(start.audience), audienceArb),
      formatIds: mostly(start.formatIds, fc.subarray(start.formatIds)),
      topics: mostly(threeTopics, fc.subarray(threeTopics)),
      selected: mostly([], fc.subarray(ids)),
      deselected: mostly([], fc.subarray(ids)),
      days: fc.integer({ min: 0, max: 400 }),
      periods: mostly([0, 7, 14], fc.subarray([0, 7, 14, 21, 40])),
      illuminatedOnly: mostly(false, fc.boolean()),
      dayparts: mostly(
        start.dayparts,
        fc.array(fc.stringMatching(/^[01]{24}$/), { minLength: 7, maxLength: 7 }),
      ),
      cap: fc.option(fc.integer({ min: 1, max: 20 })),
      budgetMinor: fc.oneof(fc.nat(200_000), fc.nat(9_000_000), fc.nat(10_000_000_000)),
    })
    .map(({ region, ...choice }): CampaignPlan => {
      const { radii, ...others } = region
      const places = radii.map((radius, at) => {
        return { placeId: `city_${at}`, label: `City ${at}`, latitude: 0, longitude: 0, radius }
      })
      const { startDate } = start.runtime
      const startDates = choice.periods.map((offset) => addDays(startDate, offset))
      const { topics, selected, deselected } = choice
      return Object.assign({}, start, {
        region: { ...start.region, ...others, places },
        audience: choice.audience,
        formatIds: choice.formatIds,
        inventory: { topics, selected, deselected, fewWebsitesConfirmed: false },
        runtime: { ...start.runtime, endDate: addDays(startDate, choice.days - 1) },
        periods: start.periods && {
          ...start.periods,
          startDates,
          illuminatedOnly: choice.illuminatedOnly,
        },
        dayparts: choice.dayparts,
        frequencyCapPerDay: hasFrequencyCap(mediaType) ? choice.cap : null,
        budgetMinor: choice.budgetMinor,
      })
    })
}

/** A plan with the facts around it. */
export interface RandomCase {
  plan: CampaignPlan
  reference: PlanReference
}

const caseArb: fc.Arbitrary<RandomCase> = fc
  .constantFrom(...MEDIA_TYPES)
  .chain((mediaType) => fc.record({ plan: planArb(mediaType), reference: referenceArb(mediaType) }))

/** Up to five plans of any media with the facts around them, all over the same places. */
export const casesOfOneRegionArb: fc.Arbitrary<RandomCase[]> = referenceArb('dooh').chain(
  ({ region }) =>
    fc
      .array(caseArb, { minLength: 1, maxLength: 5 })
      .map((cases) =>
        cases.map(({ plan, reference }) => ({ plan, reference: { ...reference, region } })),
      ),
)

/** The claims of a law about one case, by name. */
export type Claims = Record<string, boolean>

/** The smallest case that breaks a law, as text; null if none was found. */
export function counterexample(
  law: (one: RandomCase, extra: number) => Claims,
  numRuns = 500,
): string | null {
  const details = fc.check(
    fc.property(caseArb, fc.nat(1_000_000), (one, extra) => {
      const broken = Object.entries(law(one, extra)).filter(([, holds]) => !holds)
      if (broken.length > 0) throw new Error(broken.map(([claim]) => claim).join(', '))
    }),
    { numRuns },
  )
  return details.failed ? (fc.defaultReportMessage(details) ?? 'failed') : null
}
