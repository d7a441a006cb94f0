import { dateFormat } from '#domain/foundation/calendar/dateFormat.ts'
import { BUSINESS_HOURS } from '#domain/foundation/calendar/businessHours.ts'
import { formatDay, todayIn } from '#domain/foundation/calendar/calendarDay.ts'
import { TIME_ZONES } from '#domain/foundation/calendar/timeZones.ts'
import type { LeadEntryView } from '#domain/sales/lead/leadView.ts'
import type { BadgeTone } from '#client/ui/Badge.tsx'
import type { LeadState } from '#domain/sales/lead/lead.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const WEEK_MS = 7 * DAY_MS

const HOUR = {
  timeZone: TIME_ZONES[BUSINESS_HOURS.timeZone].ianaZone,
  weekday: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const

export const LEAD_TONES: Record<LeadState, BadgeTone> = {
  new: 'warning',
  contacted: 'info',
  closed: 'neutral',
}

/** The due time of an answer or the next step, in a few words. */
export function formatLeadDue(dueAt: string | null, nowMs: number): string {
  if (dueAt === null) return ''
  const awayMs = Date.parse(dueAt) - nowMs
  const farMs = Math.abs(awayMs)
  if (awayMs >= DAY_MS / 2 && awayMs < WEEK_MS)
    return `due ${dateFormat(HOUR).format(new Date(dueAt)).replace(', ', ' ')}`
  if (farMs >= DAY_MS) {
    const day = formatDay(todayIn(BUSINESS_HOURS.timeZone, new Date(dueAt)))
    return awayMs < 0 ? `overdue since ${day}` : `due ${day}`
  }
  const far =
    farMs < HOUR_MS ? `${Math.ceil(farMs / MINUTE_MS)} min` : `${Math.floor(farMs / HOUR_MS)} h`
  return awayMs < 0 ? `overdue ${far}` : `due in ${far}`
}

export const ENTRY_WORDS = {
  note: 'Note',
  assign: 'Given to',
  reach: 'Reached',
  miss: 'No answer',
  plan: 'Next step',
  close: 'Closed',
  reopen: 'Reopened',
} as const satisfies Record<LeadEntryView['event'], string>
