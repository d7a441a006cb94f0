import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boundingBox, haversineKm, pointAt, type BoundingBox, type GeoPoint } from './distance.ts'

const at = (latitude: number, longitude: number): GeoPoint => ({ latitude, longitude })
const points = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

const holds = ({ minLatitude, maxLatitude, longitudeRanges }: BoundingBox, point: GeoPoint) =>
  point.latitude >= minLatitude &&
  point.latitude <= maxLatitude &&
  longitudeRanges.some(({ min, max }) => point.longitude >= min && point.longitude <= max)

describe('the distance over ground', () => {
  it('is a 360th of the way around for a degree, and half of it for the other side', () => {
    const around = 40_030.2
    expect(haversineKm(at(0, 0), at(0, 1))).toBeCloseTo(around / 360, 1)
    expect(haversineKm(at(0, 0), at(1, 0))).toBeCloseTo(around / 360, 1)
    expect(haversineKm(at(60, 0), at(60, 1))).toBeCloseTo(around / 720, 1)
    expect(haversineKm(at(0, 0), at(0, 180))).toBeCloseTo(around / 2, 0)
  })

  it('is that of New York and Los Angeles', () => {
    expect(Math.round(haversineKm(at(40.7128, -74.006), at(34.0522, -118.2437)))).toBe(3_936)
  })

  it('is symmetric, and zero to the same point', () => {
    fc.assert(
      fc.property(points, points, (one, other) => {
        expect(haversineKm(one, other)).toBeCloseTo(haversineKm(other, one), 6)
        expect(haversineKm(one, one)).toBe(0)
      }),
    )
  })
})

describe('a point in a given direction', () => {
  it('has the given distance', () => {
    fc.assert(
      fc.property(
        points,
        fc.double({ min: 0, max: 360, noNaN: true }),
        fc.double({ min: 0, max: 5_000, noNaN: true }),
        (from, bearing, distanceKm) => {
          const point = pointAt(from, bearing, distanceKm)
          expect(haversineKm(from, point)).toBeCloseTo(distanceKm, 2)
          expect(Math.abs(point.latitude)).toBeLessThanOrEqual(90)
          expect(point.longitude).toBeGreaterThanOrEqual(-180)
          expect(point.longitude).toBeLessThan(180)
        },
      ),
    )
  })

  it('is north, east, south or west, beyond the 180th meridian too', () => {
    const degreeKm = haversineKm(at(0, 0), at(1, 0))
    const around = [0, 90, 180, 270].map((bearing) => pointAt(at(0, 179.5), bearing, degreeKm))
    for (const [index, [latitude, longitude]] of [
      [1, 179.5],
      [0, -179.5],
      [-1, 179.5],
      [0, 178.5],
    ].entries()) {
      expect(around[index]?.latitude).toBeCloseTo(latitude ?? 0, 9)
      expect(around[index]?.longitude).toBeCloseTo(longitude ?? 0, 9)
    }
  })
})

describe('the box around a circle', () => {
  it('contains every point of the circle', () => {
    fc.assert(
      fc.property(
        points,
        points,
        fc.double({ min: 0, max: 2, noNaN: true }),
        (one, other, more) => {
          const radius = haversineKm(one, other) * (1 + more)
          expect(holds(boundingBox(one, radius), other)).toBe(true)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('is no larger than necessary: its corners are hardly farther than the circle', () => {
    const { minLatitude, maxLatitude, longitudeRanges } = boundingBox(at(0, 10), 111.2)
    expect(minLatitude).toBeCloseTo(-1, 2)
    expect(maxLatitude).toBeCloseTo(1, 2)
    expect(longitudeRanges).toHaveLength(1)
    expect(longitudeRanges[0]?.min).toBeCloseTo(9, 2)
    expect(longitudeRanges[0]?.max).toBeCloseTo(11, 2)
  })

  it('spans twice the longitude at 60 degrees north, where degrees are half as long', () => {
    const [range] = boundingBox(at(60, 10), 111.2).longitudeRanges
    expect(range?.min).toBeCloseTo(8, 2)
    expect(range?.max).toBeCloseTo(12, 2)
  })

  it('continues beyond the 180th meridian, on either side', () => {
    const east = boundingBox(at(0, 179.5), 111.2).longitudeRanges
    expect(east.map(({ min, max }) => [Math.round(min * 10), Math.round(max * 10)])).toEqual([
      [1785, 1800],
      [-1800, -1795],
    ])
    const west = boundingBox(at(0, -179.5), 111.2).longitudeRanges
    expect(west.map(({ min, max }) => [Math.round(min * 10), Math.round(max * 10)])).toEqual([
      [-1800, -1785],
      [1795, 1800],
    ])
    expect(boundingBox(at(0, 180), 111.2).longitudeRanges).toHaveLength(2)
  })

  it('goes all the way around near a pole, and ends there', () => {
    const whole = [{ min: -180, max: 180 }]
    expect(boundingBox(at(89.5, 0), 111.2)).toMatchObject({
      maxLatitude: 90,
      longitudeRanges: whole,
    })
    expect(boundingBox(at(-89.5, 0), 111.2)).toMatchObject({
      minLatitude: -90,
      longitudeRanges: whole,
    })
    expect(boundingBox(at(0, 0), 12_000).longitudeRanges).toEqual(whole)
  })
})
