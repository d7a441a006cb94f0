import { isClickable, isSpot } from '#domain/foundation/media/mediaTraits.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import { perDay, type PerDay } from '#domain/reporting/figures/comparison.ts'
import { basisOf } from '#domain/reporting/figures/deliveryCounts.ts'
import { rateOf } from '#domain/reporting/figures/reportRates.ts'
import type { ReportLine, ReportTotals } from '#domain/reporting/report/reportView.types.ts'
import { Cell, ColumnHeader, Table } from '#client/ui/Table.tsx'
import { count, percent, unitWords } from '../reportWords.ts'

interface Side {
  name: string
  totals: ReportTotals
  /** Counts and spend are compared per day of these; as they are where it is left out. */
  perDay?: PerDay | undefined
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
      className="-mx-2 mt-3 border-0 text-sm [&_td]:px-2 [&_td]:py-2 [&_td]:align-baseline max-sm:[&_table]:block max-sm:[&_tbody]:block max-sm:[&_td]:px-1 max-sm:[&_thead]:block max-sm:[&_tr]:grid max-sm:[&_tr]:grid-cols-2 [&_th]:px-2 [&_th]:align-baseline max-sm:[&_th]:px-1"
    >
      <thead>
        <tr>
          <ColumnHeader className="max-sm:hidden">Figure</ColumnHeader>
          <ColumnHeader isNumeric className="wrap-anywhere whitespace-normal!">
            {first.name}
          </ColumnHeader>
          <ColumnHeader isNumeric className="wrap-anywhere whitespace-normal!">
            {second.name}
          </ColumnHeader>
          <ColumnHeader isNumeric className="max-sm:hidden">
            Difference
          </ColumnHeader>
        </tr>
      </thead>
      <tbody>
        {FIGURES.filter(({ isOf }) => !isOf || lines.some(isOf)).map((figure) => {
          const { name, by } = figure
          const [one, other] = [first, second].map((side) => valueOf(figure, side))
          const difference = differenceWords(one ?? null, other ?? null)
          const isPerDay = by !== undefined && first.perDay !== undefined
          return (
            <tr key={name}>
              <th
                scope="row"
                className="border-b border-line text-left font-normal max-sm:col-span-2 max-sm:border-b-0 max-sm:pt-2 [tr:last-child>&]:border-b-0"
              >
                {name === 'Delivered' ? `${name} ${unitWords(lines)}` : name}
                {isPerDay ? ' a day' : ''}
                <span className="block text-xs text-ink-2 sm:hidden">Difference {difference}</span>
              </th>
              <ValueCell figure={figure} side={first} />
              <ValueCell figure={figure} side={second} />
              <Cell isNumeric className="max-sm:hidden">
                {difference}
              </Cell>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}

/** A figure of one side; per day with what it is in all below it. */
function ValueCell({ figure, side }: { figure: Figure; side: Side }) {
  return (
    <Cell isNumeric>
      {figure.words(valueOf(figure, side))}
      {figure.by && side.perDay ? (
        <span className="block text-xs text-ink-2">
          {figure.words(figure.of(side.totals))} in{NO_BREAK}all
        </span>
      ) : null}
    </Cell>
  )
}

type Value = number | null
const NO_BREAK = '\u00a0'
const money = (value: Value) => (value === null ? '–' : formatUsd(Math.round(value)))
/** So many digits that two figures which differ look different: a few clicks a day with a part of one, small rates with three. */
const number = (value: Value) =>
  value === null ? '–' : value < 100 ? fewWords.format(value) : count(value)
const fewWords = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
const share = (value: Value) => percent(value, value !== null && value < 0.01 ? 3 : 2)
const isClickableLine = ({ mediaType }: ReportLine) => isClickable(mediaType)

interface Figure {
  name: string
  of: (totals: ReportTotals) => Value
  words: (value: Value) => string
  /** By which days it is divided; a rate by none. */
  by?: keyof PerDay
  /** Of which campaigns it says something; of all where it is left out. */
  isOf?: (line: ReportLine) => boolean
}

const FIGURES: readonly Figure[] = [
  { name: 'Delivered', of: ({ counts }) => counts.impressions, words: number, by: 'counted' },
  { name: 'Planned', of: ({ planned }) => planned, words: number, by: 'planned' },
  {
    name: 'Clicks',
    of: ({ counts }) => counts.valid.click,
    words: number,
    by: 'counted',
    isOf: isClickableLine,
  },
  {
    name: 'Click rate',
    of: ({ counts }) => rateOf(counts.valid.click, basisOf(counts, 'clickable')),
    words: share,
    isOf: isClickableLine,
  },
  {
    name: 'Completion',
    of: ({ counts }) => rateOf(counts.valid.complete, basisOf(counts, 'played')),
    words: share,
    isOf: ({ mediaType }) => isSpot(mediaType),
  },
  { name: 'Spend', of: ({ spentUsdMinor }) => spentUsdMinor, words: money, by: 'counted' },
  {
    name: 'CPM',
    of: ({ counts, spentUsdMinor }) =>
      counts.impressions > 0 ? (spentUsdMinor * 1_000) / counts.impressions : null,
    words: money,
  },
]

const valueOf = ({ of, by }: Figure, { totals, perDay: days }: Side): Value =>
  by && days ? perDay(of(totals), days[by]) : of(totals)

function differenceWords(one: Value, other: Value): string {
  if (one === null || other === null || other === 0) return '–'
  const change = one / other - 1
  const words = percent(Math.abs(change))
  if (words === percent(0)) return words
  return `${change > 0 ? '+' : '−'}${words}`
}
