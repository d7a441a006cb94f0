import { describe, expect, it } from 'vitest'
import type { AssignedCreative } from '#domain/creatives/assignment/formatAssignments.ts'
import { formatSegment, stripLayout } from './stripLayout.ts'

const creative = (letter: string, changes: Partial<AssignedCreative> = {}): AssignedCreative => ({
  creativeId: letter,
  letter,
  title: letter,
  weight: 1,
  schedule: null,
  standing: 'running',
  facts: { kind: 'unknown', bytes: 0, reason: 'empty', looksLike: null },
  ...changes,
})
const flight = {
  startDate: '2026-12-07',
  endDate: '2027-01-03',
  dayparts: Array.from({ length: 7 }, () => '1'.repeat(24)),
}

describe('strip of a flight', () => {
  const list = [
    creative('A', { weight: 3 }),
    creative('B', {
      weight: 2,
      standing: 'waiting',
      schedule: { kind: 'dates', ranges: [{ from: '2026-12-14', to: '2027-01-03' }] },
    }),
  ]

  it('positions each segment by its days', () => {
    const { segments, ticks, todayPercent } = stripLayout(flight, list, '2026-12-20')
    expect(segments.map(({ leftPercent, widthPercent }) => [leftPercent, widthPercent])).toEqual([
      [0, 25],
      [25, 75],
    ])
    expect(segments.map(({ segment }) => formatSegment(segment, list))).toEqual([
      'Dec 7 to Dec 13: A 100%.',
      'Dec 14 to Jan 3: A 60%, B 40% (in review).',
    ])
    expect(ticks.map(({ words }) => words)).toEqual(['Dec 7', 'Dec 14', 'Dec 21', 'Dec 28'])
    expect(todayPercent).toBeCloseTo((13.5 / 28) * 100)
  })

  it('marks today only within the flight, and limits the number of dates', () => {
    expect(stripLayout(flight, list, '2026-12-06').todayPercent).toBeNull()
    expect(stripLayout(flight, list, '2027-01-04').todayPercent).toBeNull()
    for (const endDate of ['2026-12-07', '2026-12-13', '2026-12-20', '2027-03-31', '2027-12-06']) {
      const { ticks } = stripLayout({ ...flight, endDate }, list, '2026-12-07')
      expect(ticks.length).toBeLessThanOrEqual(5)
      expect(ticks.length).toBeGreaterThan(0)
    }
  })

  it('names the gaps', () => {
    const evenings = creative('A', {
      schedule: {
        kind: 'hours',
        hours: flight.dayparts.map(() => `${'0'.repeat(12)}111111111111`),
      },
    })
    const { segments } = stripLayout(flight, [evenings], '2026-12-07')
    expect(segments.map(({ segment }) => formatSegment(segment, [evenings]))).toEqual([
      'Dec 7 to Jan 3: A 50%, empty 50%.',
    ])
  })
})
