import type { LineBalance } from '../../ledger/lineBalance.ts'
import { isRunning } from '../line/lineState.ts'
import { previewStop, type StopFacts } from './stopCampaign.ts'

/**
 * A line's balance for its buyer while it runs: what was delivered by now counts as delivered, by the rule of stopping,
 * though the ledger enters it at the end. Paid stays delivered, remaining, coupons and credits together.
 */
export function runningBalance(facts: StopFacts, now: Date): LineBalance {
  const { balance, state, deliveredImpressions, pauses } = facts
  const isHeld = pauses?.some(({ slots }) => slots === 'keep') ?? false
  if (!isRunning(state) || (deliveredImpressions === 0 && !isHeld)) return balance
  const { usedUsdMinor, couponUsdMinor } = previewStop(facts, now)
  return { ...balance, deliveredUsdMinor: usedUsdMinor, remainingUsdMinor: couponUsdMinor }
}
