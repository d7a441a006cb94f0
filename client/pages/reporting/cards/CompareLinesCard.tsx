import { useState } from 'react'
import type { ReportLine, ReportView } from '#domain/reporting/report/reportView.types.ts'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { loadReportNews, type ReportKey } from '#client/api/reporting/reportCalls.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Card } from '#client/ui/Card.tsx'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { TotalsTable } from './TotalsTable.tsx'

/** Two campaigns of an order side by side, in the displayed days. */
export function CompareLinesCard({
  report,
  reportKey,
}: {
  report: ReportView
  reportKey: ReportKey
}) {
  const [chosen, setChosen] = useState<[number, number]>([0, 1])
  const [first, second] = chosen.map((at) => report.lines[at])
  if (!first || !second) return null
  const options = report.lines.map((line, at) => ({ id: String(at), label: line.name }))
  return (
    <Card className="min-w-0">
      <h2 className="text-heading">Two campaigns compared</h2>
      <div className="mt-3 flex flex-wrap gap-4 print:hidden">
        <NativeSelect
          label="First campaign"
          options={options}
          value={String(chosen[0])}
          onChange={(at) => setChosen([Number(at), chosen[1]])}
        />
        <NativeSelect
          label="Second campaign"
          options={options}
          value={String(chosen[1])}
          onChange={(at) => setChosen([chosen[0], Number(at)])}
        />
      </div>
      <Compared
        // Resets for another choice, so that no old result appears under a new name.
        key={JSON.stringify([reportKey, first.id, second.id])}
        first={first}
        second={second}
        reportKey={reportKey}
      />
    </Card>
  )
}

function Compared({
  first,
  second,
  reportKey,
}: {
  first: ReportLine
  second: ReportLine
  reportKey: ReportKey
}) {
  const keys = [first, second].map(({ id }) => Object.assign({}, reportKey, { id }))
  const loaded = useLoaded(JSON.stringify(keys), () => Promise.all(keys.map(loadReportNews)))
  return (
    <PageState loaded={loaded} loading={<Loading shape="mt-3 h-44" />}>
      {([one, other]) =>
        one && other ? (
          <TotalsTable
            caption="Two campaigns compared"
            lines={[first, second]}
            first={{ name: first.name, totals: one.totals }}
            second={{ name: second.name, totals: other.totals }}
          />
        ) : null
      }
    </PageState>
  )
}
