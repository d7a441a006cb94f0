import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { lineBalance } from '../../ledger/lineBalance.ts'
import { isSamePlan } from '../amendment/amendment.ts'
import type { LineBefore } from '../amendment/amendment.types.ts'
import { impressionsBefore, worthOfUse } from '../amendment/usedBefore.ts'
import type { LedgerEntry } from '../../ledger/ledgerEntry.ts'
import { extraReversalCount } from './reversalEntries.ts'

/** Kinds of entries that return value of a line. */
const GIVEN: ReadonlySet<LedgerEntry['kind']> = new Set(['coupon_issued', 'credit', 'amended'])

/** A line after a paid change, and its state before. */
export interface PaidExtra {
  amendmentId: string
  extraUsdMinor: number
  before: LineBefore | null
  line: { plan: CampaignPlan | null; deliveredImpressions: number; isOver: boolean }
}

/**
 * Whether the payment of an agreed change can be reversed: the line is unchanged since, nothing of
 * it was returned, and the previous price covers its use at that price.
 */
export function canReverseExtra(
  { amendmentId, extraUsdMinor, before, line }: PaidExtra,
  entries: readonly LedgerEntry[],
): boolean {
  const suffix = extraReversalCount(entries, amendmentId)
  const id = `${amendmentId}:charged${suffix === 0 ? '' : `:${suffix + 1}`}`
  const paid = entries.find((entry) => entry.id === id)
  if (!paid || !before || line.isOver || !line.plan) return false
  if (!isSamePlan(line.plan, before.paidPlan)) return false
  if (entries.some(({ kind, at }) => GIVEN.has(kind) && at >= paid.at)) return false
  const { deliveredImpressions: used } = line
  const booked = before.impressions?.mid ?? 0
  const { paidUsdMinor, remainingUsdMinor, deliveredUsdMinor } = lineBalance(entries)
  const worth = worthOfUse(paidUsdMinor - extraUsdMinor, {
    used,
    booked,
    before: impressionsBefore(before.usedBefore),
  })
  // Both prices round the last begun cent.
  return used <= booked && remainingUsdMinor >= extraUsdMinor && deliveredUsdMinor <= worth + 1
}
