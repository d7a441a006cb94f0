import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monotonePath, type LinePoint } from './monotonePath.ts'

const numbers = (path: string): number[] => path.match(/-?[\d.]+(?:e-?\d+)?/g)?.map(Number) ?? []

/** The drawn line: many points of each of its Bezier curves. */
function drawn(path: string): LinePoint[] {
  const [startX = 0, startY = 0, ...rest] = numbers(path)
  let from = { x: startX, y: startY }
  const seen = [from]
  for (let at = 0; at + 5 < rest.length; at += 6) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x = 0, y = 0] = rest.slice(at, at + 6)
    for (let step = 1; step <= 8; step += 1) {
      const t = step / 8
      const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3] as const
      const mix = (a: number, b: number, c: number, d: number): number =>
        weights[0] * a + weights[1] * b + weights[2] * c + weights[3] * d
      seen.push({ x: mix(from.x, x1, x2, x), y: mix(from.y, y1, y2, y) })
    }
    from = { x, y }
  }
  return seen
}

describe('monotonePath', () => {
  it('passes through every point', () => {
    expect(monotonePath([])).toBe('')
    expect(monotonePath([{ x: 1, y: 2 }])).toBe('M1,2')
    const straight = [0, 3, 6].map((x) => ({ x, y: 2 * x }))
    expect(monotonePath(straight)).toBe('M0,0C1,2,2,4,3,6C4,8,5,10,6,12')
    expect(monotonePath(straight.slice(0, 2))).toBe('M0,0C1,2,2,4,3,6')
  })

  it('never falls where its points only rise', () => {
    const rises = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 2, maxLength: 40 })
    fc.assert(
      fc.property(rises, (steps) => {
        let y = 0
        const points = steps.map((step, x) => ({ x: x * 7, y: (y += step) }))
        const heights = drawn(monotonePath(points)).map((point) => point.y)
        for (const [at, height] of heights.entries()) {
          expect(height).toBeGreaterThanOrEqual((heights[at - 1] ?? height) - 0.01)
        }
      }),
    )
  })
})
