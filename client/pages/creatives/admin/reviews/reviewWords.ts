import { formatInstantWeekday } from '#domain/foundation/calendar/formatInstant.ts'
import { formatDuration } from '#domain/foundation/calendar/formatDuration.ts'
import { findAdFormat, adFormatLabel } from '#domain/catalogue/adFormat.ts'
import type { ReviewRowView } from '#domain/creatives/review/reviewView.ts'

const DAY_MS = 24 * 60 * 60_000

export const DUE_GROUPS = ['overdue', 'today', 'tomorrow', 'later'] as const
export type DueGroup = (typeof DUE_GROUPS)[number]

export const DUE_GROUP_LABELS = {
  overdue: 'Overdue',
  today: 'Due today',
  tomorrow: 'Due tomorrow',
  later: 'Later',
} as const satisfies Record<DueGroup, string>

/** When a verdict is due, in the reviewer's zone: at the campaign's start, or now if it has started. */
export function dueGroup(
  { startsAt, submittedAt }: Pick<ReviewRowView, 'startsAt' | 'submittedAt'>,
  nowMs: number,
): DueGroup {
  if (startsAt === null) return 'later'
  if (Math.max(Date.parse(startsAt), Date.parse(submittedAt)) <= nowMs) return 'overdue'
  const midnight = new Date(nowMs)
  midnight.setHours(24, 0, 0, 0)
  const start = Date.parse(startsAt)
  if (start < midnight.getTime()) return 'today'
  midnight.setHours(24, 0, 0, 0)
  return start < midnight.getTime() ? 'tomorrow' : 'later'
}

/**
 * "overdue 20 min", "due in 2 h 10 min", "due Fri, Nov 27"; a campaign without dates is never due. A version that
 * arrived after the start is late since its arrival.
 */
export function formatDue(
  { startsAt, submittedAt }: Pick<ReviewRowView, 'startsAt' | 'submittedAt'>,
  nowMs: number,
): string {
  if (startsAt === null) return ''
  const leftMs = Math.max(Date.parse(startsAt), Date.parse(submittedAt)) - nowMs
  if (leftMs <= 0) return `overdue ${formatDuration(-leftMs)}`
  return leftMs < DAY_MS
    ? `due in ${formatDuration(leftMs)}`
    : `due ${formatInstantWeekday(startsAt)}`
}

/** "300x250", "30 s spot"; the ID of a format that the catalog no longer has. */
export function formatAdFormat(formatId: string | null): string {
  const format = formatId === null ? null : findAdFormat(formatId)
  return format ? adFormatLabel(format) : (formatId ?? 'No format')
}

/** A version's state in a list. */
export const STATE_TONES = {
  incomplete: 'neutral',
  in_review: 'info',
  approved: 'success',
  denied: 'error',
  change_asked: 'warning',
  superseded: 'neutral',
} as const
