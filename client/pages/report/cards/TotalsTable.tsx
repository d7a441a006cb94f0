import { formatUsd } from '#domain/money/amount.ts'
import { rateOf } from '#domain/report/reportRates.ts'
import type { ReportTotals } from '#domain/report/reportView.types.ts'
import { Cell, ColumnHeader, Table } from '#client/ui/Table.tsx'
import { count, percent } from '../reportWords.ts'

interface Side {
  name: string
  totals: ReportTotals
}

/** The totals of two periods, or of two campaigns, side by side with how the first differs. */
export function TotalsTable({
  caption,
  unit,
  first,
  second,
}: {
  caption: string
  unit: string
  first: Side
  second: Side
}) {
  return (
    <Table
      caption={caption}
      className="-mx-2 mt-3 border-0 text-sm [&_td]:px-2 [&_td]:py-2 [&_th]:px-2"
    >
      <thead>
        <tr>
          <ColumnHeader>Figure</ColumnHeader>
          <ColumnHeader isNumeric>{first.name}</ColumnHeader>
          <ColumnHeader isNumeric>{second.name}</ColumnHeader>
          <ColumnHeader isNumeric>Difference</ColumnHeader>
        </tr>
      </thead>
      <tbody>
        {FIGURES.map(({ name, of, words }) => {
          const [one, other] = [of(first.totals), of(second.totals)]
          return (
            <tr key={name}>
              <th scope="row" className="border-b border-line font-normal">
                {name === 'Delivered' ? `${name} ${unit}` : name}
              </th>
              <Cell isNumeric>{words(one)}</Cell>
              <Cell isNumeric>{words(other)}</Cell>
              <Cell isNumeric>{differenceWords(one, other)}</Cell>
            </tr>
          )
        })}
      </tbody>
    </Table>
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
  {
    name: 'CPM',
    of: ({ counts, spentUsdMinor }) =>
      counts.impressions > 0 ? (spentUsdMinor * 1_000) / counts.impressions : null,
    words: money,
  },
]

function differenceWords(one: Value, other: Value): string {
  if (one === null || other === null || other === 0) return '–'
  const change = one / other - 1
  const sign = change > 0 ? '+' : change < 0 ? '−' : ''
  return `${sign}${percent(Math.abs(change))}`
}
