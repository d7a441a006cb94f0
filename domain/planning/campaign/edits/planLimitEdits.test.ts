import { describe, expect, it } from 'vitest'
import { MAX_PLACES } from '#domain/foundation/geo/campaignCountries.ts'
import { austin, now, planned, product } from '#domain/testing/austin.ts'
import {
  addAudienceGroup,
  editAudience,
  removeAudienceGroup,
  toggleAudienceOption,
} from './audienceEdits.ts'
import { applyDaypartPreset, countHours, paintHours, runsAt } from './daypartEdits.ts'
import { confirmFewWebsites, narrowToTopic, selectOnly, toggleProduct } from './inventoryEdits.ts'
import { isChosen } from '../isChosen.ts'
import { allHours } from '../start/allHours.ts'
import { newPlan } from '../start/newPlan.ts'
import { circleAround } from '../placeCircle.ts'
import {
  addPlaceAnywhere,
  changeCountry,
  changeMediaType,
  renamePlan,
  setBudget,
  setFrequencyCap,
  toggleFormat,
} from './planEdits.ts'
import {
  addPlace,
  addZipsOf,
  editRegion,
  nextRadius,
  removePlace,
  setRadius,
  setWholeCountry,
  setZipCodes,
  toggleState,
  toggleZips,
} from './regionEdits.ts'

const web = planned('online_display')
const bare = newPlan({ mediaType: 'online_display', country: 'US', now })
const pets = { id: 'a', options: ['pets.dog', 'pets.cat'] }
const golf = { id: 'b', options: ['sports.golf'] }

describe('audience groups', () => {
  const two = editAudience(web, { groups: [pets, golf] })

  it('change one at a time', () => {
    expect(removeAudienceGroup(two, 'a').audience.groups).toEqual([golf])
    expect(toggleAudienceOption(two, 'a', 'pets.cat').audience.groups).toEqual([
      { id: 'a', options: ['pets.dog'] },
      golf,
    ])
    expect(toggleAudienceOption(two, 'b', 'sports.golf').audience.groups).toEqual([pets])
    expect(toggleAudienceOption(two, 'b', 'sports.soccer').audience.groups[1]?.options).toEqual([
      'sports.golf',
      'sports.soccer',
    ])
  })

  it('are limited to twelve', () => {
    const groups = Array.from({ length: 11 }, (_, at) => ({ ...golf, id: `${at}` }))
    const eleven = editAudience(web, { groups })
    expect(addAudienceGroup(eleven, pets).audience.groups).toHaveLength(12)
    expect(addAudienceGroup(addAudienceGroup(eleven, pets), golf).audience.groups).toHaveLength(12)
  })
})

describe('amounts', () => {
  it('are whole and within their limits', () => {
    const budget = (minor: number) => setBudget(web, minor).budgetMinor
    expect([budget(-1), budget(0), budget(100.5), budget(100.4)]).toEqual([0, 0, 101, 100])
    const cap = (most: number | null) => setFrequencyCap(web, most).frequencyCapPerDay
    expect([cap(0), cap(1), cap(2.5), cap(20), cap(21), cap(null)]).toEqual([1, 1, 3, 20, 20, null])
    expect(renamePlan(web, 'x'.repeat(121)).name).toHaveLength(120)
  })

  it('of a radius are those of the country', () => {
    const radius = (miles: number) => setRadius(web, 'city_1', miles).region.places[0]?.radius
    expect([radius(0), radius(1.5), radius(100), radius(101)]).toEqual([1, 2, 100, 100])
    const german = { ...web, region: { ...web.region, country: 'DE' as const } }
    expect(setRadius(german, 'city_1', 500).region.places[0]?.radius).toBe(160)
    expect(setRadius(web, 'city_2', 5).region.places).toEqual(web.region.places)
    expect(nextRadius(web.region, 60)).toBe(80)
    expect(nextRadius(web.region, 59)).toBe(60)
    expect(nextRadius(web.region, 100)).toBeUndefined()
  })
})

describe('the region', () => {
  const at = (id: number) => ({ ...austin, id: `city_${id}` })

  it('has up to 200 places, each once, and replaces the whole country by the first', () => {
    const many = Array.from({ length: MAX_PLACES + 2 }, (_, id) => at(id)).reduce(
      (plan, place) => addPlace(plan, place),
      setWholeCountry(bare, true),
    )
    expect(many.region.places).toHaveLength(MAX_PLACES)
    expect(many.region.wholeCountry).toBe(false)
    const two = addPlace(web, at(2))
    expect(removePlace(two, 'city_1').region.places.map(({ placeId }) => placeId)).toEqual([
      'city_2',
    ])
    expect(circleAround({ ...austin, name: 'x'.repeat(200) }, 5).label).toHaveLength(160)
  })

  it('keeps the zone of its first part, a place, a ZIP or a state', () => {
    const zone = ({ runtime }: typeof bare) => runtime.timeZone
    expect(zone(setZipCodes(toggleState(bare, 'CA'), ['10001']))).toBe('PST')
    expect(zone(toggleState(setZipCodes(bare, ['80202']), 'CA'))).toBe('MST')
    expect(zone(setZipCodes(bare, []))).toBe(zone(bare))
    expect(toggleState(toggleState(bare, 'CA'), 'TX').region.stateCodes).toEqual(['CA', 'TX'])
  })

  it('adds and removes the ZIP codes of a market, beside other codes', () => {
    const market = ['10001', '10002']
    const added = toggleZips(setZipCodes(bare, ['78702', '10002']), market)
    expect(added.region.zipCodes).toEqual(['78702', '10002', '10001'])
    expect(toggleZips(added, market).region.zipCodes).toEqual(['78702'])
  })

  it('adds no part of a market that exceeds the limit', () => {
    const codes = Array.from({ length: 4_999 }, (_, at) => String(10_000 + at))
    const almost = setZipCodes(bare, codes)
    expect(toggleZips(almost, ['90001', '90002'])).toBe(almost)
    expect(toggleZips(almost, ['10000', '90001']).region.zipCodes).toHaveLength(5_000)
  })

  it('adds the ZIP codes of screens that have one', () => {
    const screens = [{ screen: { postalCode: '78702' } }, { screen: {} }]
    const found = addZipsOf(setZipCodes(bare, ['78701']), screens)
    expect(found.region.zipCodes).toEqual(['78701', '78702'])
  })

  it('asks again about few websites only where that was confirmed', () => {
    expect(editRegion(web, { wholeCountry: true }).inventory).toBe(web.inventory)
    const changed = editRegion(confirmFewWebsites(web), { wholeCountry: true })
    expect(changed.inventory.fewWebsitesConfirmed).toBe(false)
  })
})

describe('changing the medium or the country', () => {
  it('to the same changes nothing', () => {
    expect(changeMediaType(web, 'online_display', { now })).toBe(web)
    expect(changeCountry(web, 'US', { now })).toBe(web)
  })

  it('keeps bookable days, and moves others', () => {
    const starting = (startDate: string) => ({
      ...web,
      runtime: { ...web.runtime, startDate, endDate: '2027-01-31' },
    })
    const start = (from: string) =>
      changeMediaType(starting(from), 'ctv', { now }).runtime.startDate
    // Five days from a Friday are a Wednesday.
    expect([start('2026-11-24'), start('2026-11-25'), start('2026-11-26')]).toEqual([
      '2026-11-25',
      '2026-11-25',
      '2026-11-26',
    ])
    const weeks = (endDate: string, startDate = '2026-12-07') =>
      changeMediaType({ ...web, runtime: { ...web.runtime, startDate, endDate } }, 'dooh', { now })
        .periods?.startDates
    expect(weeks('2026-12-26')).toEqual(['2026-12-07', '2026-12-14'])
    expect(weeks('2026-12-08')).toEqual(['2026-12-07'])
    expect(weeks('2026-12-08', '2026-11-24')?.[0]).toBe('2026-11-30')
    expect(weeks('2028-06-01')).toHaveLength(52)
  })

  it('keeps the start where it can be booked in the new zone, and asks again about few websites', () => {
    const chosen = confirmFewWebsites(selectOnly(web, ['p1']))
    const moved = changeCountry(chosen, 'CA', { now })
    expect(moved.runtime.startDate).toBe(web.runtime.startDate)
    expect(moved.inventory).toMatchObject({
      selected: [],
      deselected: [],
      fewWebsitesConfirmed: false,
    })
    const early = { ...web, runtime: { ...web.runtime, startDate: '2026-11-24' } }
    expect(changeCountry(early, 'CA', { now }).runtime.startDate).toBe('2026-11-24')
    const late = { ...web, runtime: { ...web.runtime, startDate: '2026-11-23' } }
    expect(changeCountry(late, 'CA', { now }).runtime.startDate).toBe('2026-11-24')
    const vienna = { ...austin, id: 'city_9', country: 'AT' as const }
    const german = newPlan({ mediaType: 'ctv', country: 'DE', now })
    expect(addPlaceAnywhere(german, vienna, { now }).region).toMatchObject({
      country: 'DE',
      places: [{ placeId: 'city_9' }],
    })
  })
})

describe('hours', () => {
  it('are painted in the area alone, on or off', () => {
    const area = { fromDay: 1, toDay: 2, fromHour: 8, toHour: 9 }
    const off = paintHours(allHours(), area, false)
    const corners = [
      [0, 8],
      [1, 7],
      [1, 8],
      [2, 9],
      [2, 10],
      [3, 9],
    ].map(([day = 0, hour = 0]) => runsAt(off, day, hour))
    expect(corners).toEqual([true, true, false, false, true, true])
    expect(paintHours(off, area, true)).toEqual(allHours())
    expect(runsAt(off, 7, 0)).toBe(false)
  })

  it.each([
    ['all', 168],
    ['daytime', 112],
    ['business', 50],
    ['evenings', 42],
    ['weekend', 48],
  ] as const)('of the choice "%s" are %i a week', (preset, hours) => {
    expect(countHours(applyDaypartPreset(web, preset).dayparts)).toBe(hours)
  })
})

describe('formats and inventory', () => {
  it('adds or removes a format', () => {
    const without = toggleFormat(web, 'display_300x250')
    expect(without.formatIds).toEqual(web.formatIds.filter((id) => id !== 'display_300x250'))
    expect(toggleFormat(without, 'display_300x250').formatIds).toContain('display_300x250')
  })

  it('deselects a product picked by hand without excluding it, unless its topic is chosen too', () => {
    const one = product(1, 'online_display')
    const picked = selectOnly(web, ['p1', 'p2'])
    expect(toggleProduct(picked, one).inventory).toMatchObject({
      selected: ['p2'],
      deselected: [],
    })
    const both = { ...web, inventory: { ...web.inventory, selected: ['p1'] } }
    expect(toggleProduct(both, one).inventory).toMatchObject({ selected: [], deselected: ['p1'] })
    expect(isChosen(picked, product(3, 'online_display'))).toBe(false)
    expect(isChosen(selectOnly(planned('dooh'), ['p1']), product(2, 'dooh'))).toBe(false)
  })

  it('keeps the only topic when it is selected', () => {
    const offers = { products: [], offered: ['cooking'] }
    const one = { ...web, inventory: { ...web.inventory, topics: ['cooking'] } }
    expect(narrowToTopic(one, 'cooking', offers).inventory.topics).toEqual(web.inventory.topics)
    const some = { ...web, inventory: { ...web.inventory, topics: ['cooking'] } }
    const more = { products: [], offered: ['cooking', 'travel'] }
    expect(narrowToTopic(some, 'travel', more).inventory.topics).toEqual(['cooking', 'travel'])
  })
})
