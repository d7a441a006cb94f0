import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countsOf } from '../figures/deliveryCounts.ts'
import { sumOf } from '../figures/hourGrid.ts'
import { partViews, playViews, type ScreenHour } from './playViews.ts'

const VIEWS: Record<string, number> = { one: 12.81, two: 0.37, three: 241.5 }
const viewsAPlay = (productId: string) => VIEWS[productId] ?? 0
const hour = fc.record<ScreenHour>({
  hour: fc.integer({ min: 0, max: 400 }),
  kind: fc.constant('play'),
  validity: fc.constantFrom('valid', 'late'),
  count: fc.nat(60),
  productId: fc.constantFrom('one', 'two', 'three', 'gone'),
})

describe('the impressions of plays', () => {
  it('add up to the line’s bill, by hours and by parts', () => {
    fc.assert(
      fc.property(fc.array(hour, { maxLength: 200 }), (hours) => {
        const counts = countsOf(playViews(hours, viewsAPlay))
        const valid = hours.filter(({ validity }) => validity === 'valid')
        const billed = Math.round(
          sumOf(valid.map(({ count, productId }) => count * viewsAPlay(productId))),
        )
        expect(Math.abs(counts.impressions - billed)).toBeLessThanOrEqual(1)
        expect(counts.valid.play).toBe(sumOf(valid.map(({ count }) => count)))
        const parts = partViews(valid, counts.impressions, viewsAPlay)
        expect(sumOf(parts.map(({ impressions }) => impressions))).toBe(counts.impressions)
      }),
      { numRuns: 100 },
    )
  })

  it('are rounded over all plays, not for each', () => {
    const plays = Array.from({ length: 100 }, (_, at) => ({
      hour: at,
      kind: 'play' as const,
      validity: 'valid' as const,
      count: 1,
      productId: 'two',
    }))
    expect(countsOf(playViews(plays, viewsAPlay)).impressions).toBe(37)
    expect(countsOf(playViews(plays, () => 0)).impressions).toBe(0)
  })
  it('are rounded hour by hour in order, and separately if invalid', () => {
    const play = (at: number, validity: 'valid' | 'late'): ScreenHour => ({
      hour: at,
      kind: 'play',
      validity,
      count: 1,
      productId: 'half',
    })
    const hours = [play(3, 'valid'), play(1, 'valid'), play(2, 'late'), play(4, 'late')]
    const views = playViews(hours, () => 1.5)
    expect(views.map(({ hour: at, impressions }) => [at, impressions])).toEqual([
      [1, 2],
      [2, 2],
      [3, 1],
      [4, 1],
    ])
  })

  it('exist only for plays', () => {
    const parts = [
      { kind: 'play' as const, productId: 'one', count: 3 },
      { kind: 'error' as const, productId: 'one', count: 3 },
      { kind: 'play' as const, productId: 'one', count: 1 },
    ]
    const views = partViews(parts, 40, viewsAPlay)
    expect(views.map(({ impressions }) => impressions)).toEqual([30, 0, 10])
  })
})
