import type { ReportView } from '#domain/reporting/report/reportView.types.ts'

/** The props of every part of a report. */
export interface SectionProps {
  report: ReportView
  color: string
  /** The counted unit. */
  unit: 'views' | 'impressions'
}
