import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linearScale } from './linearScale.ts'

describe('linearScale', () => {
  it('ends at round values, with its grid lines between them', () => {
    const y = linearScale({ domain: [0, 187_546], range: [300, 0], niceSteps: 4 })
    expect(y(0)).toBe(300)
    expect(y(200_000)).toBe(0)
    expect(y(100_000)).toBe(150)
    expect(y.ticks(4)).toEqual([0, 50_000, 100_000, 150_000, 200_000])
  })

  it('centers a single value', () => {
    expect(linearScale({ domain: [5, 5], range: [0, 10] })(5)).toBe(5)
  })

  it('maps every value of its domain into its range, in order', () => {
    const value = fc.double({ min: 0, max: 1e9, noNaN: true })
    fc.assert(
      fc.property(value, value, fc.integer({ min: 1, max: 8 }), (one, other, steps) => {
        const largest = Math.max(one, other, 1)
        const x = linearScale({ domain: [0, largest], range: [0, 800], niceSteps: steps })
        expect(x(largest)).toBeLessThanOrEqual(800 + 1e-6)
        expect(x(Math.min(one, other))).toBeLessThanOrEqual(x(Math.max(one, other)) + 1e-6)
        expect(x.invert(x(one))).toBeCloseTo(one, -2)
        for (const tick of x.ticks(steps)) expect(x(tick)).toBeLessThanOrEqual(800 + 1e-6)
      }),
    )
  })
})
