import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import { formatDaypart } from '#domain/planning/findings/wording/formatDaypart.ts'
import type { CreativeSchedule, Flight } from './schedule.ts'

/**
 * A creative's schedule as text: "All hours", "Mon to Fri, 8am to 6pm", "From Mon, Dec 14, 2026", "3 periods until …".
 */
export function formatSchedule(
  schedule: CreativeSchedule | null,
  { startDate, endDate }: Pick<Flight, 'startDate' | 'endDate'>,
): string {
  if (schedule === null) return 'All hours'
  if (schedule.kind === 'hours') return formatDaypart(schedule.hours)
  const dates = dateWords(schedule.ranges, { startDate, endDate })
  return schedule.hours ? `${dates}, ${formatDaypart(schedule.hours)}` : dates
}

function dateWords(
  ranges: Extract<CreativeSchedule, { kind: 'dates' }>['ranges'],
  { startDate, endDate }: Pick<Flight, 'startDate' | 'endDate'>,
): string {
  const [first] = ranges
  const last = ranges.at(-1)
  if (!first || !last) return 'No dates yet'
  if (ranges.length > 1) return `${ranges.length} periods until ${formatDay(last.to)}`
  if (first.from <= startDate && first.to >= endDate) return 'All days'
  if (first.from === first.to) return formatDay(first.from)
  if (first.to >= endDate) return `From ${formatDay(first.from)}`
  if (first.from <= startDate) return `Until ${formatDay(first.to)}`
  return `${formatDay(first.from)} to ${formatDay(first.to)}`
}
