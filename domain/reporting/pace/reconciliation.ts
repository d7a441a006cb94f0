import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import { shareMinor } from '#domain/foundation/money/shareMinor.ts'
import { invalidSum, type DeliveryCounts } from '../figures/deliveryCounts.ts'

/** The ledger's amounts of a line, to compare with its counts. USD cents, without tax. */
export interface LineMoney {
  bookedImpressions: number
  /** The amount paid or due. */
  budgetUsdMinor: number
  /** The amount delivered by the ledger, now or at its next entry. */
  spentUsdMinor: number
  remainingUsdMinor: number
  /** The amount returned, as coupons or otherwise. */
  returnedUsdMinor: number
}

/** The steps from counted beacons to the bill. USD cents. */
export interface Reconciliation {
  /** All impressions that would be billed if valid. */
  counted: number
  invalid: number
  delivered: number
  /** Delivered impressions that arrived after the books closed: shown, but free. */
  afterEnd: number
  /** Delivered impressions within the booking: the excess is free. */
  billed: number
  spentUsdMinor: number
  remainingUsdMinor: number
  returnedUsdMinor: number
  budgetUsdMinor: number
  /** Differences in words; empty if everything agrees. */
  differences: string[]
}

/**
 * The amount of a line's money for some of its impressions. Parts of any split add up to the whole:
 * each is the amount up to its end less the amount up to its start.
 */
export function spendBetween(
  { spentUsdMinor }: Pick<LineMoney, 'spentUsdMinor'>,
  counted: { before: number; within: number; all: number },
): number {
  const { before, within, all } = counted
  if (all <= 0) return 0
  const upTo = (count: number) => shareMinor(spentUsdMinor, count, all)
  return upTo(before + within) - upTo(before)
}

/** A line's counts and its amounts in the books. */
interface LineBooks {
  name: string
  counts: DeliveryCounts
  money: LineMoney
  /** The line's delivered number in the books. */
  bookedDelivered: number
  /** Settled: the books ignore later counts. */
  isOver: boolean
}

/** Impressions counted after a line was settled; they are free, in the buyer's favor. */
const afterEndOf = ({ counts, bookedDelivered, isOver }: LineBooks): number =>
  isOver ? Math.max(0, counts.impressions - bookedDelivered) : 0

/** Compares counts with the ledger and the line. */
export function reconcile(lines: readonly LineBooks[]): Reconciliation {
  const sum = (of: (line: LineBooks) => number) => lines.reduce((all, line) => all + of(line), 0)
  const delivered = sum(({ counts }) => counts.impressions)
  const invalid = sum(({ counts }) => invalidSum(counts))
  return {
    counted: delivered + invalid,
    invalid,
    delivered,
    afterEnd: sum(afterEndOf),
    billed: sum((line) =>
      Math.min(line.counts.impressions - afterEndOf(line), line.money.bookedImpressions),
    ),
    spentUsdMinor: sum(({ money }) => money.spentUsdMinor),
    remainingUsdMinor: sum(({ money }) => money.remainingUsdMinor),
    returnedUsdMinor: sum(({ money }) => money.returnedUsdMinor),
    budgetUsdMinor: sum(({ money }) => money.budgetUsdMinor),
    differences: lines.flatMap(differencesOf),
  }
}

const count = (value: number) => formatCount(value)

function differencesOf({ name, counts, money, bookedDelivered }: LineBooks): string[] {
  const found: string[] = []
  // The books lag the counters by a few minutes, ignore them once closed, and are never ahead.
  if (counts.impressions < bookedDelivered)
    found.push(
      `${name}: ${count(counts.impressions)} counted, ${count(bookedDelivered)} in the books`,
    )
  const { budgetUsdMinor, spentUsdMinor, remainingUsdMinor, returnedUsdMinor } = money
  const used = spentUsdMinor + remainingUsdMinor + returnedUsdMinor
  if (used !== budgetUsdMinor)
    found.push(`${name}: the amounts differ by ${count(Math.abs(budgetUsdMinor - used))} cents`)
  return found
}
