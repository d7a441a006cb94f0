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
import { SortHeader } from '#client/ui/SortHeader.tsx'
import { Cell, Table } from '#client/ui/Table.tsx'
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

/** The impressions of a period by something: the first ten, all others as one, and all; every row on demand. */
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
  /** What is said under a name instead of what the row says. */
  detailOf?: (key: string) => string
  /** With the number of each row as it is at first, as a figure shows it. */
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
          <Table
            caption={title}
            className="-mx-2 mt-3 border-0 text-sm [&_td]:px-2 [&_td]:py-2.5 [&_th]:px-2"
          >
            <thead>
              <tr>
                {columns.map(({ by, heading, told }) => (
                  <SortHeader
                    key={by}
                    isNumeric={by !== 'name'}
                    isWideOnly={told !== undefined}
                    sorted={sort.by === by ? sort.direction : null}
                    onSort={() =>
                      setSort({
                        by,
                        direction: sort.by === by && sort.direction === 'desc' ? 'asc' : 'desc',
                      })
                    }
                  >
                    {heading}
                  </SortHeader>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((row) => (
                <BreakdownLine
                  key={row.key}
                  row={row}
                  detail={detailOf?.(row.key) ?? row.detail}
                  number={numberOf(row)}
                  columns={columns}
                  color={color}
                  largest={rows[0]?.impressions ?? 1}
                />
              ))}
              {others ? (
                <BreakdownLine row={others} columns={columns} color={color} largest={null} />
              ) : null}
            </tbody>
            <tfoot className="font-semibold">
              <BreakdownLine
                row={totalRow(rows)}
                columns={columns}
                color={color}
                largest={null}
                isTotal
              />
            </tfoot>
          </Table>
        </div>
      )}
    </Card>
  )
}

function BreakdownLine({
  row,
  detail = '',
  number = null,
  columns,
  color,
  largest,
  isTotal = false,
}: {
  row: BreakdownRow
  detail?: string
  number?: number | null
  columns: readonly BreakdownColumn[]
  color: string
  /** What the longest bar stands for; null is without a bar. */
  largest: number | null
  isTotal?: boolean
}) {
  const line = isTotal ? 'border-t border-ink' : 'border-b border-line'
  const told = columns.flatMap((column) => column.told?.(row) ?? []).join(', ')
  return (
    <tr>
      {columns.map(({ by, textOf, told: isTold }) => {
        if (by === 'name')
          return (
            <th key={by} scope="row" className={`${line} py-2.5 align-top font-semibold`}>
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
                  {detail ? (
                    <span className="block text-xs font-normal text-ink-2">{detail}</span>
                  ) : null}
                  <span className="block text-xs font-normal text-ink-2 sm:hidden">{told}</span>
                </span>
              </span>
            </th>
          )
        return (
          <Cell
            key={by}
            isNumeric
            className={classNames(isTotal && 'border-t border-ink', isTold && 'max-sm:hidden')}
          >
            {by === 'impressions' ? (
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
                  {textOf(row)}
                  <span className="block text-xs font-normal text-ink-2">{percent(row.share)}</span>
                </span>
              </span>
            ) : (
              textOf(row)
            )}
          </Cell>
        )
      })}
    </tr>
  )
}
