import { dayIn } from '#domain/foundation/calendar/calendarDay.ts'
import { TIME_ZONES, type TimeZoneId } from '#domain/foundation/calendar/timeZones.ts'

/** A campaign's first and last day; null without them. */
export interface Period {
  startDate: string | null
  endDate: string | null
}

/**
 * The days on which a campaign actually ran: the booked ones, up to the day of a stop. None if it
 * was stopped before its first.
 */
export function ranPeriod(
  line: Period & { stoppedAt: string | null; startsAt: string | null; endsAt: string | null },
  timeZone: TimeZoneId | null,
): Period {
  const { startDate, endDate, stoppedAt, startsAt, endsAt } = line
  const isCut = stoppedAt !== null && timeZone !== null && endsAt !== null && stoppedAt < endsAt
  if (!isCut) return { startDate, endDate }
  if (startsAt === null || stoppedAt <= startsAt) return { startDate: null, endDate: null }
  return { startDate, endDate: dayIn(TIME_ZONES[timeZone].ianaZone, new Date(stoppedAt)) }
}
