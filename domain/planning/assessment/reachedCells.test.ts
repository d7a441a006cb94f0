import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PlanRegion } from '#domain/foundation/geo/planRegion.ts'
import { boundingBox, haversineKm } from '#domain/foundation/geo/distance.ts'
import { reachedRegion, regionPopulation } from './reachedCells.ts'
import type { Place, RegionCell, RegionReference } from '#domain/foundation/geo/place.ts'

function region(over: Partial<PlanRegion> = {}): PlanRegion {
  return {
    country: 'US',
    wholeCountry: false,
    places: [],
    zipCodes: [],
    stateCodes: [],
    ...over,
  }
}

function circle(place: Place, radius: number): PlanRegion['places'][number] {
  const { latitude, longitude } = place
  return { placeId: place.id, label: place.name, latitude, longitude, radius }
}

function cell(code: string, over: Partial<RegionCell> = {}): RegionCell {
  return {
    id: `zip_US_${code}`,
    code,
    name: 'Somewhere',
    stateCode: 'TX',
    country: 'US',
    latitude: 30,
    longitude: -97,
    population: 100,
    ...over,
  }
}

const austin: Place = {
  id: 'city_4671654',
  name: 'Austin',
  stateCode: 'TX',
  stateName: 'Texas',
  country: 'US',
  latitude: 30.26715,
  longitude: -97.74306,
  population: 961_855,
}

function referenceOf(cells: RegionCell[], places: Place[] = [austin]): RegionReference {
  const stateCodes = [...new Set(cells.map((one) => one.stateCode))]
  const states = stateCodes.map((code) => {
    const inState = cells.filter((one) => one.stateCode === code)
    const population = inState.reduce((sum, one) => sum + one.population, 0)
    return { code, name: code, country: 'US' as const, population, latitude: 0, longitude: 0 }
  })
  const population = states.reduce((sum, state) => sum + state.population, 0)
  return {
    profiles: [{ country: 'US', population, states, hasPostalCodes: true }],
    cells,
    places,
  }
}

describe('regionPopulation', () => {
  const near = cell('78701', { latitude: 30.2713, longitude: -97.7426, population: 9_000 })
  const far = cell('77001', { latitude: 29.8131, longitude: -95.3098, population: 5_000 })
  const other = cell('87101', { stateCode: 'NM', latitude: 35.1996, longitude: -106.6448 })
  const reference = referenceOf([near, far, other])

  it('counts the cells whose distance is at most the radius, in the unit of the country', () => {
    const miles = haversineKm(austin, far) / 1.609344
    expect(regionPopulation(region({ places: [circle(austin, 5)] }), reference)).toBe(9_000)
    expect(regionPopulation(region({ places: [circle(austin, miles - 0.01)] }), reference)).toBe(
      9_000,
    )
    expect(regionPopulation(region({ places: [circle(austin, miles + 0.01)] }), reference)).toBe(
      14_000,
    )
  })

  it('counts everybody once, whatever reaches them', () => {
    const all = region({
      places: [circle(austin, 10), circle(austin, 20)],
      zipCodes: ['78701', '78701', '87101'],
      stateCodes: ['TX', 'TX'],
    })
    expect(regionPopulation(all, reference)).toBe(14_100)
    expect(reachedRegion(all, reference).cells.map((one) => one.code)).toEqual(['87101'])
    expect(reachedRegion(all, reference).states.map((one) => one.code)).toEqual(['TX'])
  })

  it('includes the whole country only, without the neighbors in its geo group', () => {
    const neighbour = { country: 'AT' as const, population: 9, states: [], hasPostalCodes: false }
    const group = { ...reference, profiles: [...reference.profiles, neighbour] }
    expect(regionPopulation(region({ wholeCountry: true, zipCodes: ['1'] }), group)).toBe(14_100)
  })

  it('ignores a place, ZIP or state that the reference does not know', () => {
    const forged = circle({ ...austin, id: 'city_1' }, 100)
    const unknown = region({ places: [forged], zipCodes: ['00000'], stateCodes: ['ZZ'] })
    expect(regionPopulation(unknown, reference)).toBe(0)
  })

  it('reaches across the 180th meridian', () => {
    const chatham = { ...austin, latitude: -43.95, longitude: -179.9 }
    const beyond = cell('1', { latitude: -43.95, longitude: 179.9 })
    const crossing = region({ places: [circle(chatham, 20)] })
    expect(regionPopulation(crossing, referenceOf([beyond], [chatham]))).toBe(100)
  })
})

describe('laws of regionPopulation', () => {
  const states = ['TX', 'NM', 'OK'] as const
  const cellsArb = fc
    .array(
      fc.record({
        stateCode: fc.constantFrom(...states),
        latitude: fc.double({ min: 28, max: 34, noNaN: true }),
        longitude: fc.double({ min: -101, max: -95, noNaN: true }),
        population: fc.nat(50_000),
      }),
      { maxLength: 40 },
    )
    .map((all) => all.map((one, at) => cell(String(10_000 + at), one)))
  const regionArb = fc.record({
    radii: fc.array(fc.double({ min: 1, max: 100, noNaN: true }), { maxLength: 3 }),
    zipCodes: fc.array(
      fc.integer({ min: 10_000, max: 10_045 }).map((code) => `${code}`),
      {
        maxLength: 8,
      },
    ),
    stateCodes: fc.array(fc.constantFrom(...states), { maxLength: 2 }),
  })
  const places = [0, 1, 2].map((at) =>
    Object.assign({}, austin, { id: `city_${at}`, longitude: austin.longitude + at }),
  )

  function build(shape: { radii: number[]; zipCodes: string[]; stateCodes: string[] }): PlanRegion {
    const { radii, zipCodes, stateCodes } = shape
    const circles = radii.flatMap((radius, at) => {
      const place = places[at]
      return place ? [circle(place, radius)] : []
    })
    return region({ places: circles, zipCodes, stateCodes })
  }

  it('more of anything never reaches fewer, and never more than live there', () => {
    fc.assert(
      fc.property(
        cellsArb,
        regionArb,
        fc.double({ min: 1, max: 3, noNaN: true }),
        (cells, shape, growth) => {
          const reference = referenceOf(cells, places)
          const base = regionPopulation(build(shape), reference)
          const grown = { ...shape, radii: shape.radii.map((radius) => radius * growth) }
          const zips = { ...shape, zipCodes: [...shape.zipCodes, '10003'] }
          const state = { ...shape, stateCodes: [...shape.stateCodes, 'OK'] }
          for (const more of [grown, zips, state]) {
            expect(regionPopulation(build(more), reference)).toBeGreaterThanOrEqual(base)
          }
          expect(base).toBeGreaterThanOrEqual(0)
          expect(base).toBeLessThanOrEqual(reference.profiles[0]?.population ?? 0)
          expect(reachedRegion(build(shape), reference).population).toBe(base)
        },
      ),
    )
  })
})

describe('boundingBox', () => {
  it('holds every point of the circle', () => {
    const point = (range: number): fc.Arbitrary<number> =>
      fc.double({ min: -range, max: range, noNaN: true })
    fc.assert(
      fc.property(
        fc.record({ latitude: point(75), longitude: point(180) }),
        fc.record({ latitude: point(4), longitude: point(8) }),
        fc.double({ min: 1, max: 300, noNaN: true }),
        (center, offset, radiusKm) => {
          const raw = center.longitude + offset.longitude
          const longitude = raw > 180 ? raw - 360 : raw < -180 ? raw + 360 : raw
          const other = { latitude: center.latitude + offset.latitude, longitude }
          fc.pre(haversineKm(center, other) <= radiusKm)
          const box = boundingBox(center, radiusKm)
          expect(other.latitude).toBeGreaterThanOrEqual(box.minLatitude)
          expect(other.latitude).toBeLessThanOrEqual(box.maxLatitude)
          const inside = box.longitudeRanges.some(
            ({ min, max }) => longitude >= min && longitude <= max,
          )
          expect(inside).toBe(true)
        },
      ),
    )
  })

  it('is two ranges at the 180th meridian', () => {
    const box = boundingBox({ latitude: -44, longitude: -179.5 }, 100)
    expect(box.longitudeRanges).toHaveLength(2)
    expect(
      haversineKm({ latitude: 48.137, longitude: 11.575 }, { latitude: 52.52, longitude: 13.405 }),
    ).toBeCloseTo(504.4, 0)
  })
})
