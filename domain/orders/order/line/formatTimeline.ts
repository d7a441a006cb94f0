import { formatQuantity } from '#domain/foundation/wording/numberWords.ts'
import { LINE_STATE_NAMES, type LineState } from './lineState.ts'
import { ORDER_STATE_NAMES, type OrderState } from '../orderState.ts'

/** The stored facts of an event in the audit log. */
export interface AuditFacts {
  event: string
  toState: string | null
  details?: Record<string, string | number | null> | null | undefined
}

const EVENT_WORDS: Record<string, string> = {
  place: 'Order placed',
  pay: 'Payment received',
  settle: 'Invoice paid',
  reverse_payment: 'Payment reversed: the invoice is open again',
  abandon: 'Canceled: the order was not paid in time',
  write_off: 'Canceled, with the open invoice',
  complete: 'All campaigns of this order are over',
  stop: 'Campaign stopped',
  start: 'Campaign started',
  end: 'Campaign ended',
  fall_short: 'Delivered less than booked: your choice is pending',
  settle_short: 'Settled for what was delivered',
  issue_coupon: 'Coupon issued for the part that did not run',
  change_runtime: 'Running period changed',
  payment_declined: 'The card was declined',
  correct_invoice: 'Invoice corrected',
  propose_amendment: 'We proposed a change to this campaign',
  change_campaign: 'You changed this campaign',
  accept_amendment: 'You accepted the change',
  decline_amendment: 'You declined the change',
  expire_amendment: 'The proposed change was not answered in time',
  withdraw_amendment: 'The change was withdrawn',
  pay_amendment: 'The change was paid and took effect',
  release_slots: 'Billboard slots released: the invoice was not paid in time',
  reclaim_slots: 'Billboard slots booked again',
  lose_slots: 'Billboard slots were booked by others: the campaign is settled with a coupon',
  pause: 'Campaign paused',
  resume: 'Campaign resumed',
  refund: 'A payment that was not needed was refunded',
  dispute_inquiry: 'Your bank asks about a payment of this order',
  dispute_open: 'A payment was disputed: the campaigns of this order are on hold',
  dispute_won: 'The disputed payment stands: the campaigns of this order run again',
  dispute_lost: 'The disputed payment was returned: the campaigns of this order stay on hold',
  dispute_closed: 'Your bank’s question about a payment is settled',
}

/** Events that are hidden from the buyer: the gateway's internal steps. */
const UNTOLD: ReadonlySet<string> = new Set([
  'payment_succeeded',
  'payment_challenge_required',
  'payment_abandoned',
  'refund_failed',
])

/** The text of an audit event for the buyer; null if it is hidden. */
export function formatTimeline({ event, toState, details }: AuditFacts): string | null {
  if (UNTOLD.has(event)) return null
  if (event === 'change_runtime' && details)
    return `Running period changed to ${details['startDate'] ?? ''} until ${details['endDate'] ?? ''}`
  if (event === 'extend' && details)
    return `The campaign runs on at no cost until ${details['until'] ?? ''}`
  if (event === 'resume' && details) return resumeWords(details)
  const words = EVENT_WORDS[event]
  if (words) return words
  const names: Record<string, string> = {
    ...ORDER_STATE_NAMES,
    ...LINE_STATE_NAMES,
  } satisfies Record<OrderState | LineState, string>
  return toState === null ? null : (names[toState] ?? null)
}

function resumeWords({ movedDays, lostSlots }: NonNullable<AuditFacts['details']>): string {
  const parts = ['Campaign resumed']
  if (Number(movedDays) > 0)
    parts.push(`end moved by ${formatQuantity(Number(movedDays), 'day', 'days')}`)
  if (Number(lostSlots) > 0)
    parts.push(`${formatQuantity(Number(lostSlots), 'slot', 'slots')} lost to others`)
  return parts.join(', ')
}
