import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RegionCell } from '#domain/foundation/geo/place.ts'
import { spreadTowns, type AreaCode } from './spreadTowns.ts'

const code = (text: string, name: string, latitude: number, over: Partial<AreaCode> = {}) => ({
  code: text,
  name,
  names: [name.toLowerCase()],
  stateCode: '03',
  latitude,
  longitude: 16.3,
  hasArea: true,
  ...over,
})
const town = (name: string, latitude: number, population: number): RegionCell => ({
  id: name,
  code: '',
  name,
  stateCode: '03',
  country: 'AT',
  latitude,
  longitude: 16.3,
  population,
})
const people = (spread: readonly { population: number }[]) =>
  spread.reduce((sum, { population }) => sum + population, 0)

describe('spreadTowns', () => {
  it('assigns a town to the codes of its name and around it, and a village to its own', () => {
    const codes = [
      code('3400', 'Tulln', 48.3),
      code('3430', 'Tulln', 48.33),
      code('3500', 'Krems', 48.9),
    ]
    const spread = spreadTowns(
      codes,
      [town('Tulln', 48.31, 16_000), town('Krems', 48.9, 900)],
      true,
    )
    const [south = 0, north = 0, krems = 0] = spread.map(({ population }) => population)
    expect(people(spread)).toBe(16_900)
    expect(south).toBeGreaterThan(north)
    expect(north).toBeGreaterThan(2_000)
    expect(krems).toBeLessThan(1_000)
  })

  it('assigns nobody to a box or a single organization', () => {
    const codes = [code('20067', 'Service KG', 48.3, { hasArea: false }), code('20095', 'A', 48.4)]
    expect(spreadTowns(codes, [town('A', 48.3, 500)], false)[0]?.population).toBe(0)
  })

  it('moves a code to its people, unless their town is far off', () => {
    const [rough] = spreadTowns([code('8010', 'Graz', 47.08)], [town('Graz', 47.0, 500)], false)
    const [far] = spreadTowns([code('0872', 'Uluru', 25)], [town('Alice Springs', 23, 500)], false)
    expect([rough?.latitude, far?.latitude]).toEqual([47.0, 25])
  })

  it('counts boxes on one spot together as one code if the source does not name them', () => {
    const boxes = ['1', '2', '3', '4'].map((text) => code(text, 'A', 48.36))
    const codes = [...boxes, code('5', 'A', 48.24)]
    const [box = 0, , , , alone = 0] = spreadTowns(codes, [town('A', 48.3, 90_000)], true).map(
      ({ population }) => population,
    )
    expect(box).toBeLessThan(alone / 2)
  })

  it('assigns nobody to the codes of towns without people', () => {
    const [empty] = spreadTowns([code('1', 'A', 48.3)], [town('A', 48.3, 0)], false)
    expect(empty?.population).toBe(0)
  })

  it('keeps the total and is never negative, for any map', () => {
    const latitude = fc.double({ min: 47, max: 49, noNaN: true })
    const anyCode = fc.record({
      name: fc.constantFrom('A', 'B', 'C'),
      latitude,
      hasArea: fc.boolean(),
    })
    const anyTown = fc.record({
      name: fc.constantFrom('A', 'B', 'D'),
      latitude,
      population: fc.integer({ min: 0, max: 2_000_000 }),
    })
    fc.assert(
      fc.property(
        fc.array(anyCode, { minLength: 1, maxLength: 20 }),
        fc.array(anyTown, { maxLength: 8 }),
        fc.boolean(),
        (places, around, isCrowded) => {
          const codes = places.map(({ name, latitude: at, hasArea }, position) =>
            code(String(position), name, at, { hasArea }),
          )
          const towns = around.map((one) => town(one.name, one.latitude, one.population))
          const spread = spreadTowns(codes, towns, isCrowded)
          expect(people(spread)).toBe(people(towns))
          expect(Math.min(...spread.map(({ population }) => population))).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })
})
