import type { ComparisonView } from '#domain/reporting/creativeTest/comparison.ts'
import type { Outcome } from '#domain/reporting/creativeTest/judgeComparison.ts'
import { type Column, DataTable } from '#client/ui/DataTable.tsx'
import { count, percent } from '../reportWords.ts'

const HEADS = {
  clicks: ['Clicks', 'Click rate'],
  unfinished: ['Broken off', 'Rate'],
} as const satisfies Record<Outcome, readonly string[]>

function columnsOf(outcome: Outcome): Column<ComparisonView['creatives'][number]>[] {
  const [events, rate] = HEADS[outcome]
  return [
    {
      id: 'creative',
      header: 'Creative',
      isRowHeader: true,
      className: 'wrap-anywhere',
      cell: ({ title }) => title,
    },
    {
      id: 'impressions',
      header: 'Impressions',
      isNumeric: true,
      cell: ({ impressions }) => count(impressions),
    },
    { id: 'events', header: events, isNumeric: true, cell: ({ events: found }) => count(found) },
    {
      id: 'rate',
      header: rate,
      isNumeric: true,
      cell: ({ impressions, events: found }) =>
        impressions === 0 ? '–' : percent(found / impressions, 2),
    },
  ]
}

/** The results of each creative of a comparison. */
export function ComparedTable({
  comparison,
  outcome,
}: {
  comparison: ComparisonView
  outcome: Outcome
}) {
  return (
    <DataTable
      caption="Creatives compared"
      columns={columnsOf(outcome)}
      rows={comparison.creatives}
      keyOf={({ creativeId }) => creativeId}
      className="-mx-2 mt-3 border-0 [&_td]:px-2 [&_td]:py-2 [&_th]:px-2"
    />
  )
}
