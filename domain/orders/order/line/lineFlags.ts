import type { PausableTime } from '../pause/pause.types.ts'
import { isPaused } from '../pause/pauseLine.ts'
import { unpausedTime } from '../pause/pausedTime.ts'
import type { LineState, OrderLineType } from './lineState.ts'
import type { OrderState } from '../orderState.ts'
import { warningFlags, type WarningFlag } from './warningFlags.ts'

/** The creatives of a line without removed ones, and the number with an approved version. */
export interface CreativeCounts {
  creativeCount: number
  approvedCreativeCount: number
}

export const NO_CREATIVES: CreativeCounts = { creativeCount: 0, approvedCreativeCount: 0 }

/** The facts of a line in lists. Instants in ISO, UTC. */
export interface LineFacts extends PausableTime {
  type: OrderLineType
  state: LineState
  orderState: OrderState
  startsAt: string | null
  endsAt: string | null
  bookedImpressions: number
  deliveredImpressions: number
}

/**
 * The warning flags of a line, derived from stored facts (Orders 3). Packages only have their
 * order's flags.
 */
export function lineFlags(line: LineFacts, creatives: CreativeCounts, now: Date): WarningFlag[] {
  const flags = warningFlags({
    ...unpausedTime(line, now),
    isPaused: isPaused(line),
    orderState: line.orderState,
    lineState: line.state,
    startsAtMs: line.startsAt ? Date.parse(line.startsAt) : 0,
    endsAtMs: line.endsAt ? Date.parse(line.endsAt) : 0,
    nowMs: now.getTime(),
    ...creatives,
    bookedImpressions: line.bookedImpressions,
    deliveredImpressions: line.deliveredImpressions,
  })
  if (line.type === 'campaign') return flags
  return flags.filter((flag) => flag === 'cancelled' || flag === 'not_paid')
}

const FLAG_ADVICE = {
  cancelled: 'This order was canceled. Duplicate it to your cart to book it again.',
  not_paid: 'Please pay for the order. Campaigns start once the payment arrives.',
  no_creatives: 'Upload your creatives. We review each one before the start.',
  no_approved_creatives:
    'None of your creatives is approved yet. We review each one and tell you the result. Please replace any we denied.',
  possible_underdelivery:
    'Delivery is behind plan. If it ends short, you get the difference back as a coupon.',
  has_underdelivered:
    'It delivered less than booked. You get what you paid for and did not receive back as a coupon.',
} as const satisfies Record<WarningFlag, string>

/** The advice for a flag, omitted where the line does not accept the action yet. */
export const flagAdvice = (flag: WarningFlag, line: Pick<LineFacts, 'state'>): string =>
  flag === 'no_creatives' && line.state === 'reserved'
    ? 'Upload them once the order is paid. We review each one before the start.'
    : FLAG_ADVICE[flag]
