import { describe, expect, it } from 'vitest'
import type { CampaignCountry } from '#domain/foundation/geo/country.ts'
import type {
  CountryProfile,
  Place,
  RegionCell,
  RegionReference,
} from '#domain/foundation/geo/place.ts'
import type { PlanRegion } from '#domain/foundation/geo/planRegion.ts'
import { austin, planned, referenceOf, screen } from '#domain/testing/austin.ts'
import { nearestScreen } from './nearestScreen.ts'
import { populationByCountry, reachedRegion, regionPopulation } from './reachedCells.ts'
import { nearZipFinder, regionFacts } from './regionFacts.ts'

const town = (
  country: CampaignCountry,
  code: string,
  latitude: number,
  population: number,
): RegionCell => ({
  id: `${country}_${code}`,
  code,
  name: code,
  stateCode: '01',
  country,
  latitude,
  longitude: 12,
  population,
})

const cells = [
  town('DE', '83000', 47.8, 100),
  town('DE', '83001', 48.8, 1_000),
  town('AT', '5000', 47.7, 20),
  town('AT', '83000', 47.6, 3),
]
const salzburg: Place = { ...austin, id: 'city_1', country: 'AT', latitude: 47.8, longitude: 12 }

const profile = (country: CampaignCountry, population: number, inState: number) =>
  ({
    country,
    population,
    hasPostalCodes: true,
    states: [
      { code: '01', name: country, country, population: inState, latitude: 0, longitude: 0 },
    ],
  }) satisfies CountryProfile

const reference: RegionReference = {
  profiles: [profile('DE', 80_000, 1_100), profile('AT', 9_000, 23)],
  cells,
  places: [salzburg],
}

const region = (change: Partial<PlanRegion> = {}): PlanRegion => ({
  country: 'DE',
  wholeCountry: false,
  places: [],
  zipCodes: [],
  stateCodes: [],
  ...change,
})
const around = (radius: number) => [
  { placeId: 'city_1', label: '', latitude: 0, longitude: 0, radius },
]
const byCountry = (change: Partial<PlanRegion>) => [
  ...populationByCountry(region(change), reference),
]

describe('a region across a border', () => {
  it('counts people where they live', () => {
    expect(byCountry({ places: around(30) })).toEqual([
      ['DE', 100],
      ['AT', 23],
    ])
    expect(byCountry({ zipCodes: ['83000'] })).toEqual([
      ['DE', 100],
      ['AT', 0],
    ])
    expect(byCountry({ wholeCountry: true, places: around(30) })).toEqual([['DE', 80_000]])
    expect(byCountry({ country: 'AT', zipCodes: ['83000'] })).toEqual([
      ['AT', 3],
      ['DE', 0],
    ])
  })

  it('counts states of its own country alone, each person once', () => {
    expect(byCountry({ stateCodes: ['01'] })).toEqual([
      ['DE', 1_100],
      ['AT', 0],
    ])
    expect(byCountry({ stateCodes: ['01'], places: around(30) })).toEqual([
      ['DE', 1_100],
      ['AT', 23],
    ])
    const reached = reachedRegion(region({ stateCodes: ['01'], places: around(30) }), reference)
    expect(reached.population).toBe(1_123)
    expect(reached.states.map(({ country }) => country)).toEqual(['DE'])
    expect(reached.cells.map(({ id }) => id)).toEqual(['AT_83000', 'AT_5000'])
    const whole = reachedRegion(region({ wholeCountry: true, stateCodes: ['01'] }), reference)
    expect(whole).toEqual({ population: 80_000, cells: [], states: [] })
  })

  it('counts the reached cells of a state whose total is lower', () => {
    const [german, austrian] = reference.profiles
    if (!german || !austrian) throw new Error('No profiles.')
    const small = { ...reference, profiles: [profile('DE', 80_000, 50), austrian] }
    expect(regionPopulation(region({ stateCodes: ['01'] }), small)).toBe(50)
    expect(regionPopulation(region({ stateCodes: ['01'], zipCodes: ['83000'] }), small)).toBe(100)
    const few = { ...reference, profiles: [profile('DE', 60, 50), profile('AT', 9, 9)] }
    expect(regionPopulation(region({ places: around(30) }), few)).toBe(69)
    expect(reachedRegion(region({ places: around(30) }), few).population).toBe(69)
  })

  it('is a share of each country that it touches', () => {
    const facts = regionFacts(region({ places: around(30) }), reference)
    expect(facts.population).toBe(123)
    expect([...facts.countryShares]).toEqual([
      ['DE', 100 / 80_000],
      ['AT', 23 / 9_000],
    ])
    expect(facts.people.get('AT')).toEqual({ inside: 23, whole: 9_000 })
    const german = regionFacts(region({ zipCodes: ['83000'] }), reference)
    expect([...german.countryShares.keys()]).toEqual(['DE'])
    const few = { ...reference, profiles: [profile('DE', 60, 60), profile('AT', 9, 9)] }
    expect(regionFacts(region({ places: around(30) }), few).population).toBe(69)
  })

  it('is calculated once for the same region and facts', () => {
    const same = region({ zipCodes: ['83000'] })
    expect(regionFacts(same, reference)).toBe(regionFacts(same, reference))
    expect(regionFacts(same, { ...reference })).not.toBe(regionFacts(same, reference))
  })
})

describe('near a listed ZIP', () => {
  it('is within ten kilometers of one of them, north or south', () => {
    const isNear = nearZipFinder(region({ zipCodes: ['83000', '83001'] }), reference)
    const near = (latitude: number, longitude = 12) => isNear({ latitude, longitude })
    // A tenth of a degree is 11.1 km, 0.089 degrees are 9.9 km.
    expect([near(47.8), near(47.889), near(47.711), near(47.9), near(47.7)]).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
    expect([near(48.8), near(48.889), near(48.9), near(48.3), near(40), near(60)]).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
    expect([near(47.8, 12.13), near(47.8, 12.14)]).toEqual([true, false])
    expect(nearZipFinder(region(), reference)({ latitude: 47.8, longitude: 12 })).toBe(false)
  })
})

describe('is the first of several at the same distance, and needs a known place', () => {
  it('is the first of several that are as near, and needs a place that is known', () => {
    const plan = planned('dooh')
    const two = referenceOf([screen(1, 32), screen(2, 30.4), screen(3, 30.4)])
    expect(nearestScreen(plan, two)?.screen).toBe(two.products[1]?.screen)
    const unknown = { region: { ...plan.region, places: around(5), zipCodes: ['78701'] } }
    const canada = { region: { ...unknown.region, places: [], country: 'CA' as const } }
    expect(nearestScreen(unknown, two)?.km).toBeGreaterThan(0)
    expect(nearestScreen(canada, two)).toBeNull()
    expect(nearestScreen(plan, referenceOf([]))).toBeNull()
  })
})
