import { describe, expect, it } from 'vitest'
import type { CampaignPlan } from '../campaign/campaignPlan.ts'
import { editAudience } from '../campaign/edits/audienceEdits.ts'
import { applyDaypartPreset } from '../campaign/edits/daypartEdits.ts'
import { editInventory, selectOnly } from '../campaign/edits/inventoryEdits.ts'
import { setIlluminatedOnly } from '../campaign/edits/periodEdits.ts'
import { setFrequencyCap } from '../campaign/edits/planEdits.ts'
import { editRegion, setRadius, toggleState } from '../campaign/edits/regionEdits.ts'
import { now, planned, product, referenceOf, screen, sites } from '#domain/testing/austin.ts'
import { counterexample } from '#domain/testing/randomCases.ts'
import { newPlan } from '../campaign/start/newPlan.ts'
import { assessPlan } from './assessPlan.ts'
import { formatShare, formatSurchargeMinor } from './formatShare.ts'
import { flightUsage, usageShare } from './mediaUsage.ts'
import { minBudgetMinor } from './minBudget.ts'
import { offeredProducts } from './offeredProducts.ts'
import { planProducts, productChooser, regionProducts, screensNearby } from './planProducts.ts'

const web = planned('online_display')
const dooh = planned('dooh', 1)
const ids = (products: readonly { id: string }[]) => products.map(({ id }) => id)

describe('a changed plan', () => {
  const changes: ((plan: CampaignPlan) => CampaignPlan)[] = [
    (plan) => editRegion(plan, { wholeCountry: !plan.region.wholeCountry }),
    (plan) => editRegion(plan, { stateCodes: ['02'] }),
    (plan) => editAudience(plan, { gender: 'female', ageFrom: 30, ageTo: 40 }),
    (plan) => ({ ...plan, formatIds: plan.formatIds.slice(1) }),
    (plan) => editInventory(plan, { deselected: ['product_0', 'product_1'] }),
    (plan) => ({ ...plan, runtime: { ...plan.runtime, endDate: plan.runtime.startDate } }),
    (plan) => setIlluminatedOnly(plan, !plan.periods?.illuminatedOnly),
    (plan) => applyDaypartPreset(plan, 'weekend'),
    (plan) => setFrequencyCap(plan, 1),
    (plan) => ({ ...plan, mediaType: plan.mediaType === 'ctv' ? 'dooh' : 'ctv' }),
  ]

  it('is assessed from what was known before just as anew', () => {
    const broken = counterexample(({ plan, reference }) => {
      const before = assessPlan(plan, reference)
      return Object.fromEntries(
        changes.map((change, at) => {
          const changed = change(plan)
          const again = assessPlan(changed, reference, before)
          const anew = assessPlan(changed, reference)
          return [`change ${at}`, JSON.stringify(again) === JSON.stringify(anew)]
        }),
      )
    }, 150)
    expect(broken).toBeNull()
  })

  it('keeps what the change does not touch', () => {
    const before = assessPlan(web, sites)
    const after = assessPlan(setFrequencyCap(web, 1), sites, before)
    expect(after.region).toBe(before.region)
    expect(after.people).toBe(before.people)
    expect(after.carried).toBe(before.carried)
    expect(after.usage).toBe(before.usage)
    expect(after.avails).toBeLessThan(before.avails)
  })
})

describe('impressions that can be bought', () => {
  it('are the region’s part of what the formats show, for four weeks', () => {
    const uncapped = assessPlan(setFrequencyCap(web, null), sites)
    const part = 1_800_000 / 331_000_000
    expect(uncapped.avails).toBe(Math.floor(10 * 60_000_000 * part * 4 + 1e-6))
    const oneSize = setFrequencyCap({ ...web, formatIds: ['display_728x90'] }, null)
    expect(assessPlan(oneSize, sites).carriedWeekly).toBeCloseTo(10 * 60_000_000 * part * 0.3, 4)
  })

  it('are no more than a cap lets each person see each day', () => {
    const one = assessPlan(setFrequencyCap(web, 1), sites)
    expect(one.avails).toBeLessThanOrEqual(one.reachable * one.usage.activeDays)
    const all = [1, 2, 3, 20].map((cap) => assessPlan(setFrequencyCap(web, cap), sites).avails)
    expect(all).toEqual([...new Set(all)].toSorted((a, b) => a - b))
    const free = assessPlan(setFrequencyCap(web, null), sites).avails
    expect(all.at(-1)).toBeLessThanOrEqual(free)
    // A cap of n keeps q + q² + … + qⁿ of what each person could see a day.
    const views = one.reachable * one.usage.activeDays
    const q = free / (free + views)
    expect(all[0]).toBeCloseTo(views * q, -1)
    expect(all[1]).toBeCloseTo(views * (q + q * q), -1)
  })

  it('are none where nobody can be reached', () => {
    const never = { ...web, dayparts: web.dayparts.map((day) => day.replaceAll('1', '0')) }
    expect(assessPlan(never, sites).avails).toBe(0)
    expect(assessPlan(editRegion(web, { places: [] }), sites).avails).toBe(0)
    expect(assessPlan(web, referenceOf([])).avails).toBe(0)
  })
})

describe('formats', () => {
  const banners = ['display_300x250', 'display_728x90', 'display_120x600']

  it('share the places of a page, a spot is whole in any of its formats', () => {
    expect(formatShare(banners, new Set(['display_300x250']))).toBe(0.5)
    expect(formatShare(banners.slice(1), new Set(['display_728x90']))).toBe(0.6)
    expect(formatShare(banners, new Set(banners))).toBe(1)
    expect(formatShare(banners, new Set())).toBe(0)
    expect(formatShare(['ctv_spot_15', 'ctv_spot_30'], new Set(['ctv_spot_30']))).toBe(1)
    expect(formatShare(['ctv_spot_15'], new Set(['ctv_spot_30']))).toBe(0)
    expect(formatShare([], new Set(banners))).toBe(0)
  })

  it('that cost more add to the price by their part of the places', () => {
    const mobile = ['mobile_300x50', 'mobile_320x480']
    const dearest = formatSurchargeMinor(mobile, new Set(['mobile_320x480']))
    expect(dearest).toBeGreaterThan(0)
    expect(formatSurchargeMinor(mobile, new Set(mobile))).toBeCloseTo((dearest * 15) / 70, 9)
    expect(formatSurchargeMinor(mobile, new Set(['mobile_300x50']))).toBe(0)
    expect(formatSurchargeMinor(mobile, new Set())).toBe(0)
  })
})

describe('the minimum budget', () => {
  const dear = referenceOf([
    product(1, 'online_display', { minSpendMinor: 50_00 }),
    product(2, 'online_display', { minSpendMinor: 300_00 }),
    product(3, 'online_display', { minSpendMinor: 200_00 }),
  ])
  const least = (plan: CampaignPlan) => minBudgetMinor(assessPlan(plan, dear))

  it('is the medium’s, or that of the most expensive product if all are picked by hand', () => {
    expect(least(web)).toBe(100_00)
    expect(least(selectOnly(web, ['p1']))).toBe(100_00)
    expect(least(selectOnly(web, ['p1', 'p2', 'p3']))).toBe(300_00)
    expect(least(editInventory(web, { selected: ['p2'] }))).toBe(100_00)
    expect(least(editInventory(web, { topics: [], deselected: ['p1'] }))).toBe(100_00)
  })
})

describe('products', () => {
  const mixed = referenceOf([
    product(1, 'online_display'),
    product(2, 'online_display', { topic: 'travel' }),
    product(3, 'online_display', { country: 'CA' }),
    product(4, 'ctv'),
    product(5, 'online_display', { formatIds: ['display_728x90'] }),
  ])
  const carried = (plan: CampaignPlan) => ids(planProducts(plan, mixed))

  it('are of the medium, the country, a format, and chosen by topic or by hand', () => {
    expect(carried(web)).toEqual(['p1', 'p2', 'p5'])
    expect(carried({ ...web, formatIds: ['display_300x250'] })).toEqual(['p1', 'p2'])
    expect(carried({ ...web, formatIds: [] })).toEqual([])
    expect(carried(editInventory(web, { topics: ['travel'], selected: ['p5'] }))).toEqual([
      'p2',
      'p5',
    ])
    expect(carried(editInventory(web, { selected: ['p1'], deselected: ['p1'] }))).toEqual([
      'p2',
      'p5',
    ])
    expect(ids(regionProducts(web, mixed))).toEqual(['p1', 'p2', 'p5'])
  })

  it('on screens are all of the region until some are picked, whatever their venue', () => {
    const choose = productChooser({
      mediaType: 'dooh',
      inventory: { topics: ['roadside'], selected: ['p1'], deselected: [] },
    })
    expect(choose({ id: 'p1', topic: 'mall' })).toBe(true)
    expect(choose({ id: 'p2', topic: 'roadside' })).toBe(false)
    const lit = referenceOf([screen(1, 30.27), screen(2, 30.271, false), screen(3, 40)])
    expect(ids(planProducts(dooh, lit))).toEqual(['p1', 'p2'])
    expect(ids(planProducts(setIlluminatedOnly(dooh, true), lit))).toEqual(['p1'])
    const noScreen = referenceOf([product(1, 'dooh')])
    expect(ids(regionProducts(editRegion(dooh, { wholeCountry: true }), noScreen))).toEqual([])
  })

  it('are offered with the region’s part of their impressions, all of it before there is one', () => {
    const offered = (plan: CampaignPlan) => offeredProducts(plan, mixed)
    const nowhere = editRegion(web, { places: [] })
    expect(ids(offered(nowhere))).toEqual(['p1', 'p2', 'p5'])
    expect(offered(nowhere)[0]?.weeklyImpressions).toBe(60_000_000)
    // 326,284 and a fraction.
    expect(offered(web)[0]?.weeklyImpressions).toBe(326_284)
    const two = setRadius(web, 'city_1', 10)
    expect(offered(two)[0]?.weeklyImpressions).toBe(Math.round((60_000_000 * 2) / 1_655))
  })
})

describe('screens in a region', () => {
  const none = newPlan({ mediaType: 'dooh', country: 'US', now })
  const state = screen(9, 45)
  const found = (plan: CampaignPlan) =>
    ids(regionProducts(plan, referenceOf([screen(1, 30.27), screen(2, 30.4), state])))

  it('stand in a circle, a ZIP, a state or the country', () => {
    expect(found(none)).toEqual([])
    expect(found(dooh)).toEqual(['p1'])
    expect(found(planned('dooh', 10))).toEqual(['p1', 'p2'])
    expect(found(editRegion(none, { zipCodes: ['78701'] }))).toEqual(['p2'])
    expect(found(toggleState(none, 'TX'))).toEqual(['p1', 'p2', 'p9'])
    expect(found(toggleState(none, 'NM'))).toEqual([])
    expect(found(editRegion(none, { wholeCountry: true }))).toHaveLength(3)
    const canada = { ...none, region: { ...none.region, country: 'CA' as const } }
    expect(found(editRegion(canada, { wholeCountry: true }))).toEqual([])
    expect(found(editRegion(canada, { stateCodes: ['TX'], zipCodes: ['78701'] }))).toEqual([])
  })

  it('near by have a ZIP of their own, which the list does not name', () => {
    const unaddressed = screen(3, 30.4)
    const { postalCode: _, ...place } = unaddressed.screen ?? { postalCode: '' }
    const reference = referenceOf([screen(1, 30.4), Object.assign(unaddressed, { screen: place })])
    const near = (plan: CampaignPlan) => ids(screensNearby(plan, reference))
    expect(near(editRegion(none, { zipCodes: ['78702'] }))).toEqual(['p1'])
    expect(near(editRegion(none, { zipCodes: ['78702'], wholeCountry: true }))).toEqual([])
    const canada = { ...none, region: { ...none.region, country: 'CA' as const } }
    expect(near(editRegion(canada, { zipCodes: ['78702'] }))).toEqual([])
    expect(near(editRegion(none, { zipCodes: ['78702', '78719'] }))).toEqual(['p1'])
  })
})

describe('media usage', () => {
  it('of a day falls into its hours, and more into some', () => {
    const day = (weekday: number) =>
      Array.from({ length: 24 }, (_, hour) => usageShare('online_display', weekday, hour))
    const total = (shares: number[]) => shares.reduce((sum, share) => sum + share, 0)
    expect(total(day(0))).toBeCloseTo(0.15, 9)
    expect(total(day(6))).toBeCloseTo(0.13, 9)
    expect(day(4)[10]).not.toBe(day(5)[10])
    expect((day(0)[10] ?? 0) / (day(0)[3] ?? 1)).toBeCloseTo(15, 9)
    expect((day(5)[10] ?? 0) / (day(5)[3] ?? 1)).toBeCloseTo(56 / 6, 9)
    expect(usageShare('ctv', 7, 0)).toBe(0)
  })

  it('counts days with an hour on, each as often as it comes', () => {
    const flight = { days: 5, weekdayCounts: [2, 1, 0, 0, 0, 1, 1] }
    const usage = flightUsage(
      'online_display',
      flight,
      applyDaypartPreset(web, 'business').dayparts,
    )
    expect(usage.activeDays).toBe(3)
    expect(usage.weeksAllHours).toBeCloseTo(0.15 * 3 + 0.13 * 2, 9)
    const whole = flightUsage('online_display', flight, web.dayparts)
    expect(whole.weeks).toBeCloseTo(usage.weeksAllHours, 9)
    expect(usage.weeks).toBeLessThan(0.45)
  })
})
