import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import { workingDaysBetween } from '#domain/foundation/calendar/workingDays.ts'

/** So many working days before its start a campaign without creatives is reminded of them. */
export const CREATIVE_REMINDER_DAYS = [5, 3] as const
export type CreativeReminder = (typeof CREATIVE_REMINDER_DAYS)[number]

/** Longer than five working days ever take, with weekends and holidays. */
const DAYS_AHEAD = 21

/** The first days (ISO dates) of the campaigns that get this reminder on a day. */
export function startsToRemind(reminder: CreativeReminder, today: string): string[] {
  return Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(today, ahead + 1)).filter(
    (startDate) => workingDaysBetween(today, startDate) === reminder,
  )
}
