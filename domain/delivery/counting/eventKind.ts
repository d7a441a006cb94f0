/** What a tag or player tells of an answer. `play` is a billboard's; all others come from a page, an app or a player. */
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

/** How an answer was given: a frame on a page, a VAST document, a slide of a screen's loop. */
export const ANSWER_KINDS = ['display', 'vast', 'dooh'] as const
export type AnswerKind = (typeof ANSWER_KINDS)[number]

/** Why an event is counted apart: shown, and never billed. */
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

/** Which events an answer of each kind can bring. */
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
 * What follows an impression of the same answer, and by then has been told longer after it than two messages overtake
 * each other. Not `start`, which is told in the same moment, and not `error`, which stands for it.
 */
const FOLLOWING_KINDS: ReadonlySet<EventKind> = new Set<EventKind>([
  'viewable',
  'click',
  'first_quartile',
  'midpoint',
  'third_quartile',
  'complete',
])

/** Whether an event means nothing where its answer has brought no impression. */
export const followsImpression = (kind: EventKind): boolean => FOLLOWING_KINDS.has(kind)

/** The one event of an answer that is billed. */
export const BILLED_KINDS: Record<AnswerKind, EventKind> = {
  display: 'impression',
  vast: 'impression',
  dooh: 'play',
}

const KINDS: ReadonlySet<string> = new Set(EVENT_KINDS)

/** Whether a text names an event. */
export const isEventKind = (text: string): text is EventKind => KINDS.has(text)

/** Whether an answer of this kind can bring this event. */
export const mayBring = (answer: AnswerKind, event: EventKind): boolean =>
  EVENTS_OF[answer].includes(event)

/** Whether an event is what the buyer pays for. */
export const isBilledKind = (event: EventKind): boolean =>
  event === 'impression' || event === 'play'
