import { LINE_STATE_NAMES, type LineState } from './lineState.ts'
import { ORDER_STATE_NAMES } from '../orderState.ts'

/** Texts for the desk about events of an order; other events show their own name. */
const RECORD_WORDS: Record<string, string> = {
  place: 'Order placed',
  pay: 'Payment received',
  settle: 'Invoice paid',
  abandon: 'Not paid in time',
  cancel: 'Order canceled',
  write_off: 'Invoice written off',
  complete: 'All campaigns are over',
  stop: 'Campaign stopped',
  start: 'Campaign started',
  end: 'Campaign ended',
  fall_short: 'Less than booked was delivered',
  settle_short: 'Settled for what was delivered',
  issue_coupon: 'Coupon issued',
  change_runtime: 'Dates changed',
  extend: 'Campaign extended at no cost',
  payment_succeeded: 'Card charged',
  payment_declined: 'Card declined',
  payment_challenge_required: 'Bank asked for confirmation',
  payment_abandoned: 'Payment abandoned',
  refund: 'Payment refunded',
  refund_failed: 'Refund failed',
  correct_invoice: 'Invoice corrected',
  propose_amendment: 'Change proposed',
  change_campaign: 'Changed by the buyer',
  accept_amendment: 'Change accepted',
  decline_amendment: 'Change declined',
  expire_amendment: 'Change not answered in time',
  withdraw_amendment: 'Change withdrawn',
  pay_amendment: 'Change paid',
  release_slots: 'Billboard slots released',
  reclaim_slots: 'Billboard slots booked again',
  lose_slots: 'Billboard slots lost to others',
  pause: 'Campaign paused',
  resume: 'Campaign resumed',
}

/** The desk's names of line states, which call the buyer by that name. */
export const DESK_LINE_STATE_NAMES: Record<LineState, string> = {
  ...LINE_STATE_NAMES,
  fell_short: 'Fell short, waiting for the buyer',
  awaiting_brief: 'Waiting for the brief',
  draft_ready: 'Draft waiting for the buyer',
}

const STATE_NAMES: Record<string, string> = { ...ORDER_STATE_NAMES, ...DESK_LINE_STATE_NAMES }

/** "Needs change" for `needs_change`. */
function spelled(name: string): string {
  const words = name.replaceAll('_', ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** The text of a logged event of an order for the desk. */
export const formatRecord = (event: string): string => RECORD_WORDS[event] ?? spelled(event)

/** The state after a logged event, in the product's terms. */
export const formatRecordedState = (state: string): string => STATE_NAMES[state] ?? spelled(state)
