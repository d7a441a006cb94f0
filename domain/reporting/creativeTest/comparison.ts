import { isClickable, isSoldBySlots, isSpot } from '#domain/foundation/media/mediaTraits.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import type { CreativeSchedule } from '#domain/creatives/assignment/schedule.ts'
import type { ArmCounts, Outcome, Verdict } from './judgeComparison.ts'

/**
 * Why a comparison ended: stopped by its buyer, decided for the better one, or interrupted by a
 * change of a creative.
 */
export const COMPARISON_ENDS = ['stopped', 'chosen', 'changed'] as const
export type ComparisonEnd = (typeof COMPARISON_ENDS)[number]

/** A creative of a comparison, and its version when it began. */
export interface ComparedCreative {
  creativeId: string
  versionId: string
}

/** Minimum number of creatives in a comparison. */
export const MIN_COMPARED = 2

/**
 * Returns the outcome counted for a medium: unfinished plays if it plays, clicks if it is only
 * seen. Null for billboards, which have neither.
 */
export function outcomeOf(mediaType: MediaType): Outcome | null {
  if (isSoldBySlots(mediaType)) return null
  if (isSpot(mediaType)) return 'unfinished'
  return isClickable(mediaType) ? 'clicks' : null
}

const HOUR_MS = 3_600_000
/** Time until every ad server has read the new shares. */
const SHARES_KNOWN_MS = 10 * 60_000

/**
 * Returns the first full hour in which the shares of a comparison that begins now apply everywhere;
 * hours since 1970, UTC.
 */
export const firstComparedHour = (now: Date): number =>
  Math.ceil((now.getTime() + SHARES_KNOWN_MS) / HOUR_MS)

/**
 * Returns the schedule of a creative that runs until the day before `today`; its dates can still be
 * changed.
 */
export const untilYesterday = (today: string, flightStart: string): CreativeSchedule => {
  const to = addDays(today, -1)
  return { kind: 'dates', ranges: [{ from: flightStart < to ? flightStart : to, to }] }
}

/** A creative of a comparison for its buyer. */
export interface ComparedView extends ArmCounts {
  title: string
}

/** A comparison with its counts. */
export interface ComparisonView {
  id: string
  startedAt: string
  /** Start of the first counted hour. */
  countsFrom: string
  endedAt: string | null
  endedBy: ComparisonEnd | null
  creatives: ComparedView[]
  verdict: Verdict
}

/** A shape of a line whose creatives can be compared. */
export interface ComparableShape {
  /** Its formats, which name it. */
  formatIds: string[]
  name: string
  creatives: { creativeId: string; title: string }[]
  /** Its newest comparison; null if there was none. */
  comparison: ComparisonView | null
}

/** The possible comparisons of a line. */
export interface LineComparisons {
  /** Null for a medium without an outcome to compare. */
  outcome: Outcome | null
  /**
   * Expected events in the rest of the campaign at its rate so far; null before 1,000 impressions.
   */
  expectedEvents: number | null
  /** Whether the reader may start and stop comparisons. */
  canChange: boolean
  shapes: ComparableShape[]
}
