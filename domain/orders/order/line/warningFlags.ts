import { isStill, type LineState } from './lineState.ts'
import { isUnpaid, type OrderState } from '../orderState.ts'

/** The campaign warning flags, in the order they are shown (Orders 3). */
export const WARNING_FLAGS = {
  cancelled: 'Canceled',
  not_paid: 'Not paid',
  no_creatives: 'No creatives',
  no_approved_creatives: 'No approved creatives',
  possible_underdelivery: 'Possible underdelivery',
  has_underdelivered: 'Has underdelivered',
} as const
export type WarningFlag = keyof typeof WARNING_FLAGS

/** Below this share of the planned delivery so far, a flag warns of underdelivery. */
const PACING_TOLERANCE = 0.9
/** Pacing is not judged before this share of the flight, or the first day of a long one. */
const EARLIEST_PACING_SHARE = 0.05
const EARLIEST_PACING_MS = 86_400_000

/** The input for flags. Times in milliseconds since 1970, impressions as counts. */
export interface WarningFacts {
  orderState: OrderState
  lineState: LineState
  startsAtMs: number
  endsAtMs: number
  nowMs: number
  /** Elapsed and total duration of the flight without its pauses; ms. */
  passedMs?: number
  lengthMs?: number
  isPaused?: boolean
  creativeCount: number
  approvedCreativeCount: number
  bookedImpressions: number
  deliveredImpressions: number
}

/** The flags of a campaign line; always derived, never stored. */
export function warningFlags(facts: WarningFacts): WarningFlag[] {
  if (facts.orderState === 'cancelled' || facts.lineState === 'cancelled') return ['cancelled']
  const flags: WarningFlag[] = []
  const isOver = isStill(facts.lineState)
  if (isUnpaid(facts.orderState)) flags.push('not_paid')
  if (!isOver && facts.creativeCount === 0) flags.push('no_creatives')
  else if (!isOver && facts.approvedCreativeCount === 0) flags.push('no_approved_creatives')
  if (facts.lineState === 'ended' || facts.lineState === 'fell_short') {
    if (facts.deliveredImpressions < facts.bookedImpressions) flags.push('has_underdelivered')
  } else if (!isOver && facts.isPaused !== true && isBehindPace(facts))
    flags.push('possible_underdelivery')
  return flags
}

function isBehindPace(facts: WarningFacts): boolean {
  const length = facts.lengthMs ?? facts.endsAtMs - facts.startsAtMs
  if (length <= 0) return false
  const passedMs = facts.passedMs ?? facts.nowMs - facts.startsAtMs
  if (passedMs < Math.min(length * EARLIEST_PACING_SHARE, EARLIEST_PACING_MS)) return false
  const share = Math.min(1, passedMs / length)
  return facts.deliveredImpressions < facts.bookedImpressions * share * PACING_TOLERANCE
}
