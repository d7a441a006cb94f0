import type { ComparisonView } from '#domain/reporting/creativeTest/comparison.ts'
import type { Outcome } from '#domain/reporting/creativeTest/judgeComparison.ts'
import { Cell, ColumnHeader, Table } from '#client/ui/Table.tsx'
import { count, percent } from '../reportWords.ts'

const HEADS = {
  clicks: ['Clicks', 'Click rate'],
  unfinished: ['Broken off', 'Rate'],
} as const satisfies Record<Outcome, readonly string[]>

/** What each creative of a comparison brought. */
export function ComparedTable({
  comparison,
  outcome,
}: {
  comparison: ComparisonView
  outcome: Outcome
}) {
  const [events, rate] = HEADS[outcome]
  return (
    <Table
      caption="Creatives compared"
      className="-mx-2 mt-3 border-0 text-sm [&_td]:px-2 [&_td]:py-2 [&_th]:px-2"
    >
      <thead>
        <tr>
          <ColumnHeader>Creative</ColumnHeader>
          <ColumnHeader isNumeric>Impressions</ColumnHeader>
          <ColumnHeader isNumeric>{events}</ColumnHeader>
          <ColumnHeader isNumeric>{rate}</ColumnHeader>
        </tr>
      </thead>
      <tbody>
        {comparison.creatives.map(({ creativeId, title, impressions, events: found }) => (
          <tr key={creativeId}>
            <th
              scope="row"
              className="border-b border-line text-left font-normal wrap-anywhere [tr:last-child>&]:border-b-0"
            >
              {title}
            </th>
            <Cell isNumeric>{count(impressions)}</Cell>
            <Cell isNumeric>{count(found)}</Cell>
            <Cell isNumeric>{impressions === 0 ? '–' : percent(found / impressions, 2)}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
