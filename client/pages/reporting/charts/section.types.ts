import type { ReportView } from '#domain/reporting/report/reportView.types.ts'

/** What every part of a report draws from. */
export interface SectionProps {
  report: ReportView
  color: string
  /** What is counted. */
  unit: 'views' | 'impressions'
}
