import { useSearchParams } from 'react-router'
import {
  AGAINST,
  compare,
  comparedPeriod,
  daysBefore,
  firstChoice,
  readAgainst,
  shownSpan,
  type PeriodSpan,
} from '#domain/reporting/figures/comparison.ts'
import type { ReportView } from '#domain/reporting/report/reportView.types.ts'
import { loadReportNews, type ReportKey } from '#client/api/reporting/reportCalls.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Card } from '#client/ui/Card.tsx'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { RetryCallout } from '#client/ui/RetryCallout.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { OwnDays } from '../OwnDays.tsx'
import { spanWords } from '../reportWords.ts'
import { useSearchChange } from '../useSearchChange.ts'
import { TotalsTable } from './TotalsTable.tsx'

const CHOICES = [
  { id: 'before', label: 'The days before' },
  { id: 'own', label: 'Custom dates' },
] as const

const TITLES = {
  before: 'Compared with the days before',
  own: 'Two periods compared',
} as const

/** The days of a report beside others: as many before them, or those that are chosen, which the address keeps. */
export function CompareCard({ report, reportKey }: { report: ReportView; reportKey: ReportKey }) {
  const [search] = useSearchParams()
  const change = useSearchChange()
  const choose = (days: PeriodSpan | null) =>
    change({ [AGAINST.from]: days?.from ?? null, [AGAINST.to]: days?.to ?? null })
  const shown = shownSpan(report)
  const own = readAgainst((name) => search.get(name))
  const other = own ?? daysBefore(shown)
  const choice = own ? 'own' : 'before'
  return (
    <Card className="min-w-0">
      <h2 className="text-heading">{TITLES[choice]}</h2>
      <div className="mt-3 flex flex-wrap items-end gap-x-4 gap-y-3 print:hidden">
        <NativeSelect
          label="Compare with"
          value={choice}
          options={CHOICES}
          onChange={(id) => choose(id === 'own' ? firstChoice(report, shown) : null)}
        />
        {own ? (
          <OwnDays
            report={report}
            label="First and last day to compare with"
            days={own}
            onChange={(days) => choose(bothOf(days))}
          />
        ) : null}
      </div>
      <Compared
        // Other days are another answer: none of the old ones stands under new dates.
        key={JSON.stringify([reportKey, other])}
        report={report}
        reportKey={reportKey}
        shown={shown}
        other={other}
        title={TITLES[choice]}
      />
    </Card>
  )
}

const bothOf = ({ from, to }: { from: string | null; to: string | null }): PeriodSpan | null =>
  from !== null && to !== null ? { from, to } : null

interface ComparedProps {
  report: ReportView
  reportKey: ReportKey
  shown: PeriodSpan
  other: PeriodSpan
  title: string
}

function Compared({ report, reportKey, shown, other, title }: ComparedProps) {
  const key = { ...reportKey, query: { ...reportKey.query, ...other } }
  const { value, error, reload } = useLoaded(JSON.stringify(key), () => loadReportNews(key))
  if (error) return <RetryCallout title={error.message} onRetry={reload} />
  if (!value) return <Skeleton className="mt-3 h-44" />
  const names = { first: spanWords(shown), second: spanWords(other) }
  const { perDay, notes } = compare(
    comparedPeriod(report, shown),
    comparedPeriod({ ...report, asOf: value.asOf }, other),
    names,
  )
  return (
    <>
      <TotalsTable
        caption={title}
        lines={report.lines}
        first={{ name: names.first, totals: report.totals, perDay: perDay?.first }}
        second={{ name: names.second, totals: value.totals, perDay: perDay?.second }}
      />
      {notes.map((note) => (
        <p key={note} className="mt-3 text-sm text-ink-2">
          {note}
        </p>
      ))}
    </>
  )
}
