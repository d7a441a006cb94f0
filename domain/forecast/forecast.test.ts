import { describe, expect, it } from 'vitest'
import { editAudience } from '../campaign/audienceEdits.ts'
import type { CampaignPlan } from '../campaign/campaignPlan.ts'
import { applyDaypartPreset } from '../campaign/daypartEdits.ts'
import { selectOnly, toggleProduct } from '../campaign/inventoryEdits.ts'
import { allHours, defaultFormatIds, newPlan } from '../campaign/newPlan.ts'
import { setIlluminatedOnly } from '../campaign/periodEdits.ts'
import { setBudget, setFrequencyCap } from '../campaign/planEdits.ts'
import { offeredProducts } from '../campaign/offeredProducts.ts'
import { planProducts } from '../campaign/planProducts.ts'
import { addPlace, editRegion } from '../campaign/regionEdits.ts'
import type { Product } from '../catalogue/product.ts'
import type { Place, RegionCell } from '../geo/place.ts'
import { MEDIA_TYPES, type MediaType } from '../media/mediaType.ts'
import { forecast } from './forecast.ts'
import type { PlanReference } from './forecast.types.ts'
import { limitingChoices } from './limitingChoices.ts'
import { flightUsage } from './mediaUsage.ts'

const now = new Date('2026-11-20T17:00:00Z')

const austin: Place = {
  id: 'city_1',
  name: 'Austin',
  stateCode: 'TX',
  stateName: 'Texas',
  country: 'US',
  latitude: 30.27,
  longitude: -97.74,
  population: 961_855,
}

/** One ZIP for every 0.1 degrees north of Austin, about 11 km or 7 miles apart. */
const cells = Array.from({ length: 20 }, (_, at): RegionCell => {
  const code = `${78_700 + at}`
  const { stateCode, country, longitude, latitude } = austin
  const id = `zip_US_${code}`
  const north = latitude + at * 0.1
  return {
    id,
    code,
    name: code,
    stateCode,
    country,
    longitude,
    latitude: north,
    population: 200_000,
  }
})

function product(at: number, mediaType: MediaType, more: Partial<Product> = {}): Product {
  return {
    id: `p${at}`,
    organization: 'Someone',
    mediaType,
    kind: mediaType === 'dooh' ? 'screen' : 'website',
    name: `Product ${at}`,
    country: 'US',
    topic: 'cooking',
    formatIds: defaultFormatIds(mediaType),
    ratecardCpmMinor: 720,
    baseCpmMinor: 600,
    minSpendMinor: 0,
    leadTimeDays: 2,
    weeklyImpressions: 60_000_000,
    premium: false,
    ...more,
  }
}

function screen(at: number, latitude: number, illuminated = true): Product {
  return product(at, 'dooh', {
    weeklyImpressions: 70_000,
    formatIds: ['dooh_16x9_static'],
    screen: {
      latitude,
      longitude: austin.longitude,
      city: 'Austin',
      stateCode: 'TX',
      venueType: 'roadside',
      orientation: 'landscape',
      illuminated,
      loopSlots: 8,
      slotSeconds: 8,
      playsPerDayPerSlot: 1_350,
      acceptsVideo: false,
    },
  })
}

function referenceOf(products: Product[]): PlanReference {
  const state = { ...austin, code: 'TX', name: 'Texas', population: 29_000_000 }
  const profile = { country: 'US' as const, population: 331_000_000, hasPostalCodes: true }
  return {
    region: { profiles: [{ ...profile, states: [state] }], cells, places: [austin] },
    products,
  }
}

function planned(mediaType: MediaType, radius = 60): CampaignPlan {
  return addPlace(newPlan({ mediaType, country: 'US', now }), austin, radius)
}

const sites = referenceOf(Array.from({ length: 10 }, (_, at) => product(at, 'online_display')))

describe('the usage of a medium', () => {
  it.each(MEDIA_TYPES)('of %s is whole in a whole week at all hours', (mediaType) => {
    const week = { days: 7, weekdayCounts: [1, 1, 1, 1, 1, 1, 1] }
    const usage = flightUsage(mediaType, week, allHours())
    expect(usage.weeks).toBeCloseTo(1, 9)
    expect(usage).toMatchObject({ activeDays: 7, weeksAllHours: usage.weeks })
    const evening = applyDaypartPreset(planned(mediaType), 'evenings').dayparts
    const evenings = flightUsage(mediaType, week, evening)
    expect(evenings.weeks).toBeGreaterThan(0)
    expect(evenings.weeks).toBeLessThan(usage.weeks)
  })

  it('is worth more in the evening on TV than on the radio', () => {
    const week = { days: 7, weekdayCounts: [1, 1, 1, 1, 1, 1, 1] }
    const evening = applyDaypartPreset(planned('ctv'), 'evenings').dayparts
    const tv = flightUsage('ctv', week, evening).weeks
    expect(tv).toBeGreaterThan(flightUsage('online_audio', week, evening).weeks * 1.5)
  })
})

describe('forecast', () => {
  it('counts people in the region who use the medium, and what they can be shown', () => {
    const result = forecast(planned('online_display'), sites)
    expect(result.regionPopulation).toBe(9 * 200_000)
    expect(result.audience).toBe(Math.floor(1_800_000 * 0.848 * 0.93))
    expect(result.productCount).toBe(10)
    const uncapped = forecast(setFrequencyCap(planned('online_display'), null), sites)
    const share = 1_800_000 / 331_000_000
    expect(uncapped.available.mid).toBe(Math.floor(600_000_000 * 4 * share + 1e-6))
    expect(result.available.mid).toBeLessThan(uncapped.available.mid)
  })

  it('buys what the budget pays for, and explains the CPM', () => {
    const young = editAudience(planned('online_display'), { ageFrom: 25, ageTo: 54 })
    const result = forecast(young, sites)
    expect(result.priceLines.map(({ label }) => label)).toEqual(['Websites', 'Age 25 to 54'])
    expect(result.cpmMinor).toBeGreaterThan(600)
    expect(result.impressions.mid).toBe(Math.floor((500_00 * 1000) / result.cpmMinor))
    expect(result.priceMinor).toBe(500_00)
    expect(result.savingsMinor).toBe(
      Math.round((500_00 / result.cpmMinor) * result.ratecardCpmMinor) - 500_00,
    )
  })

  it('saves with volume, in tiers', () => {
    const cpm = (budgetMinor: number): number =>
      forecast(setBudget(planned('online_display'), budgetMinor), sites).cpmMinor
    expect([4_999_99, 5_000_00, 10_000_00, 25_000_00].map(cpm)).toEqual([600, 582, 570, 552])
  })

  it('adds for choices that make it scarcer', () => {
    const codes = (plan: CampaignPlan): string[] =>
      forecast(plan, sites).priceLines.map(({ code }) => code)
    expect(codes(setFrequencyCap(planned('online_display'), 1))).toContain('frequency_cap')
    expect(codes(applyDaypartPreset(planned('online_display'), 'business'))).toContain('hours')
    expect(codes(selectOnly(planned('online_display'), ['p1']))).toContain('hand_picked')
    const mobile = referenceOf([product(1, 'mobile_display', { baseCpmMinor: 400 })])
    const interstitial = { ...planned('mobile_display'), formatIds: ['mobile_320x480'] }
    expect(forecast(interstitial, mobile)).toMatchObject({ cpmMinor: 900, ratecardCpmMinor: 1_220 })
  })

  it('says what premium services add', () => {
    const ctv = referenceOf([
      product(1, 'ctv', { baseCpmMinor: 2_800, topic: 'tv_news', ratecardCpmMinor: 3_400 }),
      product(2, 'ctv', {
        baseCpmMinor: 3_600,
        topic: 'tv_news',
        ratecardCpmMinor: 4_000,
        premium: true,
      }),
    ])
    const plan = { ...planned('ctv'), formatIds: ['ctv_spot_15'] }
    expect(forecast(plan, ctv).priceLines).toEqual([
      { code: 'base', label: 'Streaming services', cpmMinor: 2_800 },
      { code: 'premium', label: 'Premium, 1 of 2', cpmMinor: 400 },
    ])
  })

  it('divides a banner place among its sizes, but not a spot among its lengths', () => {
    const available = (mediaType: MediaType, formatIds: string[]): number => {
      const plan = setFrequencyCap({ ...planned(mediaType), formatIds }, null)
      const topic = mediaType === 'ctv' ? 'tv_news' : 'cooking'
      return forecast(plan, referenceOf([product(1, mediaType, { topic })])).available.mid
    }
    const whole = available('online_display', defaultFormatIds('online_display'))
    expect(available('online_display', ['display_300x250'])).toBeCloseTo(whole / 2, -1)
    expect(available('ctv', ['ctv_spot_15'])).toBe(available('ctv', defaultFormatIds('ctv')))
  })
})

describe('what is offered', () => {
  it('is counted for the people of the region, not of the whole country', () => {
    const weekly = (plan: CampaignPlan): number[] =>
      offeredProducts(plan, sites).map(({ weeklyImpressions }) => weeklyImpressions)
    const share = 1_800_000 / 331_000_000
    const here = weekly(planned('online_display'))
    expect(here).toEqual(Array.from({ length: 10 }, () => Math.round(60_000_000 * share)))
    const uncapped = forecast(setFrequencyCap(planned('online_display'), null), sites)
    const total = here.reduce((sum, one) => sum + one, 0)
    expect(Math.abs(total * 4 - uncapped.available.mid)).toBeLessThan(10 * 4)
    const nowhere = newPlan({ mediaType: 'online_display', country: 'US', now })
    expect(weekly(nowhere)[0]).toBe(60_000_000)
    expect(weekly(planned('ctv'))).toEqual([])
  })
})

describe('screens', () => {
  const near = screen(1, 30.3)
  const dark = screen(2, 30.3, false)
  const far = screen(3, 32)
  const screens = referenceOf([near, dark, far])
  const ids = (plan: CampaignPlan): string[] => planProducts(plan, screens).map(({ id }) => id)

  it('are those in the circle, in the state, in the country, or near a ZIP', () => {
    const none = newPlan({ mediaType: 'dooh', country: 'US', now })
    expect(ids(none)).toEqual([])
    expect(ids(planned('dooh', 10))).toEqual(['p1', 'p2'])
    expect(ids(editRegion(none, { stateCodes: ['TX'] }))).toEqual(['p1', 'p2', 'p3'])
    expect(ids(editRegion(none, { wholeCountry: true }))).toEqual(['p1', 'p2', 'p3'])
    expect(ids(editRegion(none, { zipCodes: ['78700'] }))).toEqual(['p1', 'p2'])
    expect(ids(editRegion(none, { zipCodes: ['78710'] }))).toEqual([])
  })

  it('are all of them until some are picked or left out', () => {
    const plan = planned('dooh', 10)
    expect(ids(toggleProduct(plan, near))).toEqual(['p2'])
    expect(ids(selectOnly(plan, ['p1', 'p3']))).toEqual(['p1'])
    expect(ids(setIlluminatedOnly(plan, true))).toEqual(['p1'])
    expect(ids({ ...plan, formatIds: ['dooh_9x16_static'] })).toEqual([])
  })

  it('meet those who pass, where fewer people live than pass', () => {
    const none = newPlan({ mediaType: 'dooh', country: 'US', now })
    const village = { ...cells[0], population: 500 } as RegionCell
    const region = { ...screens.region, cells: [village] }
    const plan = editRegion(none, { zipCodes: [village.code] })
    const { audience, reach, frequency } = forecast(plan, { ...screens, region })
    expect(audience).toBe((2 * 70_000) / 4)
    expect(reach).toBeLessThanOrEqual(audience)
    expect(frequency).toBeLessThan(4 * 4)
    const empty = { ...screens.region, cells: [{ ...village, population: 0 }] }
    expect(forecast(plan, { ...screens, region: empty }).audience).toBe(0)
  })

  it('show their own impressions in each selected period', () => {
    const result = forecast(selectOnly(planned('dooh'), ['p1']), screens)
    expect(result.available.mid).toBe(4 * 70_000)
  })
})

describe('limitingChoices', () => {
  it('leaves out what would hardly gain anything', () => {
    const codes = (cap: number): string[] =>
      limitingChoices(setFrequencyCap(planned('online_display'), cap), sites).map(
        ({ code }) => code,
      )
    expect(codes(1)).toContain('frequency')
    expect(codes(20)).not.toContain('frequency')
  })

  it('says what limits most, in plain words, with one click to relax it', () => {
    const plan = setFrequencyCap(
      editAudience(planned('online_display'), { gender: 'female', ageFrom: 25, ageTo: 34 }),
      null,
    )
    const choices = limitingChoices(plan, sites)
    expect(choices.map(({ label }) => label)).toEqual([
      'Age 25 to 34',
      'Female only',
      'Radius 60 mi',
    ])
    const [age, gender, radius] = choices
    expect(age?.relaxLabel).toMatch(/^\+ [\d,]+ for 15 to 44$/)
    expect(gender?.relaxLabel).toMatch(/^\+ [\d,]+ for all genders$/)
    expect(radius?.relaxLabel).toMatch(/^\+ [\d,]+ at 80 mi$/)
    expect(radius?.relaxedPlan.region.places[0]?.radius).toBe(80)
  })
})
