/** Open to the buyer; ordered; past its validity; lost. */
export const OFFER_STATES = ['open', 'accepted', 'expired', 'lost'] as const
export type OfferState = (typeof OFFER_STATES)[number]

export const OFFER_STATE_NAMES = {
  open: 'Open',
  accepted: 'Accepted',
  expired: 'Expired',
  lost: 'Lost',
} as const satisfies Record<OfferState, string>

/**
 * Events of an offer. `revise`: sales writes a new version. `accept`: it was ordered. `release`:
 * that order was canceled before its payment. `write_off`: its invoice was never paid. `expire`:
 * its last day is over. `lose`: sales closes it.
 */
export const OFFER_EVENTS = ['revise', 'accept', 'release', 'write_off', 'expire', 'lose'] as const
export type OfferEvent = (typeof OFFER_EVENTS)[number]

/** All transitions of an offer. */
export const OFFER_TRANSITIONS = {
  open: { revise: 'open', accept: 'accepted', expire: 'expired', lose: 'lost' },
  accepted: { release: 'open', write_off: 'lost' },
  expired: { revise: 'open', lose: 'lost' },
  lost: { revise: 'open' },
} as const satisfies Record<OfferState, Partial<Record<OfferEvent, OfferState>>>

/** The state after an event; null if this state does not allow it. */
export function nextOfferState(state: OfferState, event: OfferEvent): OfferState | null {
  const transitions: Partial<Record<OfferEvent, OfferState>> = OFFER_TRANSITIONS[state]
  return transitions[event] ?? null
}

/** The states that allow an event. */
export const offerStatesAllowing = (event: OfferEvent): OfferState[] =>
  OFFER_STATES.filter((state) => nextOfferState(state, event) !== null)

/** Reasons for losing an offer. */
export const OFFER_LOST_REASONS = [
  'price',
  'timing',
  'competitor',
  'no_answer',
  'other',
  'written_off',
] as const
export type OfferLostReason = (typeof OFFER_LOST_REASONS)[number]

/** The reasons that sales can choose. */
export const SAID_LOST_NAMES = {
  price: 'Too expensive',
  timing: 'Not now',
  competitor: 'Booked elsewhere',
  no_answer: 'No answer',
  other: 'Something else',
} as const satisfies Partial<Record<OfferLostReason, string>>
export type SaidLostReason = keyof typeof SAID_LOST_NAMES

export const OFFER_LOST_NAMES: Record<OfferLostReason, string> = {
  ...SAID_LOST_NAMES,
  written_off: 'Ordered, written off unpaid',
}
