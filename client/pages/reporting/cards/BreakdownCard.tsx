import { useState, type ReactNode } from 'react'
import {
  TOP_COUNT,
  topRows,
  totalRow,
  type BreakdownRow,
  type ReportDimension,
} from '#domain/reporting/figures/breakdown.ts'
import { Thumb } from '#client/components/creatives/creatives/Thumb.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import { classNames } from '#client/ui/classNames.ts'
import { type Column, DataTable } from '#client/ui/DataTable.tsx'
import { capitalized, percent } from '../reportWords.ts'
import type { SectionProps } from '../charts/section.types.ts'
import { type BreakdownColumn, type BreakdownSort, columnsOf } from './breakdownColumns.ts'
import { compareNames } from '#domain/foundation/search/foldText.ts'

const TITLES = {
  creative: 'By creative',
  format: 'By format',
  place: 'Places',
} as const satisfies Record<Exclude<ReportDimension, 'publisher'>, string>

function titleOf(dimension: ReportDimension, unit: string, isLong: boolean): string {
  if (dimension !== 'publisher') return TITLES[dimension]
  const many = unit === 'views' ? 'screens' : 'publishers'
  return isLong ? `Top ${TOP_COUNT} ${many}` : capitalized(many)
}

const DESCRIPTIONS = {
  publisher: 'Where your ads ran.',
  creative: 'Your ads, as they run.',
  format: 'By ad size.',
  place: 'Location by internet connection.',
} as const satisfies Record<ReportDimension, string>

function sorted(rows: readonly BreakdownRow[], by: BreakdownSort, direction: 'asc' | 'desc') {
  const sign = direction === 'asc' ? 1 : -1
  return rows.toSorted((a, b) =>
    by === 'name' ? sign * compareNames(a.name, b.name) : sign * (a[by] - b[by]),
  )
}

/**
 * The impressions of a period by a dimension: the first ten, the others merged, and the total;
 * every row on demand.
 */
export function BreakdownCard({
  report,
  dimension,
  color,
  unit,
  figure = null,
  detailOf,
  isNumbered = false,
}: SectionProps & {
  dimension: ReportDimension
  /** Above the table. */
  figure?: ReactNode
  /** A text under a name that replaces the row's own. */
  detailOf?: (key: string) => string
  /** Numbers each row in the initial order, as a figure shows it. */
  isNumbered?: boolean
}) {
  const [sort, setSort] = useState<{ by: BreakdownSort; direction: 'asc' | 'desc' }>({
    by: 'impressions',
    direction: 'desc',
  })
  const [isWhole, setWhole] = useState(false)
  const rows = report.breakdowns[dimension]
  const isLong = rows.length > TOP_COUNT
  const { top, others } = isWhole ? { top: rows, others: null } : topRows(rows)
  const shown = sorted(top, sort.by, sort.direction)
  const title = titleOf(dimension, unit, isLong)
  const numberOf = (row: BreakdownRow) => (isNumbered ? rows.indexOf(row) + 1 : null)
  const columns = columnsOf(report, dimension, unit)
  return (
    <Card className="min-w-0 print:border-0">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 className="text-heading">{title}</h2>
          <p className="mt-1 text-sm text-ink-2">{DESCRIPTIONS[dimension]}</p>
        </div>
        {isLong ? (
          <Button
            variant="secondary"
            size="sm"
            className="print:hidden"
            onPress={() => setWhole(!isWhole)}
          >
            {isWhole ? `First ${TOP_COUNT}` : `All ${rows.length}`}
          </Button>
        ) : null}
      </div>
      {rows.length === 0 ? (
        <p className="mt-4 text-ink-2">Nothing delivered on these days.</p>
      ) : (
        <div className={isNumbered ? 'mt-1 grid items-start gap-6 lg:grid-cols-2' : ''}>
          {figure ? <div className="mt-3 min-w-0">{figure}</div> : null}
          <DataTable
            caption={title}
            columns={columns.map((column) => dataColumn(column, columns))}
            rows={[
              ...shown.map((row) => ({
                row,
                detail: detailOf?.(row.key) ?? row.detail ?? '',
                number: numberOf(row),
                color,
                largest: rows[0]?.impressions ?? 1,
              })),
              ...(others ? [lineOf(others)] : []),
            ]}
            foot={[{ ...lineOf(totalRow(rows)), isTotal: true }]}
            keyOf={({ row }) => row.key}
            sort={{
              ...sort,
              onSort: (by, direction) => setSort({ by, direction }),
            }}
            className="-mx-2 mt-3 border-0 [&_td]:px-2 [&_td]:py-2.5 [&_th]:px-2"
          />
        </div>
      )}
    </Card>
  )
}

interface Line {
  row: BreakdownRow
  detail: string
  number: number | null
  color: string
  /** The impressions of the longest bar; null for no bars. */
  largest: number | null
  isTotal?: boolean
}

const lineOf = (row: BreakdownRow): Line => ({
  row,
  detail: '',
  number: null,
  color: '',
  largest: null,
})

/** A column of the table; in narrow windows the name includes hidden columns. */
function dataColumn(
  { by, heading, textOf, told }: BreakdownColumn,
  all: readonly BreakdownColumn[],
): Column<Line, BreakdownSort> {
  const edge = ({ isTotal }: Line) => (isTotal ? 'border-t border-b-0 border-ink' : '')
  if (by === 'name')
    return {
      id: by,
      header: heading,
      isSortable: true,
      isRowHeader: true,
      className: (line) => classNames('py-2.5! font-semibold!', edge(line)),
      cell: (line) => <LineName line={line} columns={all} />,
    }
  return {
    id: by,
    header: heading,
    isSortable: true,
    isNumeric: true,
    ...(told ? { from: 'sm' as const } : {}),
    className: edge,
    cell: (line) => (by === 'impressions' ? impressions(line, textOf(line.row)) : textOf(line.row)),
  }
}

function LineName({
  line: { row, number, detail },
  columns,
}: {
  line: Line
  columns: readonly BreakdownColumn[]
}) {
  return (
    <span className="flex items-center gap-3">
      {row.picture ? (
        <span className="block h-12 w-16 shrink-0 overflow-hidden rounded-[7px] bg-sand">
          <Thumb {...row.picture} />
        </span>
      ) : null}
      {number === null ? null : (
        <span className="grid h-4.5 min-w-6 shrink-0 place-items-center rounded-[3px] bg-dooh px-1 text-xs font-bold text-white">
          {number}
        </span>
      )}
      <span className="min-w-0 wrap-anywhere">
        {row.name}
        {detail ? <span className="block text-xs font-normal text-ink-2">{detail}</span> : null}
        <span className="block text-xs font-normal text-ink-2 sm:hidden">
          {columns.flatMap((column) => column.told?.(row) ?? []).join(', ')}
        </span>
      </span>
    </span>
  )
}

/** Impressions with a bar and their share. */
function impressions({ row, largest, color }: Line, words: string) {
  return (
    <span className="flex items-center justify-end gap-3">
      {largest === null ? null : (
        <span aria-hidden="true" className="block h-2.5 w-24 bg-sand max-sm:hidden">
          <span
            className="block h-full"
            style={{ width: `${(row.impressions / largest) * 100}%`, background: color }}
          />
        </span>
      )}
      <span className="whitespace-nowrap sm:min-w-18">
        {words}
        <span className="block text-xs font-normal text-ink-2">{percent(row.share)}</span>
      </span>
    </span>
  )
}
