import fc from 'fast-check'
import { newPlan } from '../planning/campaign/start/newPlan.ts'
import { EVENT_KINDS, VALIDITIES } from '../delivery/counting/eventKind.ts'
import { lineBalance } from '../orders/ledger/lineBalance.ts'
import { runningBalance } from '../orders/order/changes/runningBalance.ts'
import type { ReportedLine } from '../reporting/report/assembleReport.ts'
import type { CountedPart } from '../reporting/figures/deliveryCounts.ts'
import { countsOf } from '../reporting/figures/deliveryCounts.ts'
import { hourOfKey } from '../reporting/figures/zoneClock.ts'

export const REPORT_NOW = new Date('2026-11-21T12:00:00Z')
export const REPORT_ZONES = ['PST', 'EST', 'CST', 'MST', 'UTC', 'CET'] as const
const plan = {
  ...newPlan({ mediaType: 'online_video', country: 'US', now: REPORT_NOW }),
  runtime: { startDate: '2026-11-10', endDate: '2026-11-30', timeZone: 'CST' as const },
  dayparts: Array.from({ length: 7 }, () => '0'.repeat(6) + '1'.repeat(18)),
}

const facts = {
  type: 'campaign' as const,
  state: 'running' as const,
  orderState: 'booked' as const,
  plan,
  paidAt: '2026-11-01T00:00:00.000Z',
}

export type ReportedPart = CountedPart & { hour: number; validity: (typeof VALIDITIES)[number] }

/**
 * A line with its amounts by the ledger's own rule: a running line, or one that was settled before
 * this many of its impressions were counted.
 */
export function reportedLine(
  id: string,
  parts: readonly ReportedPart[],
  [bookedImpressions, paidUsdMinor]: readonly [number, number],
  settled: { afterEnd: number } | null = null,
): ReportedLine {
  const own = parts.filter(({ lineId }) => lineId === id)
  const counted = countsOf(own).impressions
  const deliveredImpressions = Math.max(0, counted - (settled?.afterEnd ?? 0))
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
    REPORT_NOW,
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
      remainingUsdMinor: settled ? 0 : balance.remainingUsdMinor,
      returnedUsdMinor: settled ? balance.remainingUsdMinor : 0,
    },
    bookedDelivered: deliveredImpressions,
    isOver: settled !== null,
    viewsAPlay: null,
  }
}

const firstCounted = hourOfKey('2026-11-10T00')
/** The counts of a part of a line in an hour. */
export const partCase = fc.record({
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
/** Booked impressions, and the amount paid for them. */
export const moneyCase = fc.tuple(
  fc.integer({ min: 1, max: 400_000 }),
  fc.integer({ min: 1, max: 900_000 }),
)

/** One impression that was counted, of many. */
export const countedPart = (count: number): ReportedPart => ({
  lineId: 'one',
  kind: 'impression',
  validity: 'valid',
  hour: firstCounted + 30,
  versionId: 'v1',
  productId: 'p1',
  formatId: 'f1',
  place: 'US',
  count,
})
