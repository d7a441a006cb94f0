import type { LineBalance } from '../../ledger/lineBalance.ts'
import { isRunning } from '../line/lineState.ts'
import { previewStop, type StopFacts } from './stopCampaign.ts'

/**
 * A running line's balance for its buyer: past delivery counts as delivered, as for a stop,
 * although the ledger enters it later. Paid remains the sum of delivered, remaining, coupons and
 * credits.
 */
export function runningBalance(facts: StopFacts, now: Date): LineBalance {
  const { balance, state, deliveredImpressions, pauses } = facts
  const isHeld = pauses?.some(({ slots }) => slots === 'keep') ?? false
  if (!isRunning(state) || (deliveredImpressions === 0 && !isHeld)) return balance
  const { usedUsdMinor, couponUsdMinor } = previewStop(facts, now)
  return { ...balance, deliveredUsdMinor: usedUsdMinor, remainingUsdMinor: couponUsdMinor }
}
