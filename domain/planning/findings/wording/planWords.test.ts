import { describe, expect, it } from 'vitest'
import { editAudience } from '../../campaign/edits/audienceEdits.ts'
import { allHours } from '../../campaign/start/allHours.ts'
import { paintHours } from '../../campaign/edits/daypartEdits.ts'
import { editInventory } from '../../campaign/edits/inventoryEdits.ts'
import { selectPeriods } from '../../campaign/edits/periodEdits.ts'
import { planned, sites } from '#domain/testing/austin.ts'
import { formatAudience, formatGroup } from './formatAudience.ts'
import { formatDaypart, formatClockHour } from './formatDaypart.ts'
import { formatAdFormat } from './formatAdFormat.ts'
import { formatInventory, formatTopic } from './formatInventory.ts'
import { formatList } from '#domain/foundation/wording/formatList.ts'
import { formatProducts } from './mediaWords.ts'
import {
  formatQuantity,
  formatPeople,
  formatRounded,
} from '#domain/foundation/wording/numberWords.ts'
import { marketZips } from '#domain/foundation/geo/markets/marketZips.ts'
import { US_MARKETS } from '#domain/foundation/geo/markets/usMarkets.ts'
import { formatRegion } from './formatRegion.ts'
import { formatRuntimeDates, formatExtension, formatRuntime } from './formatRuntime.ts'

const web = planned('online_display')

describe('lists and numbers', () => {
  it('names up to so many, and counts the rest', () => {
    expect(formatList([], 'and')).toBe('')
    expect(formatList(['a'], 'and')).toBe('a')
    expect(formatList(['a', 'b'], 'or')).toBe('a or b')
    expect(formatList(['a', 'b', 'c'], 'and')).toBe('a, b and c')
    expect(formatList(['a', 'b', 'c', 'd', 'e'], 'and')).toBe('a, b and 3 more')
    expect(formatList(['a', 'b', 'c'], 'and', 2)).toBe('a and 2 more')
  })

  it('uses the singular for one, and millions from one million on', () => {
    expect(formatQuantity(1, 'day', 'days')).toBe('1 day')
    expect(formatQuantity(0, 'day', 'days')).toBe('0 days')
    expect(formatProducts('ctv', 1)).toBe('1 streaming service')
    expect(formatProducts('ctv', 1_204)).toBe('1,204 streaming services')
    expect(formatPeople(999_999)).toBe('999,999')
    expect(formatPeople(1_000_000)).toBe('1 M')
    expect(formatPeople(2_460_000)).toBe('2.46 M')
    expect(formatRounded(42_596)).toBe('42,600')
  })
})

describe('the audience', () => {
  const pets = { id: 'a', options: ['pets.dog', 'pets.cat'] }
  const golf = { id: 'b', options: ['sports.golf'] }
  const said = (combine: 'AND' | 'OR', groups: (typeof pets)[], most?: number) =>
    formatAudience(editAudience(web, { combine, groups }).audience, most)

  it('sets apart the options of groups that must all match', () => {
    expect(said('AND', [pets, golf])).toBe('All genders, all ages, (Dog or Cat) and Golf')
    expect(said('AND', [pets])).toBe('All genders, all ages, Dog or Cat')
    expect(said('OR', [pets, golf])).toBe('All genders, all ages, Dog or Cat or Golf')
    const many = { id: 'c', options: ['pets.dog', 'pets.cat', 'sports.golf'] }
    expect(said('OR', [many], 2)).toBe('All genders, all ages, Dog or 2 more')
  })

  it('omits options that the catalogue no longer has', () => {
    expect(formatGroup({ id: 'a', options: ['pets.dragon'] })).toBeNull()
    expect(formatGroup({ id: 'a', options: ['pets.dragon', 'pets.dog'] })).toBe('Dog')
  })
})

describe('hours', () => {
  const none = allHours().map((day) => day.replaceAll('1', '0'))
  const area = (fromDay: number, toDay: number, fromHour: number, toHour: number) =>
    paintHours(none, { fromDay, toDay, fromHour, toHour }, true)

  it.each([
    [allHours(), 'All hours'],
    [none, 'No hours yet'],
    [area(0, 4, 8, 17), 'Mon to Fri, 8am to 6pm'],
    [area(2, 2, 0, 11), 'Wed, 12am to 12pm'],
    [area(5, 6, 0, 23), 'Sat to Sun, all day'],
    [area(0, 6, 12, 23), 'Every day, 12pm to 12am'],
    [area(0, 5, 1, 1), 'Mon to Sat, 1am to 2am'],
    [area(1, 6, 1, 1), 'Tue to Sun, 1am to 2am'],
    [area(1, 6, 0, 22), 'Tue to Sun, 12am to 11pm'],
  ])('in a block are told by days and hours', (dayparts, expected) => {
    expect(formatDaypart(dayparts)).toBe(expected)
  })

  it('that are no block are counted', () => {
    const apart = { fromDay: 3, toDay: 3, fromHour: 9, toHour: 9 }
    expect(formatDaypart(paintHours(area(0, 0, 9, 9), apart, true))).toBe('2 of 168 hours a week')
    const later = { fromDay: 1, toDay: 1, fromHour: 10, toHour: 10 }
    expect(formatDaypart(paintHours(area(0, 0, 9, 9), later, true))).toBe('2 of 168 hours a week')
    const gap = { fromDay: 0, toDay: 0, fromHour: 12, toHour: 12 }
    expect(formatDaypart(paintHours(area(0, 0, 9, 9), gap, true))).toBe('2 of 168 hours a week')
  })

  it('use a 12-hour clock', () => {
    expect([0, 11, 12, 13, 23, 24].map(formatClockHour)).toEqual([
      '12am',
      '11am',
      '12pm',
      '1pm',
      '11pm',
      '12am',
    ])
  })
})

describe('formats and inventory', () => {
  it('names formats by size, and billboards by shape and kind', () => {
    expect(formatAdFormat({ ...web, formatIds: [] })).toBe('No format yet')
    expect(formatAdFormat({ ...web, formatIds: ['display_300x250'] })).toBe(
      '300x250 Medium Rectangle',
    )
    const still = { ...planned('dooh'), formatIds: ['dooh_16x9_static'] }
    expect(formatAdFormat(still)).toBe('16:9 Ratio, static')
  })

  it('names up to three topics, and counts more', () => {
    const of = (topics: string[]) => editInventory(web, { topics })
    expect(formatTopic(web)).toBe('all topics')
    expect(formatTopic(of([]))).toBe('')
    expect(formatInventory(of([]), 1)).toBe('1 website')
    expect(formatTopic(of(['cooking', 'pets', 'travel']))).toBe('Cooking, Pets and Travel')
    expect(formatInventory(of(['cooking', 'pets', 'travel', 'cars']), 20)).toBe(
      '4 of 27 topics, 20 websites',
    )
  })
})

describe('the region', () => {
  const where = (change: Partial<typeof web.region>) =>
    formatRegion({ ...web.region, places: [], ...change }, sites.region)
  const [austin] = web.region.places
  const places = Array.from({ length: 3 }, () => austin).flatMap((place) => place ?? [])

  it('lists places, ZIP codes and states, and counts many', () => {
    expect(where({})).toBe('')
    expect(where({ places: places.slice(0, 1) })).toBe('Austin, Texas, 60 mi')
    expect(where({ places: places.slice(0, 2) })).toBe(
      'Austin, Texas, 60 mi and Austin, Texas, 60 mi',
    )
    expect(where({ places })).toBe('3 places')
    expect(where({ zipCodes: ['78701'] })).toBe('ZIP code 78701')
    expect(where({ places, zipCodes: ['78701', '78702'] })).toBe('3 places and 2 ZIP codes')
    expect(where({ stateCodes: ['TX', 'NM', 'OK'] })).toBe('Texas, NM and OK')
    expect(where({ stateCodes: ['TX', 'NM', 'OK', 'LA'] })).toBe('4 states')
    expect(where({ wholeCountry: true, zipCodes: ['78701'] })).toBe('United States')
  })

  it('names whole markets, and counts codes that are no longer whole ones', () => {
    const codesOf = (name: string) =>
      US_MARKETS.flatMap((market) => (market.name === name ? marketZips(market) : []))
    const austinCodes = codesOf('Austin')
    const count = austinCodes.length
    expect(where({ zipCodes: austinCodes })).toBe(`Austin market (${count} ZIP codes)`)
    expect(where({ places, zipCodes: austinCodes })).toBe(
      `3 places and Austin market (${count} ZIP codes)`,
    )
    expect(where({ zipCodes: austinCodes.slice(1) })).toBe(`${count - 1} ZIP codes`)
    const both = [...austinCodes, ...codesOf('New York')]
    expect(where({ zipCodes: both })).toMatch(/^New York and Austin markets \([\d,]+ ZIP codes\)$/)
  })

  it('uses the state names of its own country', () => {
    const [profile] = sites.region.profiles
    if (!profile) throw new Error('No profile.')
    const profiles = [{ ...profile, country: 'CA' as const }]
    const region = { ...web.region, places: [], stateCodes: ['TX'] }
    expect(formatRegion(region, { ...sites.region, profiles })).toBe('TX')
  })
})

describe('the runtime', () => {
  const runtime = { startDate: '2026-11-24', endDate: '2026-12-21', timeZone: 'EST' as const }

  it('says the year once where it is one, and a single day alone', () => {
    expect(formatRuntimeDates(runtime)).toBe('Tue, Nov 24 to Mon, Dec 21, 2026')
    expect(formatRuntimeDates({ ...runtime, endDate: '2027-01-04' })).toBe(
      'Tue, Nov 24, 2026 to Mon, Jan 4, 2027',
    )
    expect(formatRuntimeDates({ ...runtime, endDate: '2026-11-24' })).toBe('Tue, Nov 24, 2026')
  })

  it('counts days or periods, and says what is missing or wrong', () => {
    expect(formatRuntime({ ...web, runtime })).toBe(
      'Tue, Nov 24 to Mon, Dec 21, 2026, 28 days (EST)',
    )
    const backwards = { ...runtime, endDate: '2026-11-23' }
    expect(formatRuntime({ ...web, runtime: backwards })).toBe('The end is before the start')
    const dooh = planned('dooh')
    expect(formatRuntime(selectPeriods(dooh, []))).toBe('No period yet')
    expect(formatRuntime(selectPeriods(dooh, ['2026-12-07']))).toMatch(/^1 period of 7 days, Mon/)
    expect(formatRuntime({ ...web, runtime, periods: dooh.periods })).toMatch(/, 28 days \(EST\)$/)
    expect(formatRuntime({ ...dooh, runtime, periods: null })).toMatch(/, 28 days \(EST\)$/)
  })

  it('says of an extension what it costs and what was booked', () => {
    expect(formatExtension({ runtime }, { from: '2026-12-22', until: '2026-12-24' })).toBe(
      'Tue, Dec 22 to Thu, Dec 24, 2026, at no cost (EST); booked and over: Tue, Nov 24 to Mon, Dec 21, 2026',
    )
  })
})
