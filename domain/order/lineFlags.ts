import type { LineState, OrderLineType } from './lineState.ts'
import type { OrderState } from './orderState.ts'
import { warningFlags, type WarningFlag } from './warningFlags.ts'

/** The creatives of a line, removed ones left out, and those of them that have an approved version. */
export interface CreativeCounts {
  creativeCount: number
  approvedCreativeCount: number
}

export const NO_CREATIVES: CreativeCounts = { creativeCount: 0, approvedCreativeCount: 0 }

/** What the lists know of a line. Instants in ISO, UTC. */
export interface LineFacts {
  type: OrderLineType
  state: LineState
  orderState: OrderState
  startsAt: string | null
  endsAt: string | null
  bookedImpressions: number
  deliveredImpressions: number
}

/** The warning flags of a line, from what is stored of it (spec §4). Packages have those of their order alone. */
export function lineFlags(line: LineFacts, creatives: CreativeCounts, now: Date): WarningFlag[] {
  const flags = warningFlags({
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
  cancelled: 'This order was cancelled. Duplicate it to your cart to book it again.',
  not_paid: 'Please pay the order: nothing starts before the payment has arrived.',
  no_creatives: 'Upload your creatives: we review each one before the start.',
  no_approved_creatives:
    'None of your creatives is approved yet. We review each one and tell you the result; please replace those that were denied.',
  possible_underdelivery:
    'Less than planned was delivered by now. What a running campaign has not delivered by its end comes back as a coupon.',
  has_underdelivered:
    'Less than booked was delivered. What was paid for and not delivered while the campaign ran comes back as a coupon.',
} as const satisfies Record<WarningFlag, string>

/** What to do about a flag of a line: nobody is asked for what the line does not take yet. */
export const flagAdvice = (flag: WarningFlag, line: Pick<LineFacts, 'state'>): string =>
  flag === 'no_creatives' && line.state === 'reserved'
    ? 'You upload them when the order is paid: we review each one before the start.'
    : FLAG_ADVICE[flag]
