/** The events in an offer's log. */
export const OFFER_ENTRY_EVENTS = [
  'request',
  'revise',
  'send',
  'remind',
  'accept',
  'release',
  'write_off',
  'expire',
  'lose',
  'assign',
  'plan',
  'note',
] as const
export type OfferEntryEvent = (typeof OFFER_ENTRY_EVENTS)[number]
