import type { LineState, OrderLineType } from './lineState.ts'
import type { OrderState } from './orderState.ts'
import { warningFlags, type WarningFlag } from './warningFlags.ts'

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

const HAS_NO_CREATIVES: ReadonlySet<LineState> = new Set(['reserved', 'awaiting_creatives'])
const HAS_APPROVED: ReadonlySet<LineState> = new Set(['ready', 'running', 'ended', 'stopped'])

/** The warning flags of a line, from what is stored of it (spec §4). Packages have those of their order alone. */
export function lineFlags(line: LineFacts, now: Date): WarningFlag[] {
  const flags = warningFlags({
    orderState: line.orderState,
    lineState: line.state,
    startsAtMs: line.startsAt ? Date.parse(line.startsAt) : 0,
    endsAtMs: line.endsAt ? Date.parse(line.endsAt) : 0,
    nowMs: now.getTime(),
    creativeCount: HAS_NO_CREATIVES.has(line.state) ? 0 : 1,
    approvedCreativeCount: HAS_APPROVED.has(line.state) ? 1 : 0,
    bookedImpressions: line.bookedImpressions,
    deliveredImpressions: line.deliveredImpressions,
  })
  if (line.type === 'campaign') return flags
  return flags.filter((flag) => flag === 'cancelled' || flag === 'not_paid')
}

/** What to do about each flag. */
export const FLAG_ADVICE = {
  cancelled: 'This order was cancelled. Duplicate it to your cart to book it again.',
  not_paid: 'Please pay the order: nothing starts before the payment has arrived.',
  no_creatives: 'Have your creatives ready: we review each one before the start.',
  no_approved_creatives: 'Your creatives are being reviewed. We tell you as soon as that is done.',
  possible_underdelivery:
    'Fewer impressions than planned by now. What a running campaign has not delivered by its end comes back as a coupon.',
  has_underdelivered:
    'Fewer impressions than booked were delivered. What was paid for and not delivered while the campaign ran has come back as a coupon.',
} as const satisfies Record<WarningFlag, string>
