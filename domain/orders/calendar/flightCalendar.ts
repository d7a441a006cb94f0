import { z } from 'zod'
import { clientIdSchema } from '#domain/accounts/team/teamClient.ts'
import { addDays, epochDay, isoDay, weekdayOf } from '#domain/foundation/calendar/calendarDay.ts'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import { compareNames } from '#domain/foundation/search/foldText.ts'

/** Number of weeks on the calendar. */
export const CALENDAR_WEEKS = 12
const CALENDAR_DAYS = CALENDAR_WEEKS * 7

/** A campaign on the calendar, from its first to its last day. ISO dates. */
interface Flight {
  id: string
  name: string
  mediaType: MediaType
  country: string
  startDate: string
  endDate: string
}

/** A booked campaign. */
export interface BookedFlight extends Flight {
  kind: 'booked'
  orderId: string
  advertiser: string
  stateName: string
}

/** A draft, which its owner can move. */
export interface DraftFlight extends Flight {
  kind: 'draft'
  /** The first day on which it can start: lead times of medium and creatives. */
  earliestStart: string
  /** Step of a move in days: a week for media sold in slots. */
  stepDays: number
}

export type CalendarFlight = BookedFlight | DraftFlight

export interface FlightCalendar {
  from: string
  to: string
  flights: CalendarFlight[]
  /** Whether there are more than the calendar shows. */
  isCut: boolean
}

/** The agency's client to report on; all clients if absent. */
export const clientQuerySchema = z.object({ client: clientIdSchema.optional() })

export const calendarQuerySchema = clientQuerySchema.extend({ from: z.iso.date() })
export type CalendarQuery = z.output<typeof calendarQuerySchema>

/** The Monday of the week of a day. */
export const mondayOf = (date: string): string => addDays(date, -weekdayOf(epochDay(date)))

/** First and last day of a calendar that begins in the week of a day. */
export function calendarSpan(from: string): { from: string; to: string } {
  const monday = mondayOf(from)
  return { from: monday, to: addDays(monday, CALENDAR_DAYS - 1) }
}

/** The position of a flight on a calendar, as fractions of its width, clipped at both ends. */
export function barOf(
  { startDate, endDate }: Pick<Flight, 'startDate' | 'endDate'>,
  { from, to }: { from: string; to: string },
): { left: number; width: number } {
  const days = epochDay(to) - epochDay(from) + 1
  const start = Math.min(days, Math.max(0, epochDay(startDate) - epochDay(from)))
  const end = Math.min(days, Math.max(0, epochDay(endDate) - epochDay(from) + 1))
  return { left: start / days, width: Math.max(0, end - start) / days }
}

/**
 * The gaps between two days in which none of these flights runs, as first and last days, in order.
 */
export function gapsBetween(
  flights: readonly Pick<Flight, 'startDate' | 'endDate'>[],
  { from, to }: { from: string; to: string },
): { from: string; to: string }[] {
  const gaps: { from: string; to: string }[] = []
  let next = epochDay(from)
  for (const { startDate, endDate } of flights.toSorted((a, b) =>
    a.startDate < b.startDate ? -1 : 1,
  )) {
    const start = Math.min(epochDay(startDate), epochDay(to) + 1)
    if (start > next) gaps.push({ from: isoDay(next), to: isoDay(start - 1) })
    next = Math.max(next, epochDay(endDate) + 1)
  }
  if (next <= epochDay(to)) gaps.push({ from: isoDay(next), to })
  return gaps
}

export type CalendarGrouping = 'client' | 'medium'

/** Flights by client, drafts last, or by medium; each group in order of start. */
export function groupFlights(
  flights: readonly CalendarFlight[],
  by: CalendarGrouping,
): { key: string; flights: CalendarFlight[] }[] {
  const keyOf = (flight: CalendarFlight) => {
    if (by === 'medium') return flight.mediaType
    return flight.kind === 'draft' ? '' : flight.advertiser
  }
  return [...Map.groupBy(flights, keyOf)]
    .map(([key, own]) => ({
      key,
      flights: own.toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1)),
    }))
    .toSorted((a, b) => {
      if (a.key === '' || b.key === '') return a.key === '' ? 1 : -1
      return compareNames(a.key, b.key)
    })
}

/** A draft's start moved by days: in whole steps, never before its earliest start. */
export function movedStart(draft: DraftFlight, days: number): string {
  const { startDate, earliestStart, stepDays } = draft
  const steps = Math.round(days / stepDays)
  const moved = addDays(startDate, steps * stepDays)
  if (moved >= earliestStart) return moved
  const missing = epochDay(earliestStart) - epochDay(moved)
  return addDays(moved, Math.ceil(missing / stepDays) * stepDays)
}
