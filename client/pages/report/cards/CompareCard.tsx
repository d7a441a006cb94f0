import { formatUsd } from '#domain/money/amount.ts'
import { rateOf } from '#domain/report/reportRates.ts'
import type { ReportTotals, ReportView } from '#domain/report/reportView.types.ts'
import { loadReportNews, type ReportKey } from '#client/api/reportCalls.ts'
import { useLoaded } from '#client/state/useLoaded.ts'
import { Card } from '#client/ui/Card.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { Cell, ColumnHeader, Table } from '#client/ui/Table.tsx'
import { dayWords } from '#client/components/dayWords.ts'
import { daysBefore } from '../reportPeriods.ts'
import { capital, count, percent } from '../reportWords.ts'

/** The days that are shown beside as many before them; nothing while the whole campaign is shown. */
export function CompareCard({
  report,
  reportKey,
  unit,
}: {
  report: ReportView
  reportKey: ReportKey
  unit: string
}) {
  const before = daysBefore(report)
  return before ? (
    <Compared report={report} reportKey={reportKey} unit={unit} before={before} />
  ) : null
}

function Compared({
  report,
  reportKey,
  unit,
  before,
}: {
  report: ReportView
  reportKey: ReportKey
  unit: string
  before: { from: string; to: string }
}) {
  const key = { ...reportKey, query: { ...reportKey.query, ...before } }
  const earlier = useLoaded(JSON.stringify(key), () => loadReportNews(key)).value?.totals
  const title = 'Compared with the days before'
  const days = (from: string, to: string) =>
    from === to ? dayWords(from) : `${dayWords(from)} to ${dayWords(to)}`
  return (
    <Card className="min-w-0">
      <h2 className="text-heading">{title}</h2>
      {earlier ? (
        <Table
          caption={title}
          className="-mx-2 mt-3 border-0 text-sm [&_td]:px-2 [&_td]:py-2 [&_th]:px-2"
        >
          <thead>
            <tr>
              <ColumnHeader>Figure</ColumnHeader>
              <ColumnHeader isNumeric>{days(report.from ?? '', report.to ?? '')}</ColumnHeader>
              <ColumnHeader isNumeric>{days(before.from, before.to)}</ColumnHeader>
              <ColumnHeader isNumeric>Change</ColumnHeader>
            </tr>
          </thead>
          <tbody>
            {FIGURES.map(({ name, of, words }) => {
              const [now, then] = [of(report.totals), of(earlier)]
              return (
                <tr key={name}>
                  <th scope="row" className="border-b border-line font-normal">
                    {name === 'Delivered' ? `${name} ${unit}` : name}
                  </th>
                  <Cell isNumeric>{words(now)}</Cell>
                  <Cell isNumeric>{words(then)}</Cell>
                  <Cell isNumeric>{changeWords(now, then)}</Cell>
                </tr>
              )
            })}
          </tbody>
        </Table>
      ) : (
        <Skeleton className="mt-3 h-44" />
      )}
    </Card>
  )
}

type Value = number | null
const money = (value: Value) => (value === null ? '–' : formatUsd(Math.round(value)))
const number = (value: Value) => (value === null ? '–' : count(value))
const share = (value: Value) => percent(value, 2)

const FIGURES: readonly {
  name: string
  of: (totals: ReportTotals) => Value
  words: (value: Value) => string
}[] = [
  { name: 'Delivered', of: ({ counts }) => counts.impressions, words: number },
  { name: 'Planned', of: ({ planned }) => planned, words: number },
  { name: 'Clicks', of: ({ counts }) => counts.valid.click, words: number },
  {
    name: 'Click rate',
    of: ({ counts }) => rateOf(counts.valid.click, counts.impressions),
    words: share,
  },
  {
    name: 'Completion',
    of: ({ counts }) => rateOf(counts.valid.complete, counts.impressions),
    words: share,
  },
  { name: 'Spend', of: ({ spentUsdMinor }) => spentUsdMinor, words: money },
]

function changeWords(now: Value, then: Value): string {
  if (now === null || then === null || then === 0) return '–'
  const change = now / then - 1
  const sign = change > 0 ? '+' : change < 0 ? '−' : ''
  return capital(`${sign}${percent(Math.abs(change))}`)
}
