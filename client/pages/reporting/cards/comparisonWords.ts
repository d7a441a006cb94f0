import type { ComparisonEnd, ComparisonView } from '#domain/reporting/creativeTest/comparison.ts'
import { eventsUntilVerdict } from '#domain/reporting/creativeTest/evidence.ts'
import type { Outcome } from '#domain/reporting/creativeTest/judgeComparison.ts'
import type { TimeZoneId } from '#domain/foundation/calendar/timeZones.ts'
import { count, formatZonedMinute } from '../reportWords.ts'

const EVENTS = {
  clicks: 'clicks',
  unfinished: 'plays that are broken off',
} as const satisfies Record<Outcome, string>

/** A typical difference that matters to buyers, and its ratio. */
const EXAMPLE = { words: '30%', ratio: 1.3 }
const EQUAL_SHARE = 0.5

const rounded = (events: number) => {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, events))) - 1)
  return count(Math.ceil(events / step) * step)
}

const exampleEvents = eventsUntilVerdict(EXAMPLE.ratio, EQUAL_SHARE)

const times = (ratio: number) =>
  Number.isFinite(ratio) && ratio < 100 ? ratio.toFixed(1) : 'over 100'

/** The result of a comparison, in one or two sentences. */
export function formatVerdict(
  { verdict, creatives, countsFrom }: ComparisonView,
  outcome: Outcome,
  { nowMs, zone }: { nowMs: number; zone: TimeZoneId },
): string {
  const titleOf = (id: string) =>
    `“${creatives.find(({ creativeId }) => creativeId === id)?.title ?? ''}”`
  switch (verdict.kind) {
    case 'better': {
      const { low, high } = verdict.bounds
      const than = creatives.length > 2 ? 'the next one' : 'the other one'
      const range = `${times(verdict.ratio)} times as often (${times(low)} to ${times(high)})`
      return outcome === 'clicks'
        ? `${titleOf(verdict.creativeId)} works better: it is clicked ${range} as ${than}.`
        : `${titleOf(verdict.creativeId)} works better: ${than} is broken off ${range}.`
    }
    case 'no_difference':
      return 'No difference that matters: it is under 10%.'
    case 'uneven':
      return `No verdict: ${titleOf(verdict.creativeId)} was shown less often than its share. A heavier file is often the reason.`
    case 'open': {
      if (Date.parse(countsFrom) > nowMs)
        return `Counts from ${formatZonedMinute(countsFrom, zone)}.`
      return verdict.moreEvents === null
        ? `No verdict yet: so far they work too much alike to tell. A difference of ${EXAMPLE.words} shows after about ${rounded(exampleEvents)} ${EVENTS[outcome]}.`
        : `No verdict yet. At the present difference it takes about ${rounded(verdict.moreEvents)} more ${EVENTS[outcome]}.`
    }
  }
}

/** The detectable difference with the campaign's expected events. */
export function formatExpected(expected: number | null, outcome: Outcome): string {
  const needed = `A difference of ${EXAMPLE.words} shows after about ${rounded(exampleEvents)} ${EVENTS[outcome]}`
  if (expected === null) return `${needed}.`
  const rest = `the rest of this campaign brings about ${rounded(expected)} at its present rate`
  return expected < exampleEvents
    ? `${needed}; ${rest}, so that only a larger difference will show.`
    : `${needed}; ${rest}.`
}

const ENDS = {
  stopped: 'You stopped this comparison',
  chosen: 'You chose the better one',
  changed: 'A creative, its share or its times changed',
} as const satisfies Record<ComparisonEnd, string>

/** Why and when a comparison ended. */
export const formatEnd = ({ endedAt, endedBy }: ComparisonView, zone: TimeZoneId): string =>
  endedAt === null || endedBy === null
    ? ''
    : `${ENDS[endedBy]} on ${formatZonedMinute(endedAt, zone)}. Another comparison counts from its own start.`
