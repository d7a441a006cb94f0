import {
  isStill,
  nextLineState,
  type LineEvent,
  type LineState,
  type OrderLineType,
} from './lineState.ts'

/** How many creatives of a line are approved and run, and how many wait for a reviewer. */
export interface CreativeCounts {
  approved: number
  inReview: number
}

/** What a line's creatives can mean for it, and whether any is approved, any in review, when they do. */
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
 * What a line's creatives mean for its state after one was uploaded, reviewed, changed or removed: null when nothing
 * changes. Asked again after its event has happened, it says nothing more.
 */
export function creativeEvent(state: LineState, counts: CreativeCounts): CreativeEvent | null {
  const means = (event: CreativeEvent) =>
    CREATIVE_EVENTS[event].approved === counts.approved > 0 &&
    CREATIVE_EVENTS[event].inReview === counts.inReview > 0
  const isPossible = (event: CreativeEvent) => nextLineState('campaign', state, event) !== null
  return EVENTS.find((event) => means(event) && isPossible(event)) ?? null
}

/** Whether creatives of a line can be added, changed and removed: it is a campaign that is booked and runs or can run. */
export const takesCreatives = (line: { type: OrderLineType; state: LineState }): boolean =>
  line.type === 'campaign' && line.state !== 'reserved' && !isStill(line.state)
