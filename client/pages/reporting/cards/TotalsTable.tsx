import { isClickable, isSpot } from '#domain/foundation/media/mediaTraits.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import { perDay, type PerDay } from '#domain/reporting/figures/comparison.ts'
import { basisOf } from '#domain/reporting/figures/deliveryCounts.ts'
import { rateOf } from '#domain/reporting/figures/reportRates.ts'
import type { ReportLine, ReportTotals } from '#domain/reporting/report/reportView.types.ts'
import { type Column, DataTable } from '#client/ui/DataTable.tsx'
import { count, percent, countedUnit } from '../reportWords.ts'

interface Side {
  name: string
  totals: ReportTotals
  /** The divisor for counts and spend; totals if absent. */
  perDay?: PerDay | undefined
}

/**
 * The totals of two periods or campaigns side by side, with the difference of the first, as far as
 * their media have them.
 */
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
    <DataTable
      caption={caption}
      columns={columnsOf(lines, first, second)}
      rows={FIGURES.filter(({ isOf }) => !isOf || lines.some(isOf))}
      keyOf={({ name }) => name}
      className="-mx-2 mt-3 border-0 [&_td]:px-2 [&_td]:py-2 [&_td]:align-baseline max-sm:[&_table]:block max-sm:[&_tbody]:block max-sm:[&_td]:px-1 max-sm:[&_thead]:block max-sm:[&_tr]:grid max-sm:[&_tr]:grid-cols-2 [&_th]:px-2 [&_th]:align-baseline max-sm:[&_th]:px-1"
    />
  )
}

function columnsOf(lines: readonly ReportLine[], first: Side, second: Side): Column<Figure>[] {
  const differenceOf = (figure: Figure) =>
    differenceWords(valueOf(figure, first), valueOf(figure, second))
  const sideColumn = (id: string, side: Side): Column<Figure> => ({
    id,
    header: side.name,
    isNumeric: true,
    headerClassName: 'wrap-anywhere whitespace-normal!',
    cell: (figure) => <SideValue figure={figure} side={side} />,
  })
  return [
    {
      id: 'figure',
      header: 'Figure',
      isRowHeader: true,
      headerClassName: 'max-sm:hidden',
      className: 'max-sm:col-span-2 max-sm:border-b-0 max-sm:pt-2',
      cell: (figure) => (
        <>
          {figure.name === 'Delivered' ? `Delivered ${countedUnit(lines)}` : figure.name}
          {figure.by !== undefined && first.perDay !== undefined ? ' a day' : ''}
          <span className="block text-xs text-ink-2 sm:hidden">
            Difference {differenceOf(figure)}
          </span>
        </>
      ),
    },
    sideColumn('first', first),
    sideColumn('second', second),
    { id: 'difference', header: 'Difference', from: 'sm', isNumeric: true, cell: differenceOf },
  ]
}

/** A figure of one side; if per day, with the total below. */
function SideValue({ figure, side }: { figure: Figure; side: Side }) {
  return (
    <>
      {figure.words(valueOf(figure, side))}
      {figure.by && side.perDay ? (
        <span className="block text-xs text-ink-2">
          {figure.words(figure.of(side.totals))} in{NO_BREAK}all
        </span>
      ) : null}
    </>
  )
}

type Value = number | null
const NO_BREAK = '\u00a0'
const money = (value: Value) => (value === null ? '–' : formatUsd(Math.round(value)))
/**
 * Enough digits to tell two different figures apart: one for a few clicks a day, three for small
 * rates.
 */
const number = (value: Value) =>
  value === null ? '–' : value < 100 ? fewWords.format(value) : count(value)
const fewWords = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
const share = (value: Value) => percent(value, value !== null && value < 0.01 ? 3 : 2)
const isClickableLine = ({ mediaType }: ReportLine) => isClickable(mediaType)

interface Figure {
  name: string
  of: (totals: ReportTotals) => Value
  words: (value: Value) => string
  /** The days that divide it; none for a rate. */
  by?: keyof PerDay
  /** The campaigns that it applies to; all by default. */
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
