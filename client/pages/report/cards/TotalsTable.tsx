import { formatUsd } from '#domain/money/amount.ts'
import { canBeClicked, hasPlayer, rateOf } from '#domain/report/reportRates.ts'
import type { ReportLine, ReportTotals } from '#domain/report/reportView.types.ts'
import { Cell, ColumnHeader, Table } from '#client/ui/Table.tsx'
import { count, percent, unitWords } from '../reportWords.ts'

interface Side {
  name: string
  totals: ReportTotals
}

/** The totals of two periods, or of two campaigns, side by side with how the first differs: of what their media have. */
export function TotalsTable({
  caption,
  lines,
  first,
  second,
}: {
  caption: string
  lines: readonly ReportLine[]
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
          <ColumnHeader isNumeric className="whitespace-normal!">
            {first.name}
          </ColumnHeader>
          <ColumnHeader isNumeric className="whitespace-normal!">
            {second.name}
          </ColumnHeader>
          <ColumnHeader isNumeric>Difference</ColumnHeader>
        </tr>
      </thead>
      <tbody>
        {FIGURES.filter(({ isOf }) => !isOf || lines.some(isOf)).map(({ name, of, words }) => {
          const [one, other] = [of(first.totals), of(second.totals)]
          return (
            <tr key={name}>
              <th
                scope="row"
                className="border-b border-line text-left font-normal [tr:last-child>&]:border-b-0"
              >
                {name === 'Delivered' ? `${name} ${unitWords(lines)}` : name}
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
const isClickable = ({ mediaType }: ReportLine) => canBeClicked(mediaType)

const FIGURES: readonly {
  name: string
  of: (totals: ReportTotals) => Value
  words: (value: Value) => string
  /** Of which campaigns it says something; of all where it is left out. */
  isOf?: (line: ReportLine) => boolean
}[] = [
  { name: 'Delivered', of: ({ counts }) => counts.impressions, words: number },
  { name: 'Planned', of: ({ planned }) => planned, words: number },
  { name: 'Clicks', of: ({ counts }) => counts.valid.click, words: number, isOf: isClickable },
  {
    name: 'Click rate',
    of: ({ counts }) => rateOf(counts.valid.click, counts.impressions),
    words: share,
    isOf: isClickable,
  },
  {
    name: 'Completion',
    of: ({ counts }) => rateOf(counts.valid.complete, counts.impressions),
    words: share,
    isOf: ({ mediaType }) => hasPlayer(mediaType),
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
  const words = percent(Math.abs(change))
  if (words === percent(0)) return words
  return `${change > 0 ? '+' : '−'}${words}`
}
