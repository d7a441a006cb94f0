import { describe, expect, it } from 'vitest'
import { product, screen } from '#domain/testing/austin.ts'
import type { CampaignCountry } from '#domain/foundation/geo/country.ts'
import type { Product } from '#domain/catalogue/products/product.ts'
import { productPeople } from './productPeople.ts'

const usage = (activeDays: number) => ({ weeks: 4, weeksAllHours: 4, activeDays })
const carriedOf = (...products: Product[]) => products.map((one) => ({ product: one }))
const regionOf = (...countries: [CampaignCountry, number, number][]) => ({
  population: countries.reduce((sum, [, inside]) => sum + inside, 0),
  countryShares: new Map<CampaignCountry, number>(),
  people: new Map(countries.map(([country, inside, whole]) => [country, { inside, whole }])),
})
const people = (region: ReturnType<typeof regionOf>, ...products: Product[]) =>
  productPeople('online_display', { region, market: new Map() }, carriedOf(...products), usage(28))

/** Of a hundred million people, 84.8% of an age to be targeted and 93% of these online. */
const USERS = 100_000_000 * 0.848 * 0.93
const half = regionOf(['US', 50_000_000, 100_000_000])
const site = (weeklyImpressions: number, country: CampaignCountry = 'US') =>
  product(1, 'online_display', { weeklyImpressions, country })
/** So many that a tenth of the country meets it: three visits of four impressions in four weeks. */
const tenth = (USERS / 10) * 3

describe('the people of products', () => {
  it('are the part of the region’s users who visit them', () => {
    expect(people(half, site(tenth)).ofMedium).toBeCloseTo(USERS / 2, 3)
    expect(people(half, site(tenth)).ofProducts).toBeCloseTo(USERS / 20, 3)
    expect(people(half).ofProducts).toBe(0)
  })

  it('of several count people who visit any of them once', () => {
    const two = people(half, site(tenth), site(tenth))
    expect(two.ofProducts).toBeCloseTo((USERS / 2) * 0.19, 3)
  })

  it('are three fifths of the medium at most, and of their own country alone', () => {
    expect(people(half, site(tenth * 100)).ofProducts).toBeCloseTo((USERS / 2) * 0.6, 3)
    expect(people(half, site(tenth, 'CA')).ofProducts).toBe(0)
    const both = regionOf(['US', 50_000_000, 100_000_000], ['CA', 10_000_000, 100_000_000])
    const { ofMedium, ofProducts } = people(both, site(tenth, 'CA'))
    expect(ofMedium).toBeCloseTo(USERS * 0.6, 3)
    expect(ofProducts).toBeCloseTo(USERS / 100, 3)
    expect(people(regionOf(['US', 0, 0]), site(tenth)).ofProducts).toBe(0)
    expect(people(regionOf(['US', 0, 0]), site(0)).ofProducts).toBe(0)
  })

  it('are zero for a screen, which has passers-by and no users', () => {
    expect(people(half, screen(1, 30)).ofProducts).toBe(0)
    expect(people(half, { ...site(tenth), kind: 'screen' }).ofProducts).toBe(0)
    expect(people(half, { ...site(tenth), mediaType: 'dooh' }).ofProducts).toBe(0)
  })
})

describe('the people of screens', () => {
  const residents = (inside: number) => regionOf(['US', inside, 300_000_000])
  const passers = (region: ReturnType<typeof regionOf>, days: number, ...products: Product[]) =>
    productPeople('dooh', { region, market: new Map() }, carriedOf(...products), usage(days))
  /** 70,000 views a week at a road, four for each who passes. */
  const WEEK = 17_500

  it('are the passers-by, with some new ones each week', () => {
    const city = residents(1_000_000)
    expect(passers(city, 7, screen(1, 30)).ofProducts).toBeCloseTo(WEEK, 3)
    expect(passers(city, 3, screen(1, 30)).ofProducts).toBeCloseTo(WEEK, 3)
    expect(passers(city, 28, screen(1, 30)).ofProducts).toBeCloseTo(WEEK * 1.45, 3)
    expect(passers(city, 7, screen(1, 30)).ofMedium).toBeCloseTo(1_000_000 * 0.848 * 0.9, 3)
  })

  it('may exceed the residents, and people who pass two screens count once', () => {
    const corner = residents(100)
    expect(passers(corner, 7, screen(1, 30))).toEqual({ ofMedium: WEEK, ofProducts: WEEK })
    const two = passers(corner, 7, screen(1, 30), screen(2, 30))
    expect(two.ofMedium).toBe(2 * WEEK)
    expect(two.ofProducts).toBeCloseTo(1.5 * WEEK, 3)
  })

  it('are zero in a region without residents, and without a screen', () => {
    const nobody = { ofMedium: 0, ofProducts: 0 }
    expect(passers(residents(0), 7, screen(1, 30))).toEqual(nobody)
    expect(passers(residents(1_000), 7, product(1, 'dooh')).ofProducts).toBe(0)
  })
})
