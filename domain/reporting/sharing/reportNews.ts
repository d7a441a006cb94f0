import type { ReportNews, ReportView } from '../report/reportView.types.ts'
import { hourOf } from '../figures/zoneClock.ts'

/** Whether the news contain something that a report lacks: another figure, or a new hour. */
export function isBehindNews(
  report: Pick<ReportView, 'asOf' | 'pace' | 'totals'>,
  news: ReportNews,
): boolean {
  const { pace, totals } = report
  return (
    hourOf(news.asOf) !== hourOf(report.asOf) ||
    news.deliveredImpressions !== pace.deliveredImpressions ||
    news.spentUsdMinor !== pace.spentUsdMinor ||
    news.remainingUsdMinor !== pace.remainingUsdMinor ||
    JSON.stringify(news.totals.counts) !== JSON.stringify(totals.counts)
  )
}
