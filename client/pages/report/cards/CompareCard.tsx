import type { ReportView } from '#domain/report/reportView.types.ts'
import { loadReportNews, type ReportKey } from '#client/api/reportCalls.ts'
import { useLoaded } from '#client/state/useLoaded.ts'
import { Card } from '#client/ui/Card.tsx'
import { RetryCallout } from '#client/ui/RetryCallout.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { dayWords } from '#client/components/dayWords.ts'
import { daysBefore } from '../reportPeriods.ts'
import { TotalsTable } from './TotalsTable.tsx'

/** The days that are shown beside as many before them; nothing while the whole campaign is shown. */
export function CompareCard({ report, reportKey }: { report: ReportView; reportKey: ReportKey }) {
  const before = daysBefore(report)
  if (!before) return null
  // Other days are another answer: none of the old ones stands under new dates.
  const key = JSON.stringify([reportKey, before])
  return <Compared key={key} report={report} reportKey={reportKey} before={before} />
}

function Compared({
  report,
  reportKey,
  before,
}: {
  report: ReportView
  reportKey: ReportKey
  before: { from: string; to: string }
}) {
  const key = { ...reportKey, query: { ...reportKey.query, ...before } }
  const { value, error, reload } = useLoaded(JSON.stringify(key), () => loadReportNews(key))
  const title = 'Compared with the days before'
  const days = (from: string, to: string) =>
    from === to ? dayWords(from) : `${dayWords(from)} to ${dayWords(to)}`
  return (
    <Card className="min-w-0">
      <h2 className="text-heading">{title}</h2>
      {error ? <RetryCallout title={error.message} onRetry={reload} /> : null}
      {value ? (
        <TotalsTable
          caption={title}
          lines={report.lines}
          first={{ name: days(report.from ?? '', report.to ?? ''), totals: report.totals }}
          second={{ name: days(before.from, before.to), totals: value.totals }}
        />
      ) : error ? null : (
        <Skeleton className="mt-3 h-44" />
      )}
    </Card>
  )
}
