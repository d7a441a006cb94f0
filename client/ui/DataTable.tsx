import { Fragment, useRef, type ReactNode } from 'react'
import { classNames } from './classNames.ts'
import { Cell, ColumnHeader, SortHeader } from './TableCells.tsx'
import { useScrolls } from './useScrolls.ts'

export interface Column<Row, Id extends string = string> {
  id: Id
  header: ReactNode
  /** For screen readers only, as over buttons. */
  isHeaderHidden?: boolean
  cell: (row: Row) => ReactNode
  isNumeric?: boolean
  /** Whether its cells contain a button or a checkbox. */
  hasControl?: boolean
  /** Whether its cells name their rows. */
  isRowHeader?: boolean
  isSortable?: boolean
  /** The first sort direction; descending by default. */
  firstDirection?: 'asc' | 'desc'
  /** The minimum window that shows it. In narrower ones another cell or a card has its content. */
  from?: 'sm' | 'lg'
  /** Classes of its cells. */
  className?: string | ((row: Row) => string)
  headerClassName?: string
}

export interface TableSort<Id extends string> {
  by: Id
  direction: 'asc' | 'desc'
  /** Sorts by a column, or reverses the order of a sorted one. */
  onSort: (by: Id, direction: 'asc' | 'desc') => void
}

export interface DataTableProps<Row, Id extends string = string> {
  /** Describes the table; for screen readers unless `isCaptionVisible`. */
  caption: string
  isCaptionVisible?: boolean
  columns: readonly Column<Row, Id>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Consecutive rows of the same group share one body. */
  groupOf?: (row: Row) => string
  /** Totals. */
  foot?: readonly Row[]
  /** A line below a row, next to its first cell; null for none. */
  below?: (row: Row) => ReactNode
  sort?: TableSort<Id>
  /** Cards that replace the table in narrower windows. */
  cards?: {
    below: 'lg' | 'xl'
    cardOf: (row: Row) => ReactNode
    /** Prints cards, as paper is narrow, unless the table is designed for it. */
    print?: 'table'
    className?: string
  }
  className?: string
  bodyClassName?: string
  rowClassName?: (row: Row) => string
}

const FROM = { sm: 'max-sm:hidden', lg: 'max-lg:hidden' } as const
const TABLE_FROM = { lg: 'max-lg:hidden', xl: 'max-xl:hidden' } as const
const CARDS_BELOW = { lg: 'lg:hidden', xl: 'xl:hidden' } as const

/** Records as a table by column definitions; as cards in narrow windows, if defined. */
export function DataTable<Row, Id extends string = string>(props: DataTableProps<Row, Id>) {
  const { cards, rows, keyOf, caption } = props
  if (!cards) return <ScrollingTable {...props} />
  return (
    <>
      <div className={classNames(TABLE_FROM[cards.below], cards.print && 'print:block!')}>
        <ScrollingTable {...props} />
      </div>
      <ul
        aria-label={caption}
        className={classNames(
          cards.className ?? 'grid gap-3 md:grid-cols-2',
          CARDS_BELOW[cards.below],
          cards.print && 'print:hidden',
        )}
      >
        {rows.map((row) => (
          <Fragment key={keyOf(row)}>{cards.cardOf(row)}</Fragment>
        ))}
      </ul>
    </>
  )
}

/** The table in a box that scrolls sideways if the table is wider. */
function ScrollingTable<Row, Id extends string>(props: DataTableProps<Row, Id>) {
  const { caption, isCaptionVisible = false, className } = props
  const box = useRef<HTMLElement>(null)
  const scrolls = useScrolls(box)
  return (
    <section
      ref={box}
      aria-label={caption}
      // A box that scrolls must be reachable by keyboard.
      {...(scrolls ? { tabIndex: 0 } : {})}
      className={classNames(
        // Positioned, so that texts for screen readers stay inside and do not widen the page.
        'relative overflow-x-auto rounded-control border border-line bg-card',
        className,
      )}
    >
      <table className="w-full border-collapse text-left">
        <caption className={isCaptionVisible ? 'px-4 py-3 text-left font-semibold' : 'sr-only'}>
          {caption}
        </caption>
        <TableHead {...props} />
        <TableBodies {...props} />
      </table>
    </section>
  )
}

function TableHead<Row, Id extends string>({ columns, sort }: DataTableProps<Row, Id>) {
  return (
    <thead>
      <tr>
        {columns.map(({ id, header, isHeaderHidden, isNumeric, isSortable, from, ...column }) => {
          const className = classNames(column.headerClassName, from && FROM[from])
          const shared = { isNumeric: isNumeric === true, className }
          const content = isHeaderHidden ? <span className="sr-only">{header}</span> : header
          if (!sort || !isSortable)
            return (
              <ColumnHeader key={id} {...shared}>
                {content}
              </ColumnHeader>
            )
          const sorted = sort.by === id ? sort.direction : null
          return (
            <SortHeader
              key={id}
              {...shared}
              sorted={sorted}
              onSort={() => sort.onSort(id, nextDirection(sorted, column.firstDirection))}
            >
              {content}
            </SortHeader>
          )
        })}
      </tr>
    </thead>
  )
}

function nextDirection(sorted: 'asc' | 'desc' | null, first: 'asc' | 'desc' = 'desc') {
  if (sorted === null) return first
  return sorted === 'asc' ? 'desc' : 'asc'
}

function TableBodies<Row, Id extends string>(props: DataTableProps<Row, Id>) {
  const { rows, foot, keyOf, groupOf, bodyClassName = 'text-sm' } = props
  const groups = groupOf ? runsOf(rows, groupOf) : [{ name: '', rows }]
  return (
    <>
      {groups.map(({ name, rows: grouped }) => (
        <tbody key={name} className={bodyClassName}>
          {grouped.map((row) => (
            <TableRow key={keyOf(row)} table={props} row={row} />
          ))}
        </tbody>
      ))}
      {foot ? (
        <tfoot className={classNames(bodyClassName, 'font-semibold')}>
          {foot.map((row) => (
            <TableRow key={keyOf(row)} table={props} row={row} />
          ))}
        </tfoot>
      ) : null}
    </>
  )
}

function runsOf<Row>(rows: readonly Row[], groupOf: (row: Row) => string) {
  const runs: { name: string; rows: Row[] }[] = []
  for (const row of rows) {
    const name = groupOf(row)
    const last = runs.at(-1)
    if (last?.name === name) last.rows.push(row)
    else runs.push({ name, rows: [row] })
  }
  return runs
}

function TableRow<Row, Id extends string>({
  table: { columns, below, rowClassName },
  row,
}: {
  table: DataTableProps<Row, Id>
  row: Row
}) {
  const line = below?.(row) ?? null
  const className = rowClassName?.(row)
  return (
    <>
      <tr className={className}>
        {columns.map(({ id, cell, className: ofColumn, from, ...column }) => (
          <Cell
            key={id}
            isNumeric={column.isNumeric === true}
            hasControl={column.hasControl === true}
            isRowHeader={column.isRowHeader === true}
            className={classNames(
              typeof ofColumn === 'function' ? ofColumn(row) : ofColumn,
              from && FROM[from],
              line !== null && 'border-b-0 pb-2',
            )}
          >
            {cell(row)}
          </Cell>
        ))}
      </tr>
      {line === null ? null : (
        <tr className={className}>
          <Cell className="py-0" />
          <Cell colSpan={columns.length - 1} className="pt-0 pb-4">
            {line}
          </Cell>
        </tr>
      )}
    </>
  )
}
