/**
 * The events of an ad response that a tag or player reports. `play` is a billboard's; all others
 * are from a page, an app or a player.
 */
export const EVENT_KINDS = [
  'impression',
  'viewable',
  'click',
  'start',
  'first_quartile',
  'midpoint',
  'third_quartile',
  'complete',
  'error',
  'play',
] as const
export type EventKind = (typeof EVENT_KINDS)[number]

/** The form of an ad response: a frame on a page, a VAST document, a slide of a screen's loop. */
export const ANSWER_KINDS = ['display', 'vast', 'dooh'] as const
export type AnswerKind = (typeof ANSWER_KINDS)[number]

/** Why an event is counted separately: displayed, and never billed. */
export const INVALID_KINDS = [
  'crawler',
  'impossible_rate',
  'data_centre',
  'foreign_token',
  'late',
  'demo',
  'no_impression',
  'beyond_loop',
] as const
export type InvalidKind = (typeof INVALID_KINDS)[number]

export const VALIDITIES = ['valid', ...INVALID_KINDS] as const
export type Validity = (typeof VALIDITIES)[number]

/** The events that each form of ad response allows. */
const EVENTS_OF: Record<AnswerKind, readonly EventKind[]> = {
  display: ['impression', 'viewable', 'click'],
  vast: [
    'impression',
    'viewable',
    'click',
    'start',
    'first_quartile',
    'midpoint',
    'third_quartile',
    'complete',
    'error',
  ],
  dooh: ['play'],
}

/**
 * Kinds that follow an impression of the same response, and are sent late enough that they cannot
 * overtake it. Not `start`, which is sent with the impression, and not `error`, which replaces it.
 */
const FOLLOWING_KINDS: ReadonlySet<EventKind> = new Set<EventKind>([
  'viewable',
  'click',
  'first_quartile',
  'midpoint',
  'third_quartile',
  'complete',
])

/** Whether an event is invalid without an impression of its ad response. */
export const followsImpression = (kind: EventKind): boolean => FOLLOWING_KINDS.has(kind)

/** The billed event of an ad response. */
export const BILLED_KINDS: Record<AnswerKind, EventKind> = {
  display: 'impression',
  vast: 'impression',
  dooh: 'play',
}

const KINDS: ReadonlySet<string> = new Set(EVENT_KINDS)

/** Whether a text names an event. */
export const isEventKind = (text: string): text is EventKind => KINDS.has(text)

/** Whether an ad response of this form allows this event. */
export const mayBring = (answer: AnswerKind, event: EventKind): boolean =>
  EVENTS_OF[answer].includes(event)

/** Whether an event is billed to the buyer. */
export const isBilledKind = (event: EventKind): boolean =>
  event === 'impression' || event === 'play'
