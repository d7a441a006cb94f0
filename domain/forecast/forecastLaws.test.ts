import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AUDIENCE_ATTRIBUTES } from '../audience/audienceAttributes.ts'
import { addDays } from '../calendar/calendarDay.ts'
import { campaignPlanSchema, type CampaignPlan } from '../campaign/campaignPlan.ts'
import { paintDayparts } from '../campaign/daypartEdits.ts'
import { newPlan } from '../campaign/newPlan.ts'
import { runtimeDays } from '../campaign/planFlight.ts'
import { planProducts } from '../campaign/planProducts.ts'
import { adFormatsFor } from '../catalogue/adFormat.ts'
import type { Product } from '../catalogue/product.ts'
import { topicsFor } from '../catalogue/topic.ts'
import type { CampaignCountry } from '../geo/country.ts'
import type { Place, RegionCell } from '../geo/place.ts'
import { regionPopulation } from '../geo/reachedCells.ts'
import { MEDIA_TYPES, type MediaType } from '../media/mediaType.ts'
import { budgetProblem } from '../pricing/budgetProblem.ts'
import { priceSchedule } from '../pricing/priceSchedule.ts'
import { assessPlan } from './assessPlan.ts'
import { budgetForImpressions, forecast, reachCurve } from './forecast.ts'
import type { Forecast, PlanReference } from './forecast.types.ts'
import { limitingChoices } from './limitingChoices.ts'

const now = new Date('2026-11-02T12:00:00Z')
const STATES = ['01', '02', '03']
const OPTIONS = AUDIENCE_ATTRIBUTES.flatMap((attribute) =>
  attribute.options.map((option) => `${attribute.id}.${option.id}`),
)

const countryArb = fc.constantFrom<CampaignCountry>('DE', 'AT')
const positionArb = fc.record({
  latitude: fc.double({ min: 46, max: 48, noNaN: true }),
  longitude: fc.double({ min: 9, max: 12, noNaN: true }),
})

const cellsArb = fc
  .array(fc.tuple(positionArb, countryArb, fc.constantFrom(...STATES), fc.nat(2_000_000)), {
    maxLength: 25,
  })
  .map((rows) =>
    rows.map(([position, country, stateCode, population], at): RegionCell =>
      Object.assign({ id: `cell_${at}`, code: `${10_000 + at}`, name: `Town ${at}` }, position, {
        country,
        stateCode,
        population,
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
  })
  return fc.array(row, { minLength: 0, maxLength: 8, size: 'large' }).map((rows) =>
    rows.map(({ markup, position, stateCode, illuminated, ...facts }, at) => {
      const shared = {
        ...facts,
        id: `product_${at}`,
        organization: 'Someone',
        mediaType,
        name: `Product ${at}`,
        ratecardCpmMinor: facts.baseCpmMinor + markup,
        leadTimeDays: 3,
      }
      if (mediaType !== 'dooh') return { ...shared, kind: 'website' as const }
      const screen = {
        ...position,
        city: 'City',
        stateCode,
        venueType: 'roadside' as const,
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
          const population = sum(own.filter(({ stateCode }) => stateCode === code))
          return { code, name: code, country, population, latitude: 0, longitude: 0 }
        })
        return { country, population: sum(own) + elsewhere, states, hasPostalCodes: true }
      })
      return { region: { profiles, cells, places }, products }
    })
}

function planArb(mediaType: MediaType): fc.Arbitrary<CampaignPlan> {
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
        frequencyCapPerDay: mediaType === 'dooh' ? null : choice.cap,
        budgetMinor: choice.budgetMinor,
      })
    })
}

interface Case {
  plan: CampaignPlan
  reference: PlanReference
}

const caseArb: fc.Arbitrary<Case> = fc
  .constantFrom(...MEDIA_TYPES)
  .chain((mediaType) => fc.record({ plan: planArb(mediaType), reference: referenceArb(mediaType) }))

/** What a law claims of one case: each claim by name. */
type Claims = Record<string, boolean>

/** The smallest case that breaks a law, as text; null if none was found. */
function counterexample(law: (one: Case, extra: number) => Claims, numRuns = 500): string | null {
  const details = fc.check(
    fc.property(caseArb, fc.nat(1_000_000), (one, extra) => {
      const broken = Object.entries(law(one, extra)).filter(([, holds]) => !holds)
      if (broken.length > 0) throw new Error(broken.map(([claim]) => claim).join(', '))
    }),
    { numRuns },
  )
  return details.failed ? (fc.defaultReportMessage(details) ?? 'failed') : null
}

/** Every way to narrow a plan by one choice; `extra` picks which item. */
function narrowed(plan: CampaignPlan, extra: number): [string, CampaignPlan][] {
  const without = <T>(items: readonly T[]): T[] =>
    items.filter((_, at) => at !== extra % Math.max(1, items.length))
  const { region, audience, inventory, runtime, periods } = plan
  const smaller = region.places.map((place) => ({ ...place, radius: place.radius * 0.7 }))
  const plans: [string, Partial<CampaignPlan>][] = [
    ['radius', { region: { ...region, places: smaller } }],
    ['place', { region: { ...region, places: without(region.places) } }],
    ['zip', { region: { ...region, zipCodes: without(region.zipCodes) } }],
    ['state', { region: { ...region, stateCodes: without(region.stateCodes) } }],
    ['gender', audience.gender === 'all' ? { audience: { ...audience, gender: 'male' } } : {}],
    ['age from', { audience: { ...audience, ageFrom: Math.min(99, audience.ageFrom + 5) } }],
    ['age to', { audience: { ...audience, ageTo: Math.max(13, audience.ageTo - 5) } }],
    ['formats', { formatIds: without(plan.formatIds) }],
    ['topic', { inventory: { ...inventory, topics: without(inventory.topics) } }],
    [
      'deselect',
      {
        inventory: {
          ...inventory,
          deselected: [...inventory.deselected, `product_${extra % 8}`],
        },
      },
    ],
    [
      'shorter flight',
      { runtime: { ...runtime, endDate: addDays(runtime.endDate, -(extra % 40)) } },
    ],
    ['later start', { runtime: { ...runtime, startDate: addDays(runtime.startDate, extra % 40) } }],
    ['cap', { frequencyCapPerDay: capBelow(plan) }],
  ]
  if (audience.combine === 'AND') {
    const group = { id: 'more', options: [OPTIONS[extra % OPTIONS.length] ?? ''] }
    plans.push(['group', { audience: { ...audience, groups: [...audience.groups, group] } }])
  }
  if (plan.mediaType !== 'dooh' || inventory.selected.length > 1) {
    plans.push(['product', { inventory: { ...inventory, selected: without(inventory.selected) } }])
  }
  if (periods) {
    plans.push(['period', { periods: { ...periods, startDates: without(periods.startDates) } }])
    plans.push(['illuminated', { periods: { ...periods, illuminatedOnly: true } }])
  }
  const day = extra % 7
  const hour = extra % 24
  const area = { fromDay: day, toDay: day, fromHour: 0, toHour: hour }
  return [
    ...plans.map(([name, change]): [string, CampaignPlan] => [name, { ...plan, ...change }]),
    ['hours', paintDayparts(plan, area, false)],
  ]
}

function capBelow(plan: CampaignPlan): number | null {
  if (plan.mediaType === 'dooh') return null
  return Math.max(1, (plan.frequencyCapPerDay ?? 21) - 1)
}

describe('laws of the forecast', () => {
  it('same plan, same answer, whatever was asked before', () => {
    const broken = counterexample(({ plan, reference }) => {
      const first = forecast(plan, reference)
      limitingChoices(plan, reference)
      const again = forecast(copyOf(plan), copyOf(reference))
      return {
        same: JSON.stringify(again) === JSON.stringify(first),
        'population as the map counts it':
          first.regionPopulation === regionPopulation(plan.region, reference.region),
        'products as listed': first.productCount === planProducts(plan, reference).length,
      }
    }, 200)
    expect(broken).toBeNull()
  })

  it('narrowing any choice never raises what is available, the audience or the products', () => {
    const broken = counterexample(({ plan, reference }, extra) => {
      const wide = forecast(plan, reference)
      const claims: Claims = {}
      for (const [name, narrow] of narrowed(plan, extra)) {
        const after = forecast(narrow, reference)
        claims[`${name}: low`] = after.available.low <= wide.available.low
        claims[`${name}: mid`] = after.available.mid <= wide.available.mid
        claims[`${name}: high`] = after.available.high <= wide.available.high
        claims[`${name}: audience`] = after.audience <= wide.audience
        claims[`${name}: products`] = after.productCount <= wide.productCount
      }
      return claims
    }, 1_000)
    expect(broken).toBeNull()
  })

  it('a larger budget never buys fewer impressions, nor reaches fewer people, nor at a higher CPM', () => {
    const broken = counterexample(({ plan, reference }, extra) => {
      const small = forecast(plan, reference)
      const claims: Claims = {}
      for (const more of [1, extra, extra * 100]) {
        const large = forecast({ ...plan, budgetMinor: plan.budgetMinor + more }, reference)
        claims[`impressions for ${more} more`] = large.impressions.mid >= small.impressions.mid
        claims[`low for ${more} more`] = large.impressions.low >= small.impressions.low
        claims[`reach for ${more} more`] = large.reach >= small.reach
        claims[`CPM for ${more} more`] = large.cpmMinor <= small.cpmMinor
        claims[`price for ${more} more`] = large.priceMinor >= small.priceMinor
      }
      return claims
    })
    expect(broken).toBeNull()
  })

  it('the price lines add up, nothing is dearer than the ratecard, nothing costs more than the budget', () => {
    const broken = counterexample(({ plan, reference }) => {
      const result = forecast(plan, reference)
      const sum = result.priceLines.reduce((all, { cpmMinor }) => all + cpmMinor, 0)
      const assessment = assessPlan(plan, reference)
      const problem = budgetProblem(assessment, priceSchedule(assessment))
      return {
        sum: sum === result.cpmMinor,
        savings: result.savingsMinor === result.ratecardPriceMinor - result.priceMinor,
        'savings not negative': result.savingsMinor >= 0,
        ratecard: result.ratecardCpmMinor >= result.cpmMinor,
        'within budget': result.priceMinor <= plan.budgetMinor,
        'all of it is spent unless something is wrong':
          problem !== null || result.priceMinor === plan.budgetMinor,
      }
    })
    expect(broken).toBeNull()
  })

  it('is finite, whole where it counts, not negative, and in order', () => {
    const broken = counterexample(({ plan, reference }) => {
      const result = forecast(plan, reference)
      const claims: Claims = {}
      for (const [name, value] of numbersOf(result)) {
        claims[name] =
          Number.isFinite(value) && value >= 0 && (name === 'frequency' || Number.isInteger(value))
      }
      const { available, impressions, reach, audience, frequency } = result
      const { frequencyCapPerDay: cap, runtime } = plan
      const days = Math.max(1, runtimeDays(runtime))
      return {
        ...claims,
        'available in order': available.low <= available.mid && available.mid <= available.high,
        'bought in order':
          impressions.low <= impressions.mid && impressions.mid <= impressions.high,
        'no more than available': impressions.mid <= available.mid,
        'no more people than there are': reach <= Math.min(audience, impressions.mid),
        'somebody sees it': reach > 0 || impressions.mid === 0,
        'within the cap': cap === null || frequency <= cap * days,
      }
    })
    expect(broken).toBeNull()
  })

  it('the budget for impressions is the smallest that buys them', () => {
    const broken = counterexample(({ plan, reference }, extra) => {
      const everything = 10_000_000_000
      const bought = (budgetMinor: number): number =>
        forecast({ ...plan, budgetMinor }, reference).impressions.mid
      const wanted = Math.min(bought(everything), extra)
      const budgetMinor = budgetForImpressions(wanted, plan, reference)
      return {
        'it buys them': bought(budgetMinor) >= wanted,
        'a cent less does not': budgetMinor === 0 || bought(budgetMinor - 1) < wanted,
      }
    })
    expect(broken).toBeNull()
  })

  it('the reach curve says what the forecast says, and never falls', () => {
    const broken = counterexample(({ plan, reference }) => {
      const curve = reachCurve(plan, reference, 6)
      const claims: Claims = { points: curve.length === 6 }
      for (const [at, { budgetMinor, impressions, reach }] of curve.entries()) {
        const result = forecast({ ...plan, budgetMinor }, reference)
        claims[`reach at ${at}`] = reach === result.reach
        claims[`impressions at ${at}`] = impressions === result.impressions.mid
        claims[`no fall at ${at}`] = reach >= (curve[at - 1]?.reach ?? 0)
      }
      return claims
    }, 200)
    expect(broken).toBeNull()
  })

  it('names at most three limiting choices, whose undoing gains what they say', () => {
    const broken = counterexample(({ plan, reference }) => {
      const { available } = forecast(plan, reference)
      const choices = limitingChoices(plan, reference)
      const claims: Claims = { 'at most three': choices.length <= 3 }
      for (const [at, { code, gainedImpressions, relaxedPlan }] of choices.entries()) {
        const relaxed = forecast(relaxedPlan, reference)
        claims[`${code} gains`] = gainedImpressions > 0
        claims[`${code} true`] = relaxed.available.mid - available.mid === gainedImpressions
        claims[`${code} in order`] =
          gainedImpressions <= (choices[at - 1]?.gainedImpressions ?? Infinity)
        claims[`${code} is a plan`] = campaignPlanSchema.safeParse(relaxedPlan).success
      }
      return claims
    })
    expect(broken).toBeNull()
  })
})

function copyOf<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T
}

function numbersOf(result: Forecast): [string, number][] {
  return Object.entries(result).flatMap(([name, value]): [string, number][] => {
    if (typeof value === 'number') return [[name, value]]
    if (name === 'available' || name === 'impressions') {
      return Object.entries(value as Record<string, number>)
    }
    return []
  })
}
