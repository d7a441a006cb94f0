import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import { dueUrgency } from '#domain/creatives/production/productionDue.ts'
import type { ProductionRowView } from '#domain/creatives/production/productionView.ts'

export const DUE_GROUP_LABELS = {
  overdue: 'Overdue',
  today: 'Due today',
  later: 'Later',
  none: 'Not paid yet',
}
export type DueGroup = keyof typeof DUE_GROUP_LABELS
export const DUE_GROUPS = Object.keys(DUE_GROUP_LABELS) as DueGroup[]

/** The board's group of a row by its due date. */
export const dueGroup = (
  { dueDate }: Pick<ProductionRowView, 'dueDate'>,
  nowMs: number,
): DueGroup => dueUrgency(dueDate, new Date(nowMs))

/** The due date in a few words. */
export function formatDue({ dueDate }: Pick<ProductionRowView, 'dueDate'>, nowMs: number): string {
  if (dueDate === null) return ''
  switch (dueUrgency(dueDate, new Date(nowMs))) {
    case 'overdue':
      return `overdue since ${formatDay(dueDate)}`
    case 'today':
      return 'due today'
    case 'later':
      return `due ${formatDay(dueDate)}`
    case 'none':
      return ''
  }
}
