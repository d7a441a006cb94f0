import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judgeComparison, OUTCOMES, type ArmCounts } from './judgeComparison.ts'

const arm = (creativeId: string, impressions: number, events: number): ArmCounts => ({
  creativeId,
  impressions,
  events,
})

describe('the verdict of a comparison', () => {
  it('names the creative with more clicks, and the ratio', () => {
    const verdict = judgeComparison('clicks', [arm('A', 100_000, 300), arm('B', 100_200, 480)])
    expect(verdict).toMatchObject({ kind: 'better', creativeId: 'B', ratio: 1.6 })
    if (verdict.kind !== 'better') throw new Error('There is no verdict.')
    expect(verdict.bounds.low).toBeGreaterThan(1)
    expect(verdict.bounds.low).toBeLessThan(1.6)
    expect(verdict.bounds.high).toBeGreaterThan(1.6)
  })

  it('names the creative with fewer unfinished plays', () => {
    const verdict = judgeComparison('unfinished', [arm('A', 5_000, 600), arm('B', 5_000, 1_000)])
    expect(verdict).toMatchObject({ kind: 'better', creativeId: 'A' })
  })

  it('estimates how many more events the present difference needs', () => {
    const verdict = judgeComparison('clicks', [arm('A', 50_000, 150), arm('B', 50_000, 190)])
    expect(verdict.kind).toBe('open')
    if (verdict.kind !== 'open') throw new Error('There is a verdict.')
    expect(verdict.moreEvents).toBeGreaterThan(100)
    expect(verdict.moreEvents).toBeLessThan(1_000)
  })

  it('has no estimate for creatives that perform alike', () => {
    const verdict = judgeComparison('clicks', [arm('A', 50_000, 150), arm('B', 50_000, 152)])
    expect(verdict).toEqual({ kind: 'open', moreEvents: null })
  })

  it('ends without a winner when no relevant difference is left', () => {
    const verdict = judgeComparison('clicks', [arm('A', 9e6, 30_000), arm('B', 9e6, 30_100)])
    expect(verdict).toEqual({ kind: 'no_difference' })
  })

  it('is none if a creative was shown less often than its share', () => {
    const verdict = judgeComparison('clicks', [arm('A', 52_000, 300), arm('B', 48_000, 480)])
    expect(verdict).toEqual({ kind: 'uneven', creativeId: 'B' })
  })

  it('waits with three creatives until the best one beats each of the others', () => {
    const close = [arm('A', 1e5, 300), arm('B', 1e5, 500), arm('C', 1e5, 490)]
    expect(judgeComparison('clicks', close).kind).toBe('open')
    const clear = [arm('A', 1e5, 300), arm('B', 1e5, 500), arm('C', 1e5, 310)]
    expect(judgeComparison('clicks', clear)).toMatchObject({ kind: 'better', creativeId: 'B' })
  })

  it('does not depend on the order of the creatives', () => {
    const counted = fc.record({
      impressions: fc.integer({ min: 0, max: 100_000 }),
      events: fc.integer({ min: 0, max: 3_000 }),
    })
    fc.assert(
      fc.property(fc.constantFrom(...OUTCOMES), fc.tuple(counted, counted), (outcome, [a, b]) => {
        fc.pre(a.events !== b.events && a.impressions !== b.impressions)
        const arms = [
          { creativeId: 'A', ...a },
          { creativeId: 'B', ...b },
        ]
        expect(judgeComparison(outcome, arms.toReversed())).toEqual(judgeComparison(outcome, arms))
      }),
    )
  })
})
