import type { OrderState } from '../orderState.ts'

/**
 * States of a campaign line. `…_with_modification`: approved creatives run (or wait for the start)
 * while a changed one is in review.
 */
export const CAMPAIGN_LINE_STATES = [
  'reserved',
  'awaiting_creatives',
  'in_review',
  'ready',
  'ready_with_modification',
  'running',
  'running_with_modification',
  'fell_short',
  'ended',
  'stopped',
  'cancelled',
] as const
/** States of an ad-creation line. */
export const AD_CREATION_LINE_STATES = [
  'reserved',
  'awaiting_brief',
  'briefed',
  'in_production',
  'draft_ready',
  'changes_asked',
  'delivered',
  'cancelled',
] as const
/**
 * States in which the ad server may show a campaign, from its start to its end: the clock job may
 * record the start a minute late.
 */
export const SERVED_LINE_STATES = [
  'ready',
  'ready_with_modification',
  'running',
  'running_with_modification',
] as const satisfies readonly (typeof CAMPAIGN_LINE_STATES)[number][]
export type CampaignLineState = (typeof CAMPAIGN_LINE_STATES)[number]
export type AdCreationLineState = (typeof AD_CREATION_LINE_STATES)[number]
export type LineState = CampaignLineState | AdCreationLineState

/** Events of every line, of a campaign's creatives and flight, and of the production of an ad. */
export const LINE_EVENTS = [
  'book',
  'cancel',
  'submit_creatives',
  'approve_creatives',
  'deny_creatives',
  'remove_creatives',
  'submit_modification',
  'settle_modification',
  'start',
  'end',
  'fall_short',
  'extend',
  'settle_short',
  'stop',
  'receive_brief',
  'start_production',
  'submit_draft',
  'ask_changes',
  'accept_draft',
] as const
export type LineEvent = (typeof LINE_EVENTS)[number]

const OVER = { end: 'ended', stop: 'stopped' } as const
/** No approved creative is left: there is none, or only one in review. */
const WITHOUT_CREATIVES = {
  deny_creatives: 'awaiting_creatives',
  remove_creatives: 'awaiting_creatives',
  submit_creatives: 'in_review',
} as const

/**
 * All transitions of a campaign line. A stop preserves the delivery; a cancellation undoes the
 * booking. A line that fell short waits for the buyer's choice: an extension or a settlement.
 */
export const CAMPAIGN_LINE_TRANSITIONS = {
  reserved: { book: 'awaiting_creatives', cancel: 'cancelled' },
  awaiting_creatives: {
    ...OVER,
    cancel: 'cancelled',
    submit_creatives: 'in_review',
    // Creatives that were approved earlier: a reverted removal, or files of an ad creation.
    approve_creatives: 'ready',
    submit_modification: 'ready_with_modification',
  },
  in_review: {
    ...OVER,
    deny_creatives: 'awaiting_creatives',
    remove_creatives: 'awaiting_creatives',
    cancel: 'cancelled',
    approve_creatives: 'ready',
    // One was approved, others are still in review.
    submit_modification: 'ready_with_modification',
  },
  ready: {
    ...OVER,
    ...WITHOUT_CREATIVES,
    cancel: 'cancelled',
    start: 'running',
    submit_modification: 'ready_with_modification',
  },
  ready_with_modification: {
    ...OVER,
    ...WITHOUT_CREATIVES,
    cancel: 'cancelled',
    start: 'running_with_modification',
    settle_modification: 'ready',
  },
  running: {
    ...OVER,
    ...WITHOUT_CREATIVES,
    fall_short: 'fell_short',
    submit_modification: 'running_with_modification',
  },
  running_with_modification: {
    ...OVER,
    ...WITHOUT_CREATIVES,
    fall_short: 'fell_short',
    settle_modification: 'running',
  },
  fell_short: { extend: 'running', settle_short: 'ended' },
  ended: {},
  stopped: {},
  cancelled: {},
} as const satisfies Record<CampaignLineState, Partial<Record<LineEvent, CampaignLineState>>>

/**
 * All transitions of an ad-creation line. An accepted draft is delivered: its files belong to the
 * buyer.
 */
export const AD_CREATION_LINE_TRANSITIONS = {
  reserved: { book: 'awaiting_brief', cancel: 'cancelled' },
  awaiting_brief: { receive_brief: 'briefed', cancel: 'cancelled' },
  briefed: { start_production: 'in_production', cancel: 'cancelled' },
  in_production: { submit_draft: 'draft_ready', cancel: 'cancelled' },
  draft_ready: {
    ask_changes: 'changes_asked',
    accept_draft: 'delivered',
    cancel: 'cancelled',
  },
  changes_asked: { submit_draft: 'draft_ready', cancel: 'cancelled' },
  delivered: {},
  cancelled: {},
} as const satisfies Record<AdCreationLineState, Partial<Record<LineEvent, AdCreationLineState>>>

/**
 * The states of its order in which an event is allowed for a line; an event without an entry is
 * allowed in any booked order, paid or not.
 */
const ORDER_STATES_OF: Partial<Record<LineEvent, readonly OrderState[]>> = {
  book: ['booked'],
  cancel: ['cancelled'],
  start: ['booked'],
  fall_short: ['booked'],
  start_production: ['booked'],
}
const BOOKED: readonly OrderState[] = ['awaiting_invoice_payment', 'booked']

export const ORDER_LINE_TYPES = ['campaign', 'adcreation'] as const
export type OrderLineType = (typeof ORDER_LINE_TYPES)[number]

const STATES = { campaign: CAMPAIGN_LINE_STATES, adcreation: AD_CREATION_LINE_STATES } as const
const TABLES: Record<
  OrderLineType,
  Partial<Record<LineState, Partial<Record<LineEvent, LineState>>>>
> = { campaign: CAMPAIGN_LINE_TRANSITIONS, adcreation: AD_CREATION_LINE_TRANSITIONS }

/** The facts that decide whether an event is allowed for a line. */
export interface LineStanding {
  type: OrderLineType
  state: LineState
  orderState: OrderState
}

/**
 * The state of a line after an event; null if this state does not allow it, whatever the order's
 * state.
 */
export function nextLineState(
  type: OrderLineType,
  state: LineState,
  event: LineEvent,
): LineState | null {
  return TABLES[type][state]?.[event] ?? null
}

/**
 * The state of a line after an event; null if the line's or its order's state does not allow it.
 */
export function lineStateAfter(line: LineStanding, event: LineEvent): LineState | null {
  const isPossible = orderStatesAllowing(event).includes(line.orderState)
  return isPossible ? nextLineState(line.type, line.state, event) : null
}

/** The states of an order that allow an event of its lines. */
export const orderStatesAllowing = (event: LineEvent): readonly OrderState[] =>
  ORDER_STATES_OF[event] ?? BOOKED

/** All transitions of an event. */
export function lineTransitions(
  event: LineEvent,
): { type: OrderLineType; from: LineState; to: LineState }[] {
  return ORDER_LINE_TYPES.flatMap((type) =>
    STATES[type].flatMap((from) => {
      const to = nextLineState(type, from, event)
      return to === null ? [] : [{ type, from, to }]
    }),
  )
}

/** Every state of any line, without duplicates. */
export const LINE_STATES: readonly LineState[] = [
  ...new Set<LineState>([...CAMPAIGN_LINE_STATES, ...AD_CREATION_LINE_STATES]),
]

/** Final states. */
export const OVER_LINE_STATES: readonly LineState[] = LINE_STATES.filter((state) =>
  ORDER_LINE_TYPES.every((type) => Object.keys(TABLES[type][state] ?? {}).length === 0),
)
const OVER_STATES: ReadonlySet<LineState> = new Set(OVER_LINE_STATES)
const RUNNING_STATES: ReadonlySet<LineState> = new Set(lineTransitions('start').map(({ to }) => to))

/** Whether a line is in a final state. */
export const isLineOver = (state: LineState): boolean => OVER_STATES.has(state)

/** States without further delivery. */
export const STILL_LINE_STATES: readonly LineState[] = ['fell_short', ...OVER_LINE_STATES]
const STILL_STATES: ReadonlySet<LineState> = new Set(STILL_LINE_STATES)

/** Whether a line delivers nothing more, unless it is extended. */
export const isStill = (state: LineState): boolean => STILL_STATES.has(state)

/** Whether a campaign line is being delivered. */
export const isRunning = (state: LineState): boolean => RUNNING_STATES.has(state)

/** Whether a campaign line has not started yet but still can. */
export const isBeforeStart = (state: LineState): boolean => !isRunning(state) && !isStill(state)

/** The first state of a line: reserved until a card order is paid, otherwise booked at once. */
export function firstLineState(type: OrderLineType, orderState: OrderState): LineState {
  if (orderState === 'awaiting_payment') return 'reserved'
  return type === 'campaign' ? 'awaiting_creatives' : 'awaiting_brief'
}

/** Display names of the states. */
export const LINE_STATE_NAMES = {
  reserved: 'Reserved until paid',
  awaiting_creatives: 'Waiting for creatives',
  in_review: 'Creatives in review',
  ready: 'Ready to start',
  ready_with_modification: 'Ready to start, a change is in review',
  running: 'Running',
  running_with_modification: 'Running, a change is in review',
  fell_short: 'Fell short, waiting for your choice',
  ended: 'Ended',
  stopped: 'Stopped',
  awaiting_brief: 'Waiting for your brief',
  briefed: 'Brief received',
  in_production: 'In production',
  draft_ready: 'Draft waiting for your answer',
  changes_asked: 'Changes being made',
  delivered: 'Delivered',
  cancelled: 'Canceled',
} as const satisfies Record<LineState, string>
