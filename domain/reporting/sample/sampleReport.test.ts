import { describe, expect, it } from 'vitest'
import { totalRow } from '../figures/breakdown.ts'
import { gridSum } from '../figures/hourGrid.ts'
import { sampleReport } from './sampleReport.ts'
import { hourOf } from '../figures/zoneClock.ts'

describe('the sample report', () => {
  it('is deterministic, and its headline is the sum of its tables and its bill', () => {
    const report = sampleReport()
    expect(sampleReport()).toEqual(report)
    const { totals, breakdowns, reconciliation, pace } = report
    expect(totals.counts.impressions).toBe(87_955)
    for (const rows of Object.values(breakdowns)) {
      expect(totalRow(rows).impressions).toBe(87_955)
      expect(totalRow(rows).spendUsdMinor).toBe(reconciliation.spentUsdMinor)
    }
    expect(reconciliation.differences).toEqual([])
    expect(pace.projection?.likely).toBeGreaterThan(pace.deliveredImpressions)
  })
  it('has half of its planned delivery on two days of a long weekend', () => {
    const { grid } = sampleReport()
    const rateOf = (from: string, to: string) => {
      const [begin, end] = [hourOf(from) - grid.firstHour, hourOf(to) - grid.firstHour]
      const range = { from: begin, to: end }
      return gridSum(grid, 'impressions', range) / gridSum(grid, 'planned', range)
    }
    const slow = rateOf('2026-11-17T07:00:00Z', '2026-11-19T07:00:00Z')
    const before = rateOf('2026-11-15T07:00:00Z', '2026-11-17T07:00:00Z')
    const after = rateOf('2026-11-19T07:00:00Z', '2026-11-21T07:00:00Z')
    expect(slow / before).toBeCloseTo(0.5, 1)
    expect(slow / after).toBeCloseTo(0.5, 1)
  })
})
