import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import { workingDaysBetween } from '#domain/foundation/calendar/workingDays.ts'

/** Working days before the start at which a campaign without creatives gets a reminder. */
export const CREATIVE_REMINDER_DAYS = [5, 3] as const
export type CreativeReminder = (typeof CREATIVE_REMINDER_DAYS)[number]

/** More than five working days ever span, with weekends and holidays. */
const DAYS_AHEAD = 21

/** The start dates (ISO) of the campaigns that get this reminder on a day. */
export function startsToRemind(reminder: CreativeReminder, today: string): string[] {
  return Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(today, ahead + 1)).filter(
    (startDate) => workingDaysBetween(today, startDate) === reminder,
  )
}
