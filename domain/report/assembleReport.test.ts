import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isBilledKind } from '../delivery/eventKind.ts'
import {
  countedPart,
  moneyCase,
  partCase,
  REPORT_NOW,
  REPORT_ZONES,
  reportedLine,
} from '../testing/reportCases.ts'
import { assembleReport, type ReportedLine } from './assembleReport.ts'
import { REPORT_DIMENSIONS, topRows, totalRow } from './breakdown.ts'
import { countsOf } from './deliveryCounts.ts'
import { gridSum, sumOf, wholeGrid } from './hourGrid.ts'

const ASOF = REPORT_NOW.toISOString()

describe('a report', () => {
  it('has a headline that is the sum of each table, of its days, and of ledger and invoice, to the cent', () => {
    fc.assert(
      fc.property(
        fc.array(partCase, { maxLength: 120 }),
        moneyCase,
        moneyCase,
        fc.option(fc.record({ afterEnd: fc.nat(30_000) })),
        fc.constantFrom(...REPORT_ZONES),
        (parts, first, second, settled, zone) => {
          const lines = [
            reportedLine('one', parts, first),
            reportedLine('two', parts, second, settled),
          ]
          const valid = parts.filter(({ validity }) => validity === 'valid')
          const nameOf = (_dimension: string, key: string) => ({ name: key, detail: '' })
          const report = assembleReport(lines, valid, { query: { zone }, asOf: ASOF, nameOf })
          const { totals, pace, breakdowns, reconciliation, grid } = report
          const billed = sumOf(
            valid.filter(({ kind }) => isBilledKind(kind)).map(({ count }) => count),
          )
          expect(totals.counts.impressions).toBe(billed)
          expect(pace.deliveredImpressions).toBe(billed)
          expect(gridSum(grid, 'impressions', wholeGrid(grid))).toBe(billed)
          const spent = sumOf(lines.map((line) => line.money.spentUsdMinor))
          expect(totals.spentUsdMinor).toBe(spent)
          for (const dimension of REPORT_DIMENSIONS) {
            const rows = breakdowns[dimension]
            const { top, others } = topRows(rows)
            const all = totalRow(others ? [...top, others] : top)
            expect(all.impressions).toBe(billed)
            expect(all.spendUsdMinor).toBe(valid.length > 0 ? spent : 0)
          }
          expect(reconciliation).toMatchObject({
            delivered: billed,
            spentUsdMinor: spent,
            differences: [],
          })
          expect(reconciliation.counted - reconciliation.invalid).toBe(billed)
          // The invoice is what was paid for: used, left, or given back.
          expect(spent + reconciliation.remainingUsdMinor + reconciliation.returnedUsdMinor).toBe(
            first[1] + second[1],
          )
          // Of the headline is billed what came in time, up to what was booked.
          const ofTwo = countsOf(lines[1]?.hours ?? []).impressions
          expect(reconciliation.afterEnd).toBe(Math.min(settled?.afterEnd ?? 0, ofTwo))
          expect(reconciliation.billed).toBe(
            sumOf(lines.map((one) => Math.min(one.bookedDelivered, one.money.bookedImpressions))),
          )
        },
      ),
      { numRuns: 40 },
    )
  })

  it('has parts that add up to it wherever it is cut', () => {
    fc.assert(
      fc.property(
        fc.array(partCase, { minLength: 1, maxLength: 80 }),
        moneyCase,
        fc.integer({ min: 9, max: 22 }),
        fc.constantFrom(...REPORT_ZONES),
        (parts, first, cut, zone) => {
          const lines = [reportedLine('one', parts, first)]
          const totalsOf = (days: { from?: string; to?: string }) =>
            assembleReport(lines, [], {
              query: { zone, ...days },
              asOf: ASOF,
              nameOf: () => ({ name: '', detail: '' }),
            }).totals
          const iso = (day: number) => `2026-11-${String(day).padStart(2, '0')}`
          const halves = [totalsOf({ to: iso(cut) }), totalsOf({ from: iso(cut + 1) })]
          const whole = totalsOf({})
          expect(sumOf(halves.map(({ counts }) => counts.impressions))).toBe(
            whole.counts.impressions,
          )
          expect(sumOf(halves.map(({ spentUsdMinor }) => spentUsdMinor))).toBe(whole.spentUsdMinor)
          expect(sumOf(halves.map(({ planned }) => planned))).toBe(whole.planned)
        },
      ),
      { numRuns: 25 },
    )
  })

  it('tells where the books differ from what was counted', () => {
    const counted = countedPart(500)
    const line = reportedLine('one', [counted], [10_000, 100_00])
    const reconciled = (changes: Partial<ReportedLine>) =>
      assembleReport([{ ...line, ...changes }], [counted], {
        query: { zone: 'CET' },
        asOf: ASOF,
        nameOf: () => ({ name: '', detail: '' }),
      }).reconciliation
    expect(reconciled({ bookedDelivered: 400 })).toMatchObject({ afterEnd: 0, differences: [] })
    // What comes after the settlement is shown as such.
    expect(reconciled({ bookedDelivered: 400, isOver: true })).toMatchObject({
      delivered: 500,
      afterEnd: 100,
      billed: 400,
      differences: [],
    })
    expect(reconciled({ bookedDelivered: 600, isOver: true }).differences).toEqual([
      'one: 500 counted, 600 in the books',
    ])
    const money = { ...line.money, remainingUsdMinor: 1 }
    expect(reconciled({ money }).differences).toHaveLength(1)
  })
})
