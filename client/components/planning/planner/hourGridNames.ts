import { formatClockHour } from '#domain/planning/findings/wording/formatDaypart.ts'

export const DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const
export const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** "8am to 9am" */
export function hourSpan(hour: number): string {
  return `${formatClockHour(hour)} to ${formatClockHour(hour + 1)}`
}
