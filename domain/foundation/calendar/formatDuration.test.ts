import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDuration } from './formatDuration.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe('formatDuration', () => {
  it.each([
    [-5, '1 min'],
    [20_000, '1 min'],
    [90_000, '1 min'],
    [59 * MINUTE, '59 min'],
    [HOUR, '1 h'],
    [220 * MINUTE, '3 h 40 min'],
    [47 * HOUR, '47 h'],
    [48 * HOUR, '2 days'],
    [60 * HOUR, '2 days'],
    [72 * HOUR, '3 days'],
  ])('gives %i ms as %s', (ms, text) => {
    expect(formatDuration(ms)).toBe(text)
  })

  it('never overstates the elapsed time, after the first minute', () => {
    fc.assert(
      fc.property(fc.integer({ min: MINUTE, max: 400 * 24 * HOUR }), (ms) => {
        const [, days, hours, minutes] =
          /^(?:(\d+) days)?(?:(\d+) h)? ?(?:(\d+) min)?$/.exec(formatDuration(ms)) ?? []
        const said =
          Number(days ?? 0) * 24 * HOUR + Number(hours ?? 0) * HOUR + Number(minutes ?? 0) * MINUTE
        expect(said).toBeGreaterThan(0)
        expect(said).toBeLessThanOrEqual(ms)
      }),
    )
  })
})
