import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isBilledKind } from '#domain/delivery/counting/eventKind.ts'
import {
  countedPart,
  moneyCase,
  partCase,
  REPORT_NOW,
  REPORT_ZONES,
  reportedLine,
} from '#domain/testing/reportCases.ts'
import { assembleReport, type ReportedLine } from './assembleReport.ts'
import type { CountedPart } from '../figures/deliveryCounts.ts'
import { REPORT_DIMENSIONS, topRows, totalRow } from '../figures/breakdown.ts'
import { countsOf } from '../figures/deliveryCounts.ts'
import { gridSum, sumOf, wholeGrid } from '../figures/hourGrid.ts'
import { hourOf } from '../figures/zoneClock.ts'

const ASOF = REPORT_NOW.toISOString()
const toOne = (part: CountedPart): CountedPart => ({ ...part, lineId: 'one' })

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
          // The invoice equals the paid amount: used, left, or returned.
          expect(spent + reconciliation.remainingUsdMinor + reconciliation.returnedUsdMinor).toBe(
            first[1] + second[1],
          )
          // Of the headline's impressions, those in time are billed, up to the booked ones.
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

  it('has parts that add up to it at any split', () => {
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
          expect(whole.planned).toBe(first[0])
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

  it('reports differences between the books and the counts', () => {
    const counted = countedPart(500)
    const line = reportedLine('one', [counted], [10_000, 100_00])
    const reconciled = (changes: Partial<ReportedLine>) =>
      assembleReport([{ ...line, ...changes }], [counted], {
        query: { zone: 'CET' },
        asOf: ASOF,
        nameOf: () => ({ name: '', detail: '' }),
      }).reconciliation
    expect(reconciled({ bookedDelivered: 400 })).toMatchObject({ afterEnd: 0, differences: [] })
    // Impressions after the settlement are shown as such.
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
  it('names the cents by which the amounts differ', () => {
    const line = reportedLine('one', [], [10_000, 100_00])
    const money = { ...line.money, remainingUsdMinor: line.money.remainingUsdMinor - 12 }
    expect(reportOf([{ ...line, money }], []).reconciliation.differences).toEqual([
      'one: the amounts differ by 12 cents',
    ])
  })
})

const reportOf = (lines: readonly ReportedLine[], parts: readonly CountedPart[], asOf = ASOF) =>
  assembleReport(lines, parts, {
    query: { zone: 'CET' },
    asOf,
    nameOf: (_dimension, key) => ({ name: key, detail: `${key}, detail` }),
  })

describe('several campaigns in one report', () => {
  const first = countedPart(300)
  const second = { ...first, lineId: 'two', count: 100 }
  const two = [
    reportedLine('one', [first], [1_000, 10_00]),
    reportedLine('two', [second], [400, 8_00]),
  ]

  it('merge a publisher of both into one row, with all counts', () => {
    const others = (['viewable', 'click', 'complete', 'play'] as const).map((kind, at) =>
      Object.assign({}, second, { kind, count: at + 1 }),
    )
    const more = { ...first, productId: 'p2', count: 50 }
    const rows = reportOf(two, [more, first, second, ...others, ...others.map(toOne)]).breakdowns
    // A play is billed as an impression is.
    expect(rows.publisher).toMatchObject([
      { key: 'p1', impressions: 408, viewable: 2, clicks: 4, completes: 6, plays: 8 },
      { key: 'p2', impressions: 50, detail: 'p2, detail' },
    ])
    expect(rows.publisher[1]?.share).toBeCloseTo(50 / 458)
    expect(sumOf(rows.publisher.map(({ spendUsdMinor }) => spendUsdMinor))).toBe(
      sumOf(two.map(({ money }) => money.spentUsdMinor)),
    )
  })

  it('have the largest row first, of any campaign', () => {
    const rows = (products: readonly [string, string]) => {
      const [one, other] = products
      const small = { ...first, productId: one }
      const same = { ...first, lineId: 'two', productId: other }
      const large = { ...same, productId: 'p9', count: 400 }
      return reportOf(two, [small, same, large]).breakdowns.publisher.map(({ key }) => key)
    }
    expect(rows(['p5', 'p2'])).toEqual(['p9', 'p2', 'p5'])
    expect(rows(['p2', 'p5'])).toEqual(['p9', 'p2', 'p5'])
  })

  it('sort equal rows by name, and have no share without counts', () => {
    const parts = ['p3', 'p1', 'p2'].map((productId) =>
      Object.assign({}, first, { productId, count: 0 }),
    )
    const { publisher } = reportOf(two, parts).breakdowns
    expect(publisher.map(({ key, share }) => [key, share])).toEqual([
      ['p1', 0],
      ['p2', 0],
      ['p3', 0],
    ])
  })

  it('divide the money of a table among the campaigns with rows in it', () => {
    const { publisher } = reportOf(two, [first]).breakdowns
    expect(publisher).toMatchObject([{ key: 'p1', spendUsdMinor: two[0]?.money.spentUsdMinor }])
  })

  it('count plays as their sold impressions', () => {
    const play: CountedPart = { ...first, kind: 'play', count: 3 }
    const other = { ...play, productId: 'p2', count: 1 }
    const [line] = two
    if (!line) throw new Error('there are two')
    const board = { ...line, viewsAPlay: () => 75 }
    const { publisher } = reportOf([board], [play, other]).breakdowns
    expect(publisher.map(({ key, impressions, plays }) => [key, impressions, plays])).toEqual([
      ['p1', 225, 3],
      ['p2', 75, 1],
    ])
  })

  it('return at most the rest of each campaign', () => {
    const { pace } = reportOf(two, [])
    const alone = two.map((line) => reportOf([line], []).pace.couponAtLowUsdMinor)
    expect(pace.couponAtLowUsdMinor).toBe(sumOf(alone))
    expect(pace.couponAtLowUsdMinor).toBeLessThanOrEqual(pace.remainingUsdMinor)
  })

  it('know the basis of a figure with mixed media', () => {
    const [one, other] = two
    if (!one || !other) throw new Error('there are two')
    const board = {
      ...other,
      line: { ...other.line, mediaType: 'dooh' as const },
      viewsAPlay: () => 1,
    }
    const { counts } = reportOf([one, board], []).totals
    const { impressions } = reportOf([one], []).totals.counts
    expect(counts.bases?.screens).toBe(counts.impressions - impressions)
    expect(reportOf([one], []).totals.counts.bases).toBeUndefined()
  })

  it('begin a period with its first hour, and end it before the next', () => {
    const late = { ...first, hour: hourOf('2026-11-15T23:00:00Z') }
    const lines = [reportedLine('one', [first, late], [1_000, 10_00])]
    const reportOn = (days: { from?: string; to?: string }) =>
      assembleReport(lines, [], {
        query: { zone: 'CET', ...days },
        asOf: ASOF,
        nameOf: () => ({ name: '', detail: '' }),
      })
    const impressions = (days: { from?: string; to?: string }) =>
      reportOn(days).totals.counts.impressions
    // Midnight in Central Europe.
    expect(impressions({ from: '2026-11-16' })).toBe(300)
    expect(impressions({ to: '2026-11-15' })).toBe(300)
    expect(impressions({ from: '2026-11-17' })).toBe(0)
    expect(reportOn({ from: '2026-11-16' }).totals.spentUsdMinor).toBe(3_00)
    const { range, totals } = reportOn({ from: '2026-11-16', to: '2026-11-16' })
    expect(range.to - range.from).toBe(24)
    expect(totals.planned).toBeGreaterThan(0)
    expect(reportOn({}).range).toEqual({ from: 0, to: reportOn({}).grid.planned.length })
  })

  it('are over together, and have started with the first', () => {
    const [one, other] = two
    if (!one || !other) throw new Error('there are two')
    const over = { ...one, isOver: true }
    expect(reportOf([over, other], []).pace.isOver).toBe(false)
    expect(reportOf([over, { ...other, isOver: true }], []).pace.isOver).toBe(true)
    const later = { ...other, line: { ...other.line, startsAt: '2026-11-25T06:00:00.000Z' } }
    const startOf = (asOf: string) => reportOf([one, later], [], asOf).pace.hasStarted
    expect(startOf('2026-11-10T05:59:59.000Z')).toBe(false)
    expect(startOf('2026-11-10T06:00:00.000Z')).toBe(true)
  })

  it('project finished ones as they ended, future ones as booked, and nothing if one is unknown', () => {
    const [running, other] = two
    if (!running || !other) throw new Error('there are two')
    const over = { ...other, isOver: true }
    const comes = { ...other, line: { ...other.line, startsAt: '2026-11-25T06:00:00.000Z' } }
    const silent = reportedLine('two', [], [400, 8_00])
    const alone = reportOf([running], []).pace.projection
    const plus = (more: number) =>
      alone && { low: alone.low + more, likely: alone.likely + more, high: alone.high + more }
    expect(alone).not.toBeNull()
    expect(reportOf([running, over], []).pace.projection).toEqual(plus(100))
    expect(reportOf([running, { ...comes, hours: [] }], []).pace.projection).toEqual(plus(400))
    expect(reportOf([running, silent], []).pace.projection).toBeNull()
    const starts = { ...silent, line: { ...silent.line, startsAt: ASOF } }
    expect(reportOf([running, starts], []).pace.projection).toBeNull()
    expect(reportOf([over], []).pace.projection).toBeNull()
  })
})
