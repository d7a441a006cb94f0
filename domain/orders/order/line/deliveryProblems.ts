import type { InvoiceKind } from '../../invoice/invoice.types.ts'
import type { LedgerEntry } from '../../ledger/ledgerEntry.ts'
import { lineBalance } from '../../ledger/lineBalance.ts'
import { countsPlays } from '#domain/foundation/media/mediaTraits.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { isRunning, isStill, type LineState } from './lineState.ts'
import { isPaid, type OrderState } from '../orderState.ts'
import { impressionsBefore, worthOfUse, type UsedBefore } from '../amendment/usedBefore.ts'

/** A line's counts, ledger and invoices, for comparison. */
export interface DeliveryFacts {
  line: {
    id: string
    state: LineState
    mediaType: MediaType
    bookedImpressions: number
    deliveredImpressions: number
    usedBefore?: UsedBefore | null
    /** Impressions charged for billboard slots that were kept during a pause. */
    heldImpressions?: number
  }
  orderState: OrderState
  orderTotalMinor: number
  /** Billed events, by the hours and by the shards' totals. */
  counted: { hours: number; totals: number }
  /** Entries of the line only. */
  entries: readonly LedgerEntry[]
  /** Invoices of its order. */
  invoices: readonly { kind: InvoiceKind; totalMinor: number }[]
}

/**
 * Every difference between the counts, the line, the ledger and the invoices, in words; empty if
 * they agree.
 */
export function deliveryProblems(facts: DeliveryFacts): string[] {
  return [...countProblems(facts), ...ledgerProblems(facts), ...invoiceProblems(facts)].map(
    (problem) => `${facts.line.id}: ${problem}`,
  )
}

function countProblems({ line, counted }: DeliveryFacts): string[] {
  const problems: string[] = []
  if (counted.hours !== counted.totals)
    problems.push(`the hours add up to ${counted.hours}, the shards to ${counted.totals}`)
  // Several people see a play, so its line has more impressions than counted plays.
  if (!countsPlays(line.mediaType) && line.deliveredImpressions > counted.totals)
    problems.push(`${line.deliveredImpressions} are delivered and ${counted.totals} were counted`)
  return problems
}

/**
 * The ledger of a running line is at most a day behind; that of a finished line has the value of
 * its delivery.
 */
function ledgerProblems({ line, orderState, entries }: DeliveryFacts): string[] {
  const { bookedImpressions: booked, deliveredImpressions, state } = line
  const usedImpressions = deliveredImpressions + (line.heldImpressions ?? 0)
  if (!isPaid(orderState) || booked === 0 || usedImpressions === 0) return []
  const { paidUsdMinor, deliveredUsdMinor } = lineBalance(entries)
  const used = Math.min(usedImpressions, booked)
  const before = impressionsBefore(line.usedBefore)
  const worth = worthOfUse(paidUsdMinor, { used, booked, before })
  const isSettled = isStill(state) && state !== 'cancelled'
  if (isSettled && deliveredUsdMinor !== worth)
    return [`${deliveredUsdMinor} is billed as delivered and ${worth} was`]
  if (isRunning(state) && deliveredUsdMinor > worth)
    return [`${deliveredUsdMinor} is billed as delivered and only ${worth} was`]
  return []
}

function invoiceProblems({ orderState, orderTotalMinor, invoices }: DeliveryFacts): string[] {
  if (!isPaid(orderState)) return []
  const invoiced = invoices.reduce(
    (sum, { kind, totalMinor }) =>
      kind === 'credit_note' ? sum - Math.abs(totalMinor) : sum + totalMinor,
    0,
  )
  return invoiced === orderTotalMinor
    ? []
    : [`${invoiced} is invoiced and ${orderTotalMinor} was ordered`]
}
