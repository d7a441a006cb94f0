import { shareMinor } from '#domain/foundation/money/shareMinor.ts'
import { invalidSum, type DeliveryCounts } from '../figures/deliveryCounts.ts'

/** What a line's money says beside what was counted. USD cents, without tax. */
export interface LineMoney {
  bookedImpressions: number
  /** What was paid for it, or is due. */
  budgetUsdMinor: number
  /** What the ledger has as delivered, or will have by now. */
  spentUsdMinor: number
  remainingUsdMinor: number
  /** What came back, as coupons or otherwise. */
  returnedUsdMinor: number
}

/** From every counted beacon to what is billed. USD cents. */
export interface Reconciliation {
  /** All that would have been billed, had it been valid. */
  counted: number
  invalid: number
  delivered: number
  /** Of what was delivered, what came when the books were closed: shown, and a present as well. */
  afterEnd: number
  /** Of what was delivered, what was booked: more is a present. */
  billed: number
  spentUsdMinor: number
  remainingUsdMinor: number
  returnedUsdMinor: number
  budgetUsdMinor: number
  /** What differs, in words; empty when everything agrees. */
  differences: string[]
}

/**
 * What part of a line's money some of its impressions are. Parts of a whole add up to it, wherever it is cut: each is
 * what is spent up to its end less what was spent up to its beginning.
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

/** A line as it was counted and as the books have it. */
interface LineBooks {
  name: string
  counts: DeliveryCounts
  money: LineMoney
  /** What the line has as delivered: the books' own number. */
  bookedDelivered: number
  /** Settled: the books follow the counters no more. */
  isOver: boolean
}

/** Impressions that were counted after a line was settled; a doubt is the buyer's, so nobody pays for them. */
const afterEndOf = ({ counts, bookedDelivered, isOver }: LineBooks): number =>
  isOver ? Math.max(0, counts.impressions - bookedDelivered) : 0

/** Sets what was counted against what the ledger and the line have. */
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

const count = (value: number) => value.toLocaleString('en-US')

function differencesOf({ name, counts, money, bookedDelivered }: LineBooks): string[] {
  const found: string[] = []
  // The books follow the counters by a few minutes, and not at all when they are closed; they are never ahead.
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
