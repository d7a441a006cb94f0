import { addDays, epochDay, isoDay } from '#domain/foundation/calendar/calendarDay.ts'
import { mondayOf } from '#domain/planning/slots/slotWeeks.ts'

/** Number of weeks that the desk sees. */
const WEEKS = 13

/** The Monday of the current week. */
export const thisWeek = (now: Date): string =>
  isoDay(mondayOf(epochDay(now.toISOString().slice(0, 10))))

/** The weeks that the desk sees, from the current one on. */
export function shownWeeks(now: Date) {
  const first = thisWeek(now)
  const weeks = Array.from({ length: WEEKS }, (_, index) => addDays(first, index * 7))
  return { weeks, range: { from: first, to: weeks.at(-1) ?? first, now: now.toISOString() } }
}
