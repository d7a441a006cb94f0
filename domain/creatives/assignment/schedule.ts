import { z } from 'zod'
import { addDays, epochDay, weekdayOf } from '#domain/foundation/calendar/calendarDay.ts'

/** Maximum number of date ranges of a creative. */
export const MAX_DATE_RANGES = 30

/** Dates on which a creative runs, both ends included. */
const dateRangeSchema = z
  .object({ from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => from <= to, 'The "from" value cannot be larger than the "to" value.')

/** Hours of the week, Monday first, each 24 characters of 1 or 0. */
const weekHoursSchema = z
  .array(z.string().regex(/^[01]{24}$/))
  .length(7)
  .refine((days) => days.some((day) => day.includes('1')), 'Please select at least one option!')

/**
 * A creative's schedule within the hours of its line: hours of the week, dates, or hours of the week on some dates
 * (Creatives 7). Null is always.
 */
export const creativeScheduleSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('hours'), hours: weekHoursSchema }),
  z.object({
    kind: z.literal('dates'),
    ranges: z
      .array(dateRangeSchema)
      .min(1, 'Please select at least one option!')
      .max(MAX_DATE_RANGES),
    hours: weekHoursSchema.optional(),
  }),
])
export type CreativeSchedule = z.infer<typeof creativeScheduleSchema>

/** The fields of a plan that decide when a line runs: its days and the hours of the week, in its own zone. */
export interface Flight {
  startDate: string
  endDate: string
  dayparts: readonly string[]
}

/** The days of a flight in order; both ends included. */
export function flightDays({
  startDate,
  endDate,
}: Pick<Flight, 'startDate' | 'endDate'>): string[] {
  const days: string[] = []
  for (let date = startDate; date <= endDate; date = addDays(date, 1)) days.push(date)
  return days
}

const WHOLE_DAY = '1'.repeat(24)
const weekday = (date: string) => weekdayOf(epochDay(date))

/** Whether the line itself runs in an hour of a day. */
export const isBookedHour = ({ dayparts }: Pick<Flight, 'dayparts'>, date: string, hour: number) =>
  dayparts[weekday(date)]?.[hour] === '1'

/** Whether a creative runs in an hour of a day, if its line does. */
export function isScheduledAt(
  schedule: CreativeSchedule | null,
  date: string,
  hour: number,
): boolean {
  if (schedule === null) return true
  switch (schedule.kind) {
    case 'hours':
      return schedule.hours[weekday(date)]?.[hour] === '1'
    case 'dates':
      return (
        schedule.ranges.some(({ from, to }) => from <= date && date <= to) &&
        (schedule.hours?.[weekday(date)]?.[hour] ?? '1') === '1'
      )
    default:
      return schedule satisfies never
  }
}

/**
 * A schedule from an unbooked day on, such as in an extension: date ranges that have all ended by then no longer apply.
 */
export function scheduleFrom(
  schedule: CreativeSchedule | null,
  day: string,
): CreativeSchedule | null {
  if (schedule?.kind !== 'dates') return schedule
  return schedule.ranges.every(({ to }) => to < day) ? withDates(schedule, null) : schedule
}

/** The hours of the week in a schedule, on its days. */
export const scheduledHours = (schedule: CreativeSchedule | null): string[] =>
  schedule?.hours ?? Array.from({ length: 7 }, () => WHOLE_DAY)

type DateRanges = Extract<CreativeSchedule, { kind: 'dates' }>['ranges']

/** A schedule with other dates and the same hours; null for all days. */
export function withDates(
  schedule: CreativeSchedule | null,
  ranges: DateRanges | null,
): CreativeSchedule | null {
  const hours = schedule?.hours
  if (ranges) return { kind: 'dates', ranges, ...(hours ? { hours } : {}) }
  return hours ? { kind: 'hours', hours } : null
}

/** A schedule with other hours of the week and the same dates; null for all hours. */
export function withHours(
  schedule: CreativeSchedule | null,
  hours: string[] | null,
): CreativeSchedule | null {
  if (schedule?.kind !== 'dates') return hours ? { kind: 'hours', hours } : null
  const { ranges } = schedule
  return { kind: 'dates', ranges, ...(hours ? { hours } : {}) }
}

/** The flight from a day on; null when it has ended by then. */
export function remainingFlight(flight: Flight, today: string): Flight | null {
  if (today > flight.endDate) return null
  return today > flight.startDate ? { ...flight, startDate: today } : flight
}
