import { describe, expect, it } from 'vitest'
import { austin, product } from '#domain/testing/austin.ts'
import { localScreen } from '#domain/testing/localCases.ts'
import { milesBetween, type ScreenProduct } from './localDirectory.ts'
import { offerFigures } from './offerFigures.ts'
import { screenFigures, screensAround } from './screenFigures.ts'

const seen = (at: number, milesNorth: number, weeklyImpressions: number) =>
  localScreen(at, milesNorth, { weeklyImpressions })

describe('the screens around a place', () => {
  it('are those so near, the most seen first, with their distance', () => {
    const screens = [seen(1, 3, 5_000), seen(2, -9, 70_000), seen(3, 11, 90_000)]
    const near = screensAround(screens, austin, 10)
    expect(near.map(({ product: { id }, miles }) => [id, Math.round(miles)])).toEqual([
      ['p2', 9],
      ['p1', 3],
    ])
  })

  it('end at the distance itself', () => {
    const edge = seen(1, 10, 5_000)
    expect(screensAround([edge], austin, milesBetween(austin, edge.screen))).toHaveLength(1)
  })

  it('come by name where they are as much seen', () => {
    const screens = [seen(3, 0, 5_000), seen(1, 5, 5_000), seen(2, 1, 5_000)]
    expect(screensAround(screens, austin, 10).map(({ product: { id } }) => id)).toEqual([
      'p1',
      'p2',
      'p3',
    ])
  })
})

describe('the figures of screens', () => {
  const at = (index: number, venueType: ScreenProduct['screen']['venueType'], views: number) => {
    const made = seen(index, 0, views)
    return { ...made, screen: { ...made.screen, venueType } }
  }

  it('count screens and views, by kind of place with the most views first', () => {
    const screens = [at(1, 'roadside', 40_000), at(2, 'mall', 70_000), at(3, 'roadside', 20_000)]
    expect(screenFigures(screens)).toMatchObject({
      count: 3,
      weeklyViews: 130_000,
      venues: [
        { venue: 'mall', screens: 1, views: 70_000 },
        { venue: 'roadside', screens: 2, views: 60_000 },
      ],
    })
  })

  it('name a kind of place with a single screen that nobody passes, and no kind without one', () => {
    expect(screenFigures([at(1, 'roadside', 0)])?.venues).toEqual([
      { venue: 'roadside', screens: 1, views: 0 },
    ])
  })

  it('are none without a screen', () => {
    expect(screenFigures([])).toBeNull()
  })
})

describe('the figures of an offer', () => {
  const spot = (at: number, baseCpmMinor: number, leadTimeDays: number) =>
    product(at, 'ctv', { baseCpmMinor, leadTimeDays })

  it('are the median and the lowest price, and the lead times', () => {
    const spots = [spot(1, 3_500, 6), spot(2, 2_000, 14), spot(3, 2_800, 9)]
    expect(offerFigures(spots, 'ctv')).toEqual({
      count: 3,
      // Including 10% for a hand-picked screen and the surcharge of its formats: the price of each
      // screen alone.
      medianCpmMinor: 3_230,
      lowestCpmMinor: 2_350,
      leadDays: { least: 6, most: 14 },
    })
  })

  it('have no shorter lead time than the medium: five days for streaming TV', () => {
    expect(offerFigures([spot(1, 2_000, 2), spot(2, 2_000, 9)], 'ctv')?.leadDays).toEqual({
      least: 5,
      most: 9,
    })
  })

  it('are none without a product', () => {
    expect(offerFigures([], 'ctv')).toBeNull()
  })
})
