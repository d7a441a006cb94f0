import { isClickable, isSoldBySlots, isSpot } from '#domain/foundation/media/mediaTraits.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import type { CreativeSchedule } from '#domain/creatives/assignment/schedule.ts'
import type { ArmCounts, Outcome, Verdict } from './judgeComparison.ts'

/** What ended a comparison: its buyer, the choice of the better one, or a change of a creative. */
export const COMPARISON_ENDS = ['stopped', 'chosen', 'changed'] as const
export type ComparisonEnd = (typeof COMPARISON_ENDS)[number]

/** A creative of a comparison, with the version of it that ran when it began. */
export interface ComparedCreative {
  creativeId: string
  versionId: string
}

/** Creatives of a comparison at least. */
export const MIN_COMPARED = 2

/**
 * Returns what is counted for a medium: unfinished plays of what is played, clicks of what is only seen. Null for
 * billboards, whose plays bring neither.
 */
export function outcomeOf(mediaType: MediaType): Outcome | null {
  if (isSoldBySlots(mediaType)) return null
  if (isSpot(mediaType)) return 'unfinished'
  return isClickable(mediaType) ? 'clicks' : null
}

const HOUR_MS = 3_600_000
/** Until then every ad server has read the new shares. */
const SHARES_KNOWN_MS = 10 * 60_000

/** Returns the first full hour in which the shares of a comparison that begins now hold everywhere; hours since 1970, UTC. */
export const firstComparedHour = (now: Date): number =>
  Math.ceil((now.getTime() + SHARES_KNOWN_MS) / HOUR_MS)

/** Returns the schedule of a creative that runs until the day before `today` and can be given other dates at any time. */
export const untilYesterday = (today: string, flightStart: string): CreativeSchedule => {
  const to = addDays(today, -1)
  return { kind: 'dates', ranges: [{ from: flightStart < to ? flightStart : to, to }] }
}

/** A creative of a comparison as its buyer sees it. */
export interface ComparedView extends ArmCounts {
  title: string
}

/** A comparison with what it counted. */
export interface ComparisonView {
  id: string
  startedAt: string
  /** Beginning of the first hour that counts. */
  countsFrom: string
  endedAt: string | null
  endedBy: ComparisonEnd | null
  creatives: ComparedView[]
  verdict: Verdict
}

/** One shape of a line whose creatives can be compared. */
export interface ComparableShape {
  /** Its formats, which name it. */
  formatIds: string[]
  name: string
  creatives: { creativeId: string; title: string }[]
  /** The newest comparison of it; null for none yet. */
  comparison: ComparisonView | null
}

/** What of a line can be compared. */
export interface LineComparisons {
  /** Null for a medium that counts nothing to compare by. */
  outcome: Outcome | null
  /** Events that the rest of the campaign brings at its rate so far; null before 1,000 impressions. */
  expectedEvents: number | null
  /** Whether who reads it may begin and end comparisons. */
  canChange: boolean
  shapes: ComparableShape[]
}
