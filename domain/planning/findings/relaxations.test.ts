import { describe, expect, it } from 'vitest'
import { editAudience } from '../campaign/edits/audienceEdits.ts'
import type { CampaignPlan } from '../campaign/campaignPlan.ts'
import { applyDaypartPreset } from '../campaign/edits/daypartEdits.ts'
import { confirmFewWebsites, editInventory, selectOnly } from '../campaign/edits/inventoryEdits.ts'
import { selectPeriods, setIlluminatedOnly } from '../campaign/edits/periodEdits.ts'
import { changeMediaType, setFrequencyCap } from '../campaign/edits/planEdits.ts'
import { addPlace, editRegion, toggleState } from '../campaign/edits/regionEdits.ts'
import {
  austin,
  now,
  planned,
  product,
  referenceOf,
  screen,
  sites,
} from '#domain/testing/austin.ts'
import { relaxations } from './relaxations.ts'

const web = planned('online_display')
const dooh = planned('dooh')
const screens = referenceOf([screen(1, 30.3), screen(2, 30.4)])
const dallas = { ...austin, id: 'city_2', name: 'Dallas' }

const codes = (plan: CampaignPlan, reference = sites): string[] =>
  relaxations(plan, reference).map(({ code }) => code)

/** One relaxation as displayed: "Radius 60 mi: at 80 mi". */
function words(plan: CampaignPlan, code: string, reference = sites): string | undefined {
  const found = relaxations(plan, reference).find((one) => one.code === code)
  return found && `${found.label}: ${found.at}`
}

const relaxed = (plan: CampaignPlan, code: string, reference = sites) =>
  relaxations(plan, reference).find((one) => one.code === code)?.relaxedPlan

it('a wide plan has a radius, days and a cap to loosen; billboards have no cap, the whole country no radius', () => {
  expect(codes(web)).toEqual(['radius', 'flight', 'frequency'])
  expect(codes(dooh, screens)).toEqual(['radius', 'flight'])
  expect(codes(editRegion(web, { wholeCountry: true }))).toEqual(['flight', 'frequency'])
})

describe('the region', () => {
  it('grows each place that can still grow', () => {
    expect(words(planned('online_display', 100), 'radius')).toBeUndefined()
    const two = addPlace(planned('online_display', 100), dallas, 60)
    expect(words(two, 'radius')).toBe('Radius around 2 places: with each a step larger')
    expect(relaxed(two, 'radius')?.region.places.map(({ radius }) => radius)).toEqual([100, 80])
    const largest = addPlace(planned('online_display', 100), dallas, 100)
    expect(codes(largest)).not.toContain('radius')
  })

  it('takes the state of the first ZIP code, unless that is chosen or unknown', () => {
    const zips = editRegion(web, { places: [], zipCodes: ['78701', '78702'] })
    expect(words(zips, 'zip_codes')).toBe('2 ZIP codes: with all of Texas')
    expect(relaxed(zips, 'zip_codes')?.region.stateCodes).toEqual(['TX'])
    expect(codes(toggleState(zips, 'TX'))).not.toContain('zip_codes')
    expect(codes(editRegion(zips, { zipCodes: ['10001'] }))).not.toContain('zip_codes')
    expect(codes(web)).not.toContain('zip_codes')
  })
})

describe('the audience', () => {
  it.each([
    [25, 34, 'Age 25 to 34: for 15 to 44'],
    [30, 30, 'Age 30: for 20 to 40'],
    [13, 40, 'Age up to 40: for up to 50'],
    [65, 99, 'Age 65 and over: for 55 and over'],
    // An age range that covers nearly everyone becomes all ages.
    [28, 75, 'Age 28 to 75: for all ages'],
    [29, 75, 'Age 29 to 75: for 19 to 85'],
    [28, 74, 'Age 28 to 74: for 18 to 84'],
    [20, 99, 'Age 20 and over: for all ages'],
    [13, 99, undefined],
    [40, 39, undefined],
  ])('of %i to %i is ten years wider at both ends', (ageFrom, ageTo, expected) => {
    expect(words(editAudience(web, { ageFrom, ageTo }), 'age')).toBe(expected)
  })

  it('asks for no gender, and says which it was', () => {
    const male = editAudience(web, { gender: 'male' })
    expect(words(male, 'gender')).toBe('Male only: for all genders')
    expect(relaxed(male, 'gender')?.audience.gender).toBe('all')
    expect(words(editAudience(web, { gender: 'female' }), 'gender')).toMatch(/^Female only/)
  })

  const dogs = { id: 'a', options: ['pets.dog'] }
  const golf = { id: 'b', options: ['sports.golf'] }

  it('drops one group of those that must all match, but alternatives only together', () => {
    const both = editAudience(web, { combine: 'AND', groups: [dogs, golf] })
    expect(words(both, 'group_a')).toBe('Dog: without it')
    expect(relaxed(both, 'group_a')?.audience.groups).toEqual([golf])
    const either = editAudience(web, { combine: 'OR', groups: [dogs, golf] })
    expect(words(either, 'groups')).toBe('One of 2 audience groups: without them')
    expect(relaxed(either, 'groups')?.audience.groups).toEqual([])
    expect(codes(either)).not.toContain('group_a')
    expect(codes(editAudience(web, { combine: 'OR', groups: [dogs] }))).toContain('group_a')
    const unknown = { id: 'c', options: ['pets.dragon'] }
    expect(codes(editAudience(web, { groups: [unknown] }))).toEqual(codes(web))
  })
})

describe('formats and inventory', () => {
  it('says how many formats are chosen, where some are', () => {
    const one = { ...web, formatIds: ['display_300x250'] }
    expect(words(one, 'formats')).toBe('1 of 3 ad formats: with all formats')
    expect(relaxed(one, 'formats')?.formatIds).toEqual(web.formatIds)
    expect(codes({ ...web, formatIds: [] })).toEqual(codes(web))
  })

  it('brings back what is left out and still offered', () => {
    const left = (ids: string[]) => editInventory(web, { deselected: ids })
    expect(words(left(['p1']), 'deselected')).toBe('1 website left out: with it')
    expect(words(left(['p1', 'p2', 'gone']), 'deselected')).toBe('2 websites left out: with them')
    expect(relaxed(left(['p1']), 'deselected')?.inventory.deselected).toEqual([])
    expect(codes(left(['gone']))).toEqual(codes(web))
  })

  it('takes all topics, and asks anew whether few websites are meant', () => {
    const one = confirmFewWebsites(editInventory(web, { topics: ['cooking'] }))
    expect(words(one, 'topics')).toBe('1 of 27 topics: with all topics')
    expect(relaxed(one, 'topics')?.inventory).toEqual(web.inventory)
    const out = confirmFewWebsites(editInventory(web, { deselected: ['p1'] }))
    expect(relaxed(out, 'deselected')?.inventory.fewWebsitesConfirmed).toBe(false)
    expect(words(selectOnly(web, ['p1']), 'topics')).toBe('Only picked websites: with all topics')
  })

  it('takes all screens, and those that are dark at night', () => {
    const one = setIlluminatedOnly(selectOnly(dooh, ['p1']), true)
    expect(words(one, 'all_screens', screens)).toBe(
      'Only 1 screen picked: with all screens of the region',
    )
    expect(relaxed(one, 'all_screens', screens)?.inventory.selected).toEqual([])
    expect(words(one, 'illuminated', screens)).toBe('Illuminated screens only: with all screens')
    expect(relaxed(one, 'illuminated', screens)?.periods?.illuminatedOnly).toBe(false)
    expect(codes(one, referenceOf([product(1, 'dooh')]))).not.toContain('topics')
  })
})

describe('time', () => {
  const lasting = (endDate: string, plan = web) => ({
    ...plan,
    runtime: { ...plan.runtime, startDate: '2026-12-07', endDate },
  })

  it.each([
    ['2026-12-07', 'Runs 1 day: at 8 days', '2026-12-14'],
    ['2027-01-03', 'Runs 28 days: at 35 days', '2027-01-10'],
    ['2027-12-01', 'Runs 360 days: at 365 days', '2027-12-06'],
    ['2027-12-06', undefined, undefined],
    ['2026-12-06', undefined, undefined],
  ])('to %s may be a week longer, within a year', (endDate, expected, until) => {
    expect(words(lasting(endDate), 'flight')).toBe(expected)
    expect(relaxed(lasting(endDate), 'flight')?.runtime.endDate).toBe(until)
  })

  it('has one more period after the latest, within a year', () => {
    const two = selectPeriods(dooh, ['2026-12-14', '2026-12-28'])
    expect(words(two, 'flight', screens)).toBe('2 periods of 7 days: at 3 periods')
    const longer = relaxed(two, 'flight', screens)
    expect(longer?.periods?.startDates).toEqual(['2026-12-14', '2026-12-28', '2027-01-04'])
    expect(longer?.runtime).toMatchObject({ startDate: '2026-12-14', endDate: '2027-01-10' })
    expect(codes(selectPeriods(dooh, []), screens)).not.toContain('flight')
    // The next one ends on the 365th day, or on the day after.
    const nearYear = selectPeriods(dooh, ['2026-12-14', '2027-11-30'])
    expect(relaxed(nearYear, 'flight', screens)?.runtime.endDate).toBe('2027-12-13')
    const wholeYear = selectPeriods(dooh, ['2026-12-14', '2027-12-01'])
    expect(codes(wholeYear, screens)).not.toContain('flight')
  })

  it('runs at all hours, and is seen once more a day or without a limit', () => {
    const office = applyDaypartPreset(web, 'business')
    expect(words(office, 'hours')).toBe('50 of 168 hours a week: at all hours')
    expect(relaxed(office, 'hours')?.dayparts).toEqual(web.dayparts)
    expect(words(web, 'frequency')).toBe('At most 3x per day: at 4x per day')
    expect(words(setFrequencyCap(web, 19), 'frequency')).toMatch(/at 20x per day$/)
    expect(words(setFrequencyCap(web, 20), 'frequency')).toMatch(/without a cap$/)
    expect(relaxed(setFrequencyCap(web, 20), 'frequency')?.frequencyCapPerDay).toBeNull()
    expect(codes(setFrequencyCap(web, null))).not.toContain('frequency')
    const onScreens = changeMediaType(web, 'dooh', { now })
    expect(codes({ ...onScreens, frequencyCapPerDay: 3 }, screens)).not.toContain('frequency')
  })
})
