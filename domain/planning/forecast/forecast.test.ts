import { describe, expect, it } from 'vitest'
import { editAudience } from '../campaign/edits/audienceEdits.ts'
import type { CampaignPlan } from '../campaign/campaignPlan.ts'
import { applyDaypartPreset } from '../campaign/edits/daypartEdits.ts'
import { selectOnly, toggleProduct } from '../campaign/edits/inventoryEdits.ts'
import { defaultFormatIds, newPlan } from '../campaign/start/newPlan.ts'
import { setIlluminatedOnly } from '../campaign/edits/periodEdits.ts'
import { setBudget, setFrequencyCap } from '../campaign/edits/planEdits.ts'
import { offeredProducts } from '../assessment/offeredProducts.ts'
import { planProducts } from '../assessment/planProducts.ts'
import { editRegion } from '../campaign/edits/regionEdits.ts'
import type { RegionCell } from '#domain/foundation/geo/place.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { forecast } from './forecast.ts'
import { cells, now, planned, product, referenceOf, screen, sites } from '#domain/testing/austin.ts'

describe('forecast', () => {
  it('counts people in the region who use the medium, and what they can be shown', () => {
    const result = forecast(planned('online_display'), sites)
    expect(result.regionPopulation).toBe(9 * 200_000)
    expect(result.audience).toBe(Math.floor(1_800_000 * 0.848 * 0.93))
    expect(result.productCount).toBe(10)
    const uncapped = forecast(setFrequencyCap(planned('online_display'), null), sites)
    const share = 1_800_000 / 331_000_000
    expect(uncapped.avails.mid).toBe(Math.floor(600_000_000 * 4 * share + 1e-6))
    expect(result.avails.mid).toBeLessThan(uncapped.avails.mid)
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

  it('saves with volume, evenly more from one saving to the next', () => {
    const cpm = (budgetMinor: number): number =>
      forecast(setBudget(planned('online_display'), budgetMinor), sites).cpmMinor
    expect([2_500_00, 5_000_00, 10_000_00, 25_000_00].map(cpm)).toEqual([600, 582, 570, 552])
    expect([3_750_00, 7_500_00, 17_500_00].map(cpm)).toEqual([591, 576, 561])
    expect([4_999_99, 9_999_99, 24_999_99].map(cpm)).toEqual([582, 570, 552])
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
    // The one format of these that costs more is named.
    const both = { ...plan, formatIds: ['ctv_spot_15', 'ctv_spot_30'] }
    expect(forecast(both, ctv).priceLines.at(-1)).toMatchObject({
      code: 'formats',
      label: '16:9 TV spot, up to 30 s',
    })
  })

  it('divides a banner place among its sizes, but not a spot among its lengths', () => {
    const avails = (mediaType: MediaType, formatIds: string[]): number => {
      const plan = setFrequencyCap({ ...planned(mediaType), formatIds }, null)
      const topic = mediaType === 'ctv' ? 'tv_news' : 'cooking'
      return forecast(plan, referenceOf([product(1, mediaType, { topic })])).avails.mid
    }
    const whole = avails('online_display', defaultFormatIds('online_display'))
    expect(avails('online_display', ['display_300x250'])).toBeCloseTo(whole / 2, -1)
    expect(avails('ctv', ['ctv_spot_15'])).toBe(avails('ctv', defaultFormatIds('ctv')))
  })
})

describe('the offered choices', () => {
  it('is counted for the people of the region, not of the whole country', () => {
    const weekly = (plan: CampaignPlan): number[] =>
      offeredProducts(plan, sites).map(({ weeklyImpressions }) => weeklyImpressions)
    const share = 1_800_000 / 331_000_000
    const here = weekly(planned('online_display'))
    expect(here).toEqual(Array.from({ length: 10 }, () => Math.round(60_000_000 * share)))
    const uncapped = forecast(setFrequencyCap(planned('online_display'), null), sites)
    const total = here.reduce((sum, one) => sum + one, 0)
    expect(Math.abs(total * 4 - uncapped.avails.mid)).toBeLessThan(10 * 4)
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

  it('are those in the circle, in the state, in the country, or in a ZIP', () => {
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
    // Two screens: each a week's different people, and for each further week some new ones.
    expect(audience).toBe(Math.floor(((2 * 70_000) / 4) * (1 + 3 * 0.15)))
    expect(reach).toBeLessThanOrEqual(audience)
    expect(frequency).toBeLessThan(4 * 4)
    const empty = { ...screens.region, cells: [{ ...village, population: 0 }] }
    expect(forecast(plan, { ...screens, region: empty }).audience).toBe(0)
  })

  it('show their own impressions in each selected period', () => {
    const result = forecast(selectOnly(planned('dooh'), ['p1']), screens)
    expect(result.avails.mid).toBe(4 * 70_000)
  })
})
