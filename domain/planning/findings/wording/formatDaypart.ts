import type { PlanDayparts } from '../../campaign/campaignPlan.ts'
import { countHours } from '../../campaign/edits/daypartEdits.ts'

const DAY_NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const HOURS_A_WEEK = 168

/**
 * The hours in words: "All hours", "Mon to Fri, 8am to 6pm", otherwise "84 of 168 hours a week".
 */
export function formatDaypart(dayparts: PlanDayparts): string {
  const hours = countHours(dayparts)
  if (hours === HOURS_A_WEEK) return 'All hours'
  if (hours === 0) return 'No hours yet'
  const days = dayparts.flatMap((day, at) => (day.includes('1') ? [at] : []))
  const [first = 0] = days
  const last = days.at(-1) ?? first
  const grid = dayparts[first] ?? ''
  const from = grid.indexOf('1')
  const until = grid.lastIndexOf('1') + 1
  const block =
    last - first + 1 === days.length &&
    until - from === countHours([grid]) &&
    days.every((day) => dayparts[day] === grid)
  if (!block) return `${hours} of ${HOURS_A_WEEK} hours a week`
  return `${dayRange(first, last)}, ${hourRange(from, until)}`
}

/** 0 → "12am", 13 → "1pm", 24 → "12am". */
export function formatClockHour(hour: number): string {
  const twelve = hour % 12 === 0 ? 12 : hour % 12
  return `${twelve}${hour % 24 < 12 ? 'am' : 'pm'}`
}

function dayRange(first: number, last: number): string {
  if (first === 0 && last === 6) return 'Every day'
  const name = (day: number): string => DAY_NAMES[day] ?? ''
  return first === last ? name(first) : `${name(first)} to ${name(last)}`
}

function hourRange(from: number, until: number): string {
  return from === 0 && until === 24
    ? 'all day'
    : `${formatClockHour(from)} to ${formatClockHour(until)}`
}
