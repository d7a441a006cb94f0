import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineHome } from './lineHome.ts'

const lineIds = fc.string({ minLength: 1, maxLength: 30 })
const counts = fc.integer({ min: 1, max: 64 })

describe('the home of a line', () => {
  it('is one of the databases', () => {
    fc.assert(
      fc.property(lineIds, counts, (lineId, count) => {
        const home = lineHome(lineId, count)
        expect(home).toBeGreaterThanOrEqual(0)
        expect(home).toBeLessThan(count)
      }),
    )
  })

  it('changes with an additional database only to that one', () => {
    fc.assert(
      fc.property(lineIds, counts, (lineId, count) => {
        expect([lineHome(lineId, count), count]).toContain(lineHome(lineId, count + 1))
      }),
    )
  })

  it('spreads lines evenly, even those with similar ids', () => {
    const lines = Array.from({ length: 8_000 }, (_, number) => `lin_${number}`)
    const homes = Map.groupBy(lines, (lineId) => lineHome(lineId, 8))
    for (const { length } of homes.values()) {
      expect(length).toBeGreaterThan(850)
      expect(length).toBeLessThan(1_150)
    }
  })

  it('stays the same as in earlier releases', () => {
    expect(['lin_a', 'lin_b', 'lin_c', ''].map((lineId) => lineHome(lineId, 16))).toEqual([
      13, 13, 12, 9,
    ])
  })
})
