import { describe, expect, it } from 'vitest'
import { totalRow } from './breakdown.ts'
import { sampleReport } from './sampleReport.ts'

describe('the sample report', () => {
  it('is always the same, and its headline is the sum of its tables and its bill', () => {
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
})
