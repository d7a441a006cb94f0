import { describe, expect, it } from 'vitest'
import type { ComparisonView } from '#domain/reporting/creativeTest/comparison.ts'
import { formatEnd, formatExpected, formatVerdict } from './comparisonWords.ts'

const comparison: ComparisonView = {
  id: 'cmp_1',
  startedAt: '2026-11-26T12:20:00.000Z',
  countsFrom: '2026-11-26T13:00:00.000Z',
  endedAt: null,
  endedBy: null,
  creatives: [
    { creativeId: 'A', title: 'Bread', impressions: 100_000, events: 300 },
    { creativeId: 'B', title: 'Rolls', impressions: 100_000, events: 480 },
  ],
  verdict: { kind: 'open', moreEvents: null },
}
const LATER = { nowMs: Date.parse('2026-11-27T12:00:00Z'), zone: 'CST' } as const
const bounds = { low: 1.21, high: 2.12 }
const better = (creativeId: string) => ({ kind: 'better', creativeId, ratio: 1.6, bounds }) as const

const words = (verdict: ComparisonView['verdict'], outcome: 'clicks' | 'unfinished' = 'clicks') =>
  formatVerdict({ ...comparison, verdict }, outcome, LATER)

describe('texts of a comparison', () => {
  it('name the better creative and the range', () => {
    expect(words(better('B'))).toBe(
      '“Rolls” works better: it is clicked 1.6 times as often (1.2 to 2.1) as the other one.',
    )
    expect(words(better('A'), 'unfinished')).toBe(
      '“Bread” works better: the other one is broken off 1.6 times as often (1.2 to 2.1).',
    )
  })

  it('show how many views are missing, or that the number is unknown', () => {
    expect(words({ kind: 'open', moreEvents: 431 })).toBe(
      'No verdict yet. At the present difference it takes about 440 more clicks.',
    )
    expect(words({ kind: 'open', moreEvents: null })).toBe(
      'No verdict yet: so far they work too much alike to tell. A difference of 30% shows after about 640 clicks.',
    )
  })

  it('show when counting starts, in the report’s zone', () => {
    const early = { nowMs: Date.parse('2026-11-26T12:30:00Z'), zone: 'CST' } as const
    expect(formatVerdict(comparison, 'clicks', early)).toMatch(/^Counts from .*7:00/)
  })

  it('explain why there is no winner', () => {
    expect(words({ kind: 'no_difference' })).toContain('under 10%')
    expect(words({ kind: 'uneven', creativeId: 'A' })).toContain('“Bread” was shown less often')
  })

  it('show what the campaign’s volume can detect', () => {
    expect(formatExpected(200, 'clicks')).toContain('only a larger difference will show')
    expect(formatExpected(5_000, 'clicks')).toContain('brings about 5,000')
    expect(formatExpected(null, 'clicks')).toBe('A difference of 30% shows after about 640 clicks.')
  })

  it('show why and when it ended', () => {
    const ended = {
      ...comparison,
      endedAt: '2026-11-28T18:00:00.000Z',
      endedBy: 'changed',
    } as const
    expect(formatEnd(ended, 'CST')).toMatch(
      /^A creative, its share or its times changed on .*12:00/,
    )
    expect(formatEnd(comparison, 'CST')).toBe('')
  })
})
