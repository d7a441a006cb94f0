import { formatShortDate } from '#domain/foundation/calendar/formatDate.ts'
import { assignmentStrip, type StripSegment } from '#domain/creatives/assignment/creativeShares.ts'
import type { AssignedCreative } from '#domain/creatives/assignment/formatAssignments.ts'
import { flightDays, type Flight } from '#domain/creatives/assignment/schedule.ts'
import { epochDay } from '#domain/foundation/calendar/calendarDay.ts'
import { formatPercent } from './formatPercent.ts'

/** A segment of the strip, in percent of the flight's length. */
export interface PlacedSegment {
  segment: StripSegment
  leftPercent: number
  widthPercent: number
}

export interface StripTick {
  leftPercent: number
  words: string
}

export interface StripLayout {
  segments: PlacedSegment[]
  ticks: StripTick[]
  /** The middle of today; null outside the flight. */
  todayPercent: number | null
}

const MAX_TICKS = 5
const WEEK = 7

/** The flight as a strip of 100% width. In long flights, ticks are whole weeks apart. */
export function stripLayout(
  flight: Flight,
  creatives: readonly AssignedCreative[],
  today: string,
): StripLayout {
  const days = flightDays(flight)
  const percentOf = (dayCount: number) => (dayCount / days.length) * 100
  const dayIndex = (date: string) => epochDay(date) - epochDay(flight.startDate)
  const step =
    days.length <= MAX_TICKS * 2
      ? Math.ceil(days.length / MAX_TICKS)
      : Math.ceil(days.length / MAX_TICKS / WEEK) * WEEK
  return {
    segments: assignmentStrip(flight, creatives).map((segment) => ({
      segment,
      leftPercent: percentOf(dayIndex(segment.from)),
      widthPercent: percentOf(dayIndex(segment.to) - dayIndex(segment.from) + 1),
    })),
    ticks: days.flatMap((date, index) =>
      index % step === 0 ? [{ leftPercent: percentOf(index), words: formatShortDate(date) }] : [],
    ),
    todayPercent:
      flight.startDate <= today && today <= flight.endDate
        ? percentOf(dayIndex(today) + 0.5)
        : null,
  }
}

/** "Dec 7 to Dec 13: A 60%, B 40%." */
export function formatSegment(
  { from, to, shares, emptyShare }: StripSegment,
  creatives: readonly AssignedCreative[],
): string {
  const dates =
    from === to ? formatShortDate(from) : `${formatShortDate(from)} to ${formatShortDate(to)}`
  const parts = shares.map(({ creativeId, share }) => {
    const creative = creatives.find((each) => each.creativeId === creativeId)
    const waiting = creative?.standing === 'waiting' ? ' (in review)' : ''
    return `${creative?.letter ?? ''} ${formatPercent(share)}${waiting}`
  })
  const empty = emptyShare > 0 ? [`empty ${formatPercent(emptyShare)}`] : []
  return `${dates}: ${[...parts, ...empty].join(', ')}.`
}
