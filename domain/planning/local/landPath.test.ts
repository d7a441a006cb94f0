import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { landPath, type LandRing } from './landPath.ts'

const same = (x: number, y: number) => [x, y] as const

describe('landPath', () => {
  it('keeps a ring inside the square as it is', () => {
    expect(landPath([[10, 10, 20, 10, 20, 20]], same, 100)).toBe('M10 10L20 10L20 20Z')
  })

  it('cuts land at the edge, a little outside', () => {
    expect(landPath([[50, -900, 900, -900, 900, 900, 50, 900]], same, 100)).toBe(
      'M50 108L50 -8L108 -8L108 108Z',
    )
  })

  it('covers the square where all of it is land', () => {
    expect(landPath([[-900, -900, 900, -900, 900, 900, -900, 900]], same, 100)).toMatch(
      /^M(-8|108) (-8|108)(L(-8|108) (-8|108)){3}Z$/,
    )
  })

  it('leaves out land elsewhere, and islands too small to be drawn', () => {
    const far: LandRing = [200, 10, 300, 10, 300, 20]
    const tiny: LandRing = [10, 10, 10.1, 10, 10.1, 10.1]
    expect(landPath([far, tiny], same, 100)).toBe('')
    expect(landPath([], same, 100)).toBe('')
  })

  it('draws nothing beyond the margin, whatever the ring', () => {
    const coordinate = fc.double({ min: -1_000, max: 1_000, noNaN: true })
    fc.assert(
      fc.property(fc.array(coordinate, { maxLength: 40 }), (ring) => {
        const numbers = landPath([ring], same, 100).match(/-?\d+/g) ?? []
        for (const value of numbers.map(Number)) {
          expect(value).toBeGreaterThanOrEqual(-8)
          expect(value).toBeLessThanOrEqual(108)
        }
      }),
    )
  })
})
