import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import { daysOfGrid, reportToday } from '#domain/reporting/figures/period.ts'
import type { ReportView } from '#domain/reporting/report/reportView.types.ts'

/** The periods of a report. */
export const PERIOD_NAMES = {
  whole: 'Whole campaign',
  today: 'Today',
  yesterday: 'Yesterday',
  week: 'Last 7 days',
  month: 'Last 30 days',
  own: 'Custom dates',
} as const
export type PeriodName = keyof typeof PERIOD_NAMES

/** First and last day for a URL; null means from the beginning, or to the end. */
export interface PeriodDays {
  from: string | null
  to: string | null
}

/** The days of a period, in the report's zone. */
export function periodDays(report: ReportView, name: PeriodName): PeriodDays {
  const today = reportToday(report)
  const { first, last } = daysOfGrid(report.grid, report.zone)
  switch (name) {
    case 'whole':
      return { from: null, to: null }
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) }
    case 'week':
      return { from: addDays(today, -6), to: today }
    case 'month':
      return { from: addDays(today, -29), to: today }
    case 'own':
      return { from: first, to: last < today ? last : today }
    default:
      return name satisfies never
  }
}

/** The period of the displayed days. */
export function periodOf(report: ReportView): PeriodName {
  const names = Object.keys(PERIOD_NAMES) as PeriodName[]
  const found = names.find((name) => {
    const { from, to } = periodDays(report, name)
    return name !== 'own' && from === report.from && to === report.to
  })
  return found ?? 'own'
}
