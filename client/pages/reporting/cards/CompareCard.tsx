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
import type { ReportNews, ReportView } from '#domain/reporting/report/reportView.types.ts'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { loadReportNews, type ReportKey } from '#client/api/reporting/reportCalls.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Card } from '#client/ui/Card.tsx'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { OwnDays } from '../OwnDays.tsx'
import { formatSpan } from '../reportWords.ts'
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

/**
 * The days of a report compared with others: the same number before them, or chosen ones, stored in
 * the URL.
 */
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
        // Resets for other days, so that no old result appears under new dates.
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

function Compared(props: ComparedProps) {
  const { reportKey, other } = props
  const key = { ...reportKey, query: { ...reportKey.query, ...other } }
  const loaded = useLoaded(JSON.stringify(key), () => loadReportNews(key))
  return (
    <PageState loaded={loaded} loading={<Loading shape="mt-3 h-44" />}>
      {(value) => <ComparedNews {...props} value={value} />}
    </PageState>
  )
}

function ComparedNews({
  report,
  shown,
  other,
  title,
  value,
}: ComparedProps & { value: ReportNews }) {
  const names = { first: formatSpan(shown), second: formatSpan(other) }
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
