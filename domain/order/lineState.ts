import type { OrderState } from './orderState.ts'

/** Where a campaign line stands. */
export const CAMPAIGN_LINE_STATES = [
  'reserved',
  'awaiting_creatives',
  'in_review',
  'ready',
  'running',
  'ended',
  'stopped',
  'cancelled',
] as const
/** Where an ad-creation line stands. */
export const AD_CREATION_LINE_STATES = [
  'reserved',
  'awaiting_brief',
  'in_production',
  'delivered',
  'cancelled',
] as const
export type CampaignLineState = (typeof CAMPAIGN_LINE_STATES)[number]
export type AdCreationLineState = (typeof AD_CREATION_LINE_STATES)[number]
export type LineState = CampaignLineState | AdCreationLineState

/** What can happen to a line. */
export const LINE_EVENTS = [
  'book',
  'submit_creatives',
  'approve_creatives',
  'deny_creatives',
  'remove_creatives',
  'start',
  'end',
  'stop',
  'receive_brief',
  'deliver',
  'cancel',
] as const
export type LineEvent = (typeof LINE_EVENTS)[number]

/** Every allowed change of a campaign line. A stop keeps what was delivered; a cancellation undoes the booking. */
export const CAMPAIGN_LINE_TRANSITIONS = {
  reserved: { book: 'awaiting_creatives', cancel: 'cancelled' },
  awaiting_creatives: {
    submit_creatives: 'in_review',
    end: 'ended',
    stop: 'stopped',
    cancel: 'cancelled',
  },
  in_review: {
    approve_creatives: 'ready',
    deny_creatives: 'awaiting_creatives',
    remove_creatives: 'awaiting_creatives',
    end: 'ended',
    stop: 'stopped',
    cancel: 'cancelled',
  },
  ready: {
    start: 'running',
    end: 'ended',
    deny_creatives: 'awaiting_creatives',
    remove_creatives: 'awaiting_creatives',
    stop: 'stopped',
    cancel: 'cancelled',
  },
  running: {
    end: 'ended',
    stop: 'stopped',
    deny_creatives: 'awaiting_creatives',
    remove_creatives: 'awaiting_creatives',
  },
  ended: {},
  stopped: {},
  cancelled: {},
} as const satisfies Record<CampaignLineState, Partial<Record<LineEvent, CampaignLineState>>>

/** Every allowed change of an ad-creation line. */
export const AD_CREATION_LINE_TRANSITIONS = {
  reserved: { book: 'awaiting_brief', cancel: 'cancelled' },
  awaiting_brief: { receive_brief: 'in_production', cancel: 'cancelled' },
  in_production: { deliver: 'delivered', cancel: 'cancelled' },
  delivered: {},
  cancelled: {},
} as const satisfies Record<AdCreationLineState, Partial<Record<LineEvent, AdCreationLineState>>>

export type OrderLineType = 'campaign' | 'adcreation'

const TABLES: Record<
  OrderLineType,
  Partial<Record<LineState, Partial<Record<LineEvent, LineState>>>>
> = { campaign: CAMPAIGN_LINE_TRANSITIONS, adcreation: AD_CREATION_LINE_TRANSITIONS }

/** The state of a line after an event; null when the event cannot happen in this state. */
export function nextLineState(
  type: OrderLineType,
  state: LineState,
  event: LineEvent,
): LineState | null {
  return TABLES[type][state]?.[event] ?? null
}

/** The state a line is born in: reserved until a card order is paid, else booked at once. */
export function firstLineState(type: OrderLineType, orderState: OrderState): LineState {
  if (orderState === 'awaiting_payment') return 'reserved'
  return type === 'campaign' ? 'awaiting_creatives' : 'awaiting_brief'
}

/** What people read for each state. */
export const LINE_STATE_NAMES = {
  reserved: 'Reserved until paid',
  awaiting_creatives: 'Waiting for creatives',
  in_review: 'Creatives in review',
  ready: 'Ready to start',
  running: 'Running',
  ended: 'Ended',
  stopped: 'Stopped',
  awaiting_brief: 'Waiting for your briefing',
  in_production: 'In production',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
} as const satisfies Record<LineState, string>
