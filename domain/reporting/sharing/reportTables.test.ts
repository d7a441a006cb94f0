import { describe, expect, it } from 'vitest'
import {
  countedPart,
  REPORT_NOW,
  reportedLine,
  type ReportedPart,
} from '#domain/testing/reportCases.ts'
import { assembleReport, type ReportedLine } from '../report/assembleReport.ts'
import { hourOfKey } from '../figures/zoneClock.ts'

const ASOF = REPORT_NOW.toISOString()
const nameOf = (_dimension: string, key: string) => ({ name: key, detail: '' })

const reportOf = (lines: readonly ReportedLine[], parts: readonly ReportedPart[]) =>
  assembleReport(lines, parts, { query: { zone: 'UTC' }, asOf: ASOF, nameOf })

const part = (count: number, own: Partial<ReportedPart> = {}): ReportedPart => ({
  ...countedPart(count),
  ...own,
})

describe('the tables of a report', () => {
  it('count each kind in its own column', () => {
    const parts = [
      part(100),
      part(7, { kind: 'viewable' }),
      part(5, { kind: 'click' }),
      part(3, { kind: 'complete' }),
      part(2, { kind: 'midpoint' }),
    ]
    const [row] = reportOf([reportedLine('one', parts, [1_000, 50_00])], parts).breakdowns.publisher
    expect(row).toMatchObject({
      impressions: 100,
      plays: 0,
      viewable: 7,
      clicks: 5,
      completes: 3,
      share: 1,
    })
  })

  it('merge a publisher of two campaigns, largest first, then by name', () => {
    const parts = [
      part(20, { productId: 'b' }),
      part(20, { productId: 'a' }),
      part(40, { productId: 'c' }),
      part(20, { productId: 'c', lineId: 'two' }),
      part(1, { productId: 'c', lineId: 'two', kind: 'click' }),
    ]
    const lines = [
      reportedLine('one', parts, [1_000, 50_00]),
      reportedLine('two', parts, [1_000, 80_00]),
    ]
    const { breakdowns, totals } = reportOf(lines, parts)
    const shown = breakdowns.publisher.map(({ name, impressions, clicks, share }) => [
      name,
      impressions,
      clicks,
      share,
    ])
    expect(shown).toEqual([
      ['c', 60, 1, 0.6],
      ['a', 20, 0, 0.2],
      ['b', 20, 0, 0.2],
    ])
    const spent = breakdowns.publisher.reduce((sum, { spendUsdMinor }) => sum + spendUsdMinor, 0)
    expect(spent).toBe(totals.spentUsdMinor)
  })

  it('have no share without counts', () => {
    const parts = [part(5, { kind: 'click' })]
    const { breakdowns } = reportOf([reportedLine('one', parts, [1_000, 50_00])], parts)
    expect(breakdowns.creative).toMatchObject([{ clicks: 5, impressions: 0, share: 0 }])
  })

  it('of a billboard divide its impressions among its plays', () => {
    const parts = [
      part(3, { kind: 'play', productId: 'small', impressions: 30 }),
      part(1, { kind: 'play', productId: 'large', impressions: 50 }),
    ]
    const line = {
      ...reportedLine('one', parts, [1_000, 50_00]),
      viewsAPlay: (id: string) => (id === 'large' ? 50 : 10),
    }
    const { breakdowns } = reportOf([line], parts)
    expect(
      breakdowns.publisher.map(({ name, plays, impressions }) => [name, plays, impressions]),
    ).toEqual([
      ['large', 1, 50],
      ['small', 3, 30],
    ])
  })
})

describe('the pace of several campaigns', () => {
  const hour = hourOfKey('2026-11-20T20')
  const parts = [part(3_000, { hour }), part(2_000, { hour, lineId: 'two' })]
  const running = reportedLine('one', parts, [100_000, 50_00])
  const over = reportedLine('two', parts, [10_000, 80_00], { afterEnd: 0 })
  const toCome: ReportedLine = {
    ...reportedLine('three', [], [7_000, 80_00]),
    line: {
      ...reportedLine('three', [], [7_000, 80_00]).line,
      startsAt: '2026-12-01T06:00:00.000Z',
    },
  }

  it('starts with the first, and is over with the last', () => {
    const stand = (...lines: ReportedLine[]) => {
      const { hasStarted, isOver } = reportOf(lines, parts).pace
      return [hasStarted, isOver]
    }
    expect(stand(running, over)).toEqual([true, false])
    expect(stand(over)).toEqual([true, true])
    expect(stand(toCome)).toEqual([false, false])
    expect(stand(toCome, running)).toEqual([true, false])
    const now = { ...toCome, line: { ...toCome.line, startsAt: ASOF } }
    expect(stand(now)).toEqual([true, false])
  })

  it('projects finished ones as they ended and future ones as booked', () => {
    const likely = (...lines: ReportedLine[]) => reportOf(lines, parts).pace.projection?.likely
    const alone = likely(running) ?? 0
    expect(alone).toBeGreaterThan(3_000)
    expect(likely(running, over)).toBe(alone + 2_000)
    expect(likely(running, toCome)).toBe(alone + 7_000)
    expect(likely(over)).toBeUndefined()
    // Nothing can be projected for a line that runs without impressions, or for the total.
    const silent = reportedLine('four', [], [9_000, 80_00])
    expect(likely(running, silent)).toBeUndefined()
  })
})
