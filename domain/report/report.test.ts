import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newPlan } from '../campaign/newPlan.ts'
import { EVENT_KINDS, VALIDITIES, isBilledKind } from '../delivery/eventKind.ts'
import { lineBalance } from '../ledger/lineBalance.ts'
import { runningBalance } from '../order/runningBalance.ts'
import { assembleReport, type CountedPart, type ReportedLine } from './assembleReport.ts'
import { REPORT_DIMENSIONS, topRows, totalRow } from './breakdown.ts'
import { countsOf, invalidSum } from './deliveryCounts.ts'
import { heatmapOf } from './heatmap.ts'
import { emptyGrid, gridSum, sumOf, wholeGrid } from './hourGrid.ts'
import { paceCurve, plannedUntil } from './paceCurve.ts'
import { rangeOfDays } from './period.ts'
import { plannedHours } from './plannedHours.ts'
import { projectFinish } from './projection.ts'
import { oddRates, quartileSteps } from './reportRates.ts'
import { SERIES_UNITS, seriesOf } from './series.ts'
import { hourKey, hourOf, hourOfKey, zoneClock } from './zoneClock.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const ZONES = ['PST', 'EST', 'CST', 'MST', 'UTC', 'CET'] as const
const base = newPlan({ mediaType: 'online_video', country: 'US', now: NOW })
const plan = {
  ...base,
  runtime: { startDate: '2026-11-10', endDate: '2026-11-30', timeZone: 'CST' as const },
  dayparts: Array.from({ length: 7 }, () => '0'.repeat(6) + '1'.repeat(18)),
}
const ASOF = NOW.toISOString()

describe('the hours of a plan', () => {
  it('add up to what was booked, in booked hours of its own zone alone', () => {
    const { firstHour, planned } = plannedHours(plan, 100_003)
    expect(sumOf(planned)).toBe(100_003)
    expect(hourKey(firstHour)).toBe('2026-11-10T06')
    expect(planned).toHaveLength(21 * 24)
    const clock = zoneClock('CST')
    for (const [at, count] of planned.entries())
      expect(count > 0).toBe(clock(firstHour + at).hour >= 6)
  })

  it('of a billboard are those of its periods', () => {
    const billboard = {
      ...plan,
      mediaType: 'dooh' as const,
      periods: {
        periodDays: 7 as const,
        startDates: ['2026-11-10', '2026-11-24'],
        illuminatedOnly: false,
      },
    }
    const { planned } = plannedHours(billboard, 100_000)
    expect(planned.filter((count) => count > 0)).toHaveLength(14 * 18)
    expect(planned.slice(7 * 24, 14 * 24).every((count) => count === 0)).toBe(true)
  })
})

describe('bars of a report', () => {
  it('have 25 hours on the day on which clocks are put back, and 23 when they go forward', () => {
    const hoursOf = (from: string, zone: (typeof ZONES)[number]) =>
      seriesOf(emptyGrid(hourOf(from), 72), { zone, unit: 'day', asOf: ASOF }).map(
        ({ hours }) => hours,
      )
    expect(hoursOf('2026-10-23T22:00:00Z', 'CET')).toEqual([24, 25, 23])
    expect(hoursOf('2026-03-27T23:00:00Z', 'CET')).toEqual([24, 23, 24, 1])
    expect(hoursOf('2026-10-31T05:00:00Z', 'CST')).toEqual([24, 25, 23])
    expect(hoursOf('2026-10-24T00:00:00Z', 'UTC')).toEqual([24, 24, 24])
    const twice = seriesOf(emptyGrid(hourOf('2026-10-25T00:00:00Z'), 3), {
      zone: 'CET',
      unit: 'hour',
      asOf: ASOF,
    })
    expect(twice.map(({ hour }) => hour)).toEqual([2, 2, 3])
    expect(new Set(twice.map(({ key }) => key)).size).toBe(3)
  })

  it('say what is over, what is going on and what is to come', () => {
    const grid = emptyGrid(hourOf('2026-11-20T00:00:00Z'), 72)
    const days = seriesOf(grid, { zone: 'UTC', unit: 'day', asOf: ASOF })
    expect(days.map(({ time }) => time)).toEqual(['past', 'now', 'future'])
  })

  it('add up to the same in every zone, unit and in the heat map', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_000 }),
        fc.array(fc.nat(5_000), { minLength: 1, maxLength: 24 * 20 }),
        fc.constantFrom(...ZONES),
        fc.constantFrom(...SERIES_UNITS),
        (shift, counts, zone, unit) => {
          const grid = emptyGrid(hourOf('2026-01-01T00:00:00Z') + shift, counts.length)
          grid.impressions = counts
          const all = sumOf(counts)
          const bars = seriesOf(grid, { zone, unit, asOf: ASOF })
          expect(sumOf(bars.map(({ impressions }) => impressions))).toBe(all)
          expect(sumOf(bars.map(({ hours }) => hours))).toBe(counts.length)
          expect(sumOf(heatmapOf(grid, { zone, asOf: ASOF }).sums)).toBe(all)
        },
      ),
      { numRuns: 100 },
    )
  })

  it('are cut by days of the zone that is shown', () => {
    const grid = emptyGrid(hourOf('2026-10-23T22:00:00Z'), 72)
    const day = { from: '2026-10-25', to: '2026-10-25' }
    expect(rangeOfDays(grid, { zone: 'CET', ...day })).toEqual({ from: 24, to: 49 })
    expect(rangeOfDays(grid, { zone: 'CET' })).toEqual(wholeGrid(grid))
    expect(rangeOfDays(grid, { zone: 'CET', from: '2027-01-01' })).toEqual({ from: 72, to: 72 })
  })
})

describe('pace and finish', () => {
  const { firstHour, planned } = plannedHours(plan, 100_000)
  const grid = { ...emptyGrid(firstHour, planned.length), planned }
  const nowAt = hourOf(ASOF) - firstHour
  const delivering = (rate: (at: number) => number) => ({
    ...grid,
    impressions: planned.map((count, at) => (at < nowAt ? Math.round(count * rate(at)) : 0)),
  })

  it('is what was booked where it keeps to its plan', () => {
    const finish = projectFinish(
      delivering(() => 1),
      ASOF,
      100_000,
    )
    expect(finish?.likely).toBeGreaterThan(99_800)
    expect(finish?.high).toBe(100_000)
  })

  it('looks at the last days, and never at more than was booked', () => {
    const late = projectFinish(
      delivering((at) => (at < nowAt - 72 ? 1 : 0.5)),
      ASOF,
      100_000,
    )
    expect(late?.likely).toBeLessThan(80_000)
    expect(
      projectFinish(
        delivering(() => 1.4),
        ASOF,
        100_000,
      )?.likely,
    ).toBe(100_000)
    expect(projectFinish(grid, ASOF, 100_000)).toBeNull()
  })

  it('is a curve from nothing over now to the end', () => {
    const counted = delivering(() => 0.9)
    const finish = projectFinish(counted, ASOF, 100_000)
    const points = paceCurve(counted, ASOF, finish)
    expect(points[0]).toMatchObject({ planned: 0, delivered: 0 })
    expect(points.at(-1)).toMatchObject({ planned: 100_000, delivered: null })
    expect(points.at(-1)?.expected?.likely).toBe(finish?.likely)
    expect(points.length).toBeLessThan(260)
    expect(plannedUntil(counted, '2026-11-01T00:00:00Z')).toBe(0)
    expect(plannedUntil(counted, '2027-01-01T00:00:00Z')).toBe(100_000)
  })

  it('never leaves its bounds', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(900), { minLength: planned.length, maxLength: planned.length }),
        fc.integer({ min: 1, max: 300_000 }),
        (impressions, booked) => {
          const finish = projectFinish({ ...grid, impressions }, ASOF, booked)
          if (!finish) return
          const delivered = sumOf(impressions)
          expect(finish.low).toBeGreaterThanOrEqual(delivered)
          expect(finish.likely).toBeGreaterThanOrEqual(finish.low)
          expect(finish.high).toBeGreaterThanOrEqual(finish.likely)
          expect(finish.high).toBeLessThanOrEqual(Math.max(delivered, booked))
        },
      ),
      { numRuns: 50 },
    )
  })
})

describe('rates', () => {
  it('say who left, and when something cannot be', () => {
    const counts = countsOf([
      { kind: 'impression', validity: 'valid', count: 100 },
      { kind: 'first_quartile', validity: 'valid', count: 90 },
      { kind: 'complete', validity: 'valid', count: 60 },
      { kind: 'click', validity: 'valid', count: 101 },
      { kind: 'impression', validity: 'crawler', count: 7 },
      { kind: 'click', validity: 'crawler', count: 3 },
    ])
    expect(quartileSteps(counts)[1]).toEqual({ label: '25%', count: 90, share: 0.9, left: 10 })
    expect(oddRates(counts)).toHaveLength(1)
    expect(oddRates(counts)[0]).toContain('more clicks than impressions')
    expect(invalidSum(counts)).toBe(7)
  })
})

const facts = {
  type: 'campaign' as const,
  state: 'running' as const,
  orderState: 'booked' as const,
  plan,
  paidAt: '2026-11-01T00:00:00.000Z',
}

/** A running line with its money as the ledger's own rule has it. */
function runningLine(
  id: string,
  parts: readonly (CountedPart & { hour: number; validity: (typeof VALIDITIES)[number] })[],
  [bookedImpressions, paidUsdMinor]: readonly [number, number],
): ReportedLine {
  const own = parts.filter(({ lineId }) => lineId === id)
  const deliveredImpressions = countsOf(own).impressions
  const balance = runningBalance(
    {
      ...facts,
      bookedImpressions,
      deliveredImpressions,
      balance: lineBalance([
        { kind: 'ordered', amountUsdMinor: paidUsdMinor },
        { kind: 'charged', amountUsdMinor: paidUsdMinor },
      ]),
    },
    NOW,
  )
  return {
    line: {
      id,
      name: id,
      mediaType: 'online_video',
      status: 'active',
      stateName: 'Running',
      startsAt: '2026-11-10T06:00:00.000Z',
      endsAt: '2026-12-01T06:00:00.000Z',
      timeZone: 'CST',
      bookedImpressions,
    },
    plan,
    hours: own,
    money: {
      bookedImpressions,
      budgetUsdMinor: paidUsdMinor,
      spentUsdMinor: balance.deliveredUsdMinor,
      remainingUsdMinor: balance.remainingUsdMinor,
      returnedUsdMinor: 0,
    },
    bookedDelivered: deliveredImpressions,
    isOver: false,
    viewsAPlay: null,
  }
}

const firstCounted = hourOfKey('2026-11-10T00')
const part = fc.record({
  lineId: fc.constantFrom('one', 'two'),
  kind: fc.constantFrom(...EVENT_KINDS),
  validity: fc.oneof(
    { weight: 4, arbitrary: fc.constant('valid' as const) },
    { weight: 1, arbitrary: fc.constantFrom(...VALIDITIES) },
  ),
  hour: fc.integer({ min: firstCounted, max: firstCounted + 24 * 12 }),
  versionId: fc.constantFrom('v1', 'v2', 'v3'),
  productId: fc.integer({ min: 1, max: 15 }).map((n) => `p${n}`),
  formatId: fc.constantFrom('f1', 'f2'),
  place: fc.constantFrom('US-TX', 'US-CO', 'US', ''),
  count: fc.nat(20_000),
})
const money = fc.tuple(fc.integer({ min: 1, max: 400_000 }), fc.integer({ min: 1, max: 900_000 }))

describe('a report', () => {
  it('has a headline that is the sum of each table, of its days, and of ledger and invoice, to the cent', () => {
    fc.assert(
      fc.property(
        fc.array(part, { maxLength: 120 }),
        money,
        money,
        fc.constantFrom(...ZONES),
        (parts, first, second, zone) => {
          const lines = [runningLine('one', parts, first), runningLine('two', parts, second)]
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
          expect(spent + reconciliation.remainingUsdMinor).toBe(first[1] + second[1])
        },
      ),
      { numRuns: 40 },
    )
  })

  it('has parts that add up to it wherever it is cut', () => {
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 1, maxLength: 80 }),
        money,
        fc.integer({ min: 9, max: 22 }),
        fc.constantFrom(...ZONES),
        (parts, first, cut, zone) => {
          const lines = [runningLine('one', parts, first)]
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
    const counted: CountedPart & { hour: number; validity: 'valid' } = {
      lineId: 'one',
      kind: 'impression',
      validity: 'valid',
      hour: firstCounted + 30,
      versionId: 'v1',
      productId: 'p1',
      formatId: 'f1',
      place: 'US',
      count: 500,
    }
    const line = runningLine('one', [counted], [10_000, 100_00])
    const differencesWith = (changes: Partial<ReportedLine>) =>
      assembleReport([{ ...line, ...changes }], [counted], {
        query: { zone: 'CET' },
        asOf: ASOF,
        nameOf: () => ({ name: '', detail: '' }),
      }).reconciliation.differences
    expect(differencesWith({ bookedDelivered: 400 })).toEqual([])
    expect(differencesWith({ bookedDelivered: 400, isOver: true })).toEqual([
      'one: 500 counted, 400 in the books',
    ])
    expect(differencesWith({ money: { ...line.money, remainingUsdMinor: 1 } })).toHaveLength(1)
  })
})
