import type { RunState, StandingState } from './standingOrder.ts'

/** Display names of a standing order's states. */
export const STANDING_STATE_NAMES: Record<StandingState, string> = {
  confirming: 'Waits for your bank',
  active: 'Active',
  paused: 'Paused',
  ended: 'Ended',
}

/** Display names of a month's states. */
export const RUN_STATE_NAMES: Record<RunState, string> = {
  announced: 'Announced',
  skipped: 'Skipped',
  held: 'Not ordered',
  ordered: 'Ordered',
  paid: 'Ordered',
  unpaid: 'Not paid',
}
