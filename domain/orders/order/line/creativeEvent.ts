import {
  isStill,
  nextLineState,
  type LineEvent,
  type LineState,
  type OrderLineType,
} from './lineState.ts'

/** The number of a line's creatives that are approved and run, and that wait for review. */
export interface CreativeCounts {
  approved: number
  inReview: number
}

/** The line event of each combination of approved and waiting creatives. */
export const CREATIVE_EVENTS = {
  remove_creatives: { approved: false, inReview: false },
  submit_creatives: { approved: false, inReview: true },
  approve_creatives: { approved: true, inReview: false },
  settle_modification: { approved: true, inReview: false },
  submit_modification: { approved: true, inReview: true },
} as const satisfies Partial<Record<LineEvent, { approved: boolean; inReview: boolean }>>
export type CreativeEvent = keyof typeof CREATIVE_EVENTS

const EVENTS = Object.keys(CREATIVE_EVENTS) as CreativeEvent[]

/**
 * The event that a line's creatives cause after an upload, review, change or removal; null if the
 * state is right already. Idempotent.
 */
export function creativeEvent(state: LineState, counts: CreativeCounts): CreativeEvent | null {
  const means = (event: CreativeEvent) =>
    CREATIVE_EVENTS[event].approved === counts.approved > 0 &&
    CREATIVE_EVENTS[event].inReview === counts.inReview > 0
  const isPossible = (event: CreativeEvent) => nextLineState('campaign', state, event) !== null
  return EVENTS.find((event) => means(event) && isPossible(event)) ?? null
}

/**
 * Whether creatives of a line can be added, changed and removed: it is a booked campaign that runs
 * or can run.
 */
export const takesCreatives = (line: { type: OrderLineType; state: LineState }): boolean =>
  line.type === 'campaign' && line.state !== 'reserved' && !isStill(line.state)
