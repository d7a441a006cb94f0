import { addDays, epochDay, weekdayOf } from '#domain/foundation/calendar/calendarDay.ts'
import { dayShares, type Assignment } from './creativeShares.ts'
import { hourRanges, isEmptyDay, WEEKDAYS, type Gap } from './gaps.ts'
import {
  MAX_DATE_RANGES,
  withDates,
  withHours,
  type CreativeSchedule,
  type Flight,
} from './schedule.ts'

/** The creative that fills a gap, and its new schedule; null is always. */
export interface GapFill {
  creativeId: string
  schedule: CreativeSchedule | null
}

/** A booked hour of a day. */
interface FlightHour {
  date: string
  hour: number
}

const weekday = (date: string) => weekdayOf(epochDay(date))

/** The booked hours of the flight that a gap leaves empty. */
function gapHours(flight: Flight, assignments: readonly Assignment[], gap: Gap): FlightHour[] {
  return dayShares(flight, assignments).flatMap((day) => {
    const isWhole = isEmptyDay(day)
    const hours = (() => {
      switch (gap.kind) {
        case 'flight':
          return day.emptyHours
        case 'weekday':
          return isWhole && weekday(day.date) === gap.weekday ? day.emptyHours : []
        case 'dates':
          return isWhole && gap.from <= day.date && day.date <= gap.to ? day.emptyHours : []
        case 'hours': {
          const { fromHour, toHour } = gap
          const isThis = hourRanges(day.emptyHours).some(
            ([from, to]) => from === fromHour && to === toHour,
          )
          if (isWhole || !isThis) return []
          return day.emptyHours.filter((hour) => fromHour <= hour && hour < toHour)
        }
        default:
          return gap satisfies never
      }
    })()
    return hours.map((hour) => ({ date: day.date, hour }))
  })
}

/**
 * Fills a gap with the least change: one creative runs in the gap too, and keeps its other times. Prefers the first one
 * whose schedule is of the gap's kind, else the first. Null without a suitable creative.
 */
export function fillGap(
  flight: Flight,
  assignments: readonly Assignment[],
  gap: Gap,
): GapFill | null {
  const kind = gap.kind === 'dates' ? 'dates' : 'hours'
  const filler = assignments.find(({ schedule }) => schedule?.kind === kind) ?? assignments[0]
  if (!filler) return null
  const { creativeId, schedule } = filler
  if (schedule === null || gap.kind === 'flight') return { creativeId, schedule: null }
  const missing = gapHours(flight, assignments, gap)
  const ofDates =
    schedule.kind === 'dates'
      ? withDates(schedule, filledDates(schedule.ranges, missing))
      : schedule
  return {
    creativeId,
    schedule: schedule.hours
      ? withHours(ofDates, filledHours(schedule.hours, missing, flight))
      : ofDates,
  }
}

/** The fix of a gap as a button label: "Run A on Sundays too". `letter`: of the creative. */
export function formatFill(gap: Gap, { schedule }: GapFill, letter: string): string {
  if (schedule === null) return `Run ${letter} all the time`
  switch (gap.kind) {
    case 'flight':
      return `Run ${letter} all the time`
    case 'weekday':
      return `Run ${letter} on ${WEEKDAYS[gap.weekday]} too`
    case 'dates':
      return `Run ${letter} on ${gap.from === gap.to ? 'this day' : 'these days'} too`
    case 'hours':
      return `Run ${letter} in these hours too`
    default:
      return gap satisfies never
  }
}

function filledHours(
  hours: readonly string[],
  missing: readonly FlightHour[],
  flight: Flight,
): string[] | null {
  const added = new Set(missing.map(({ date, hour }) => `${weekday(date)}-${hour}`))
  const filled = hours.map((day, at) =>
    Array.from(day, (mark, hour) => (added.has(`${at}-${hour}`) ? '1' : mark)).join(''),
  )
  const isAlways = flight.dayparts.every((day, at) =>
    Array.from(day).every((mark, hour) => mark === '0' || filled[at]?.[hour] === '1'),
  )
  return isAlways ? null : filled
}

type DateRange = Extract<CreativeSchedule, { kind: 'dates' }>['ranges'][number]

function filledDates(
  ranges: readonly DateRange[],
  missing: readonly FlightHour[],
): DateRange[] | null {
  const added = [...new Set(missing.map(({ date }) => date))].map((date) => ({
    from: date,
    to: date,
  }))
  const merged = mergeRanges([...ranges, ...added])
  return merged.length > MAX_DATE_RANGES ? null : merged
}

/** The same dates in as few ranges as possible, in order: overlapping and adjacent ones are merged. */
export function mergeRanges(ranges: readonly DateRange[]): DateRange[] {
  const merged: DateRange[] = []
  for (const { from, to } of [...ranges].sort((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = merged.at(-1)
    if (last && from <= addDays(last.to, 1)) last.to = last.to > to ? last.to : to
    else merged.push({ from, to })
  }
  return merged
}
