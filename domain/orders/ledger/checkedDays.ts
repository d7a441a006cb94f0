import { addDays, epochDay } from '#domain/foundation/calendar/calendarDay.ts'

/** Number of recent days whose orders are checked every night. */
const YEAR_DAYS = 366
/** Number of nights over which the check of older days is spread. */
const OLDER_EVERY_NIGHTS = 30

/** The days whose orders a night's ledger check covers: the last year in full, and a share of the days before it. UTC. */
export function checkedDays(firstDay: string, today: string): string[] {
  const days: string[] = []
  const yearStart = addDays(today, -YEAR_DAYS)
  for (let day = firstDay; day <= today; day = addDays(day, 1)) {
    const isDue = epochDay(day) % OLDER_EVERY_NIGHTS === epochDay(today) % OLDER_EVERY_NIGHTS
    if (day >= yearStart || isDue) days.push(day)
  }
  return days
}
