/** The source of a lead. */
export const LEAD_KINDS = ['callback', 'message', 'consultation', 'offer', 'chat'] as const
export type LeadKind = (typeof LEAD_KINDS)[number]

export const LEAD_KIND_NAMES = {
  callback: 'Callback',
  message: 'Message',
  consultation: 'Consultation',
  offer: 'Offer',
  chat: 'Unanswered chat',
} as const satisfies Record<LeadKind, string>

/** States of a lead: unanswered; in contact; closed with or without a result. */
export const LEAD_STATES = ['new', 'contacted', 'closed'] as const
export type LeadState = (typeof LEAD_STATES)[number]

export const LEAD_STATE_NAMES = {
  new: 'New',
  contacted: 'In contact',
  closed: 'Closed',
} as const satisfies Record<LeadState, string>

/** The desk's actions on a lead: the states that allow each, and the resulting state. */
export const LEAD_TRANSITIONS = {
  reach: { from: ['new', 'contacted'], to: 'contacted' },
  miss: { from: ['new', 'contacted'], to: null },
  plan: { from: ['contacted'], to: 'contacted' },
  close: { from: ['new', 'contacted'], to: 'closed' },
  reopen: { from: ['closed'], to: 'contacted' },
} as const satisfies Record<string, { from: readonly LeadState[]; to: LeadState | null }>
export type LeadEvent = keyof typeof LEAD_TRANSITIONS
export const LEAD_EVENTS = Object.keys(LEAD_TRANSITIONS) as [LeadEvent, ...LeadEvent[]]

/** Whether an action is allowed on a lead now. */
export const leadAllows = (state: LeadState, event: LeadEvent): boolean =>
  LEAD_TRANSITIONS[event].from.some((each) => each === state)

/** The outcomes of a lead. */
export const LEAD_OUTCOMES = [
  'booked',
  'answered',
  'not_interested',
  'not_reached',
  'spam',
] as const
export type LeadOutcome = (typeof LEAD_OUTCOMES)[number]

export const LEAD_OUTCOME_NAMES = {
  booked: 'Has booked',
  answered: 'Question answered',
  not_interested: 'Not interested',
  not_reached: 'Never reached',
  spam: 'No real request',
} as const satisfies Record<LeadOutcome, string>
