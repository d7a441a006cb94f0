import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode, TdHTMLAttributes, ThHTMLAttributes } from 'react'
import { classNames } from './classNames.ts'

export interface ColumnHeaderProps extends ThHTMLAttributes<HTMLTableCellElement> {
  isNumeric?: boolean
}

/** The heading of a column. */
export function ColumnHeader({ isNumeric = false, className, ...props }: ColumnHeaderProps) {
  return (
    <th
      scope="col"
      {...props}
      className={classNames(
        'border-b border-line px-4 py-2.5 text-sm font-semibold whitespace-nowrap text-ink-2',
        isNumeric && 'text-right',
        className,
      )}
    />
  )
}

export interface CellProps extends TdHTMLAttributes<HTMLTableCellElement> {
  isNumeric?: boolean
  /** Whether it holds a button or a checkbox, which is higher than a line of text. */
  hasControl?: boolean
  /** Whether it names its row. */
  isRowHeader?: boolean
}

/** A cell of a record. */
export function Cell({
  isNumeric = false,
  hasControl = false,
  isRowHeader = false,
  className,
  ...props
}: CellProps) {
  const classes = classNames(
    'border-b border-line px-4 align-top [tr:last-child>&]:border-b-0',
    hasControl ? 'py-1' : 'py-3',
    isRowHeader && 'text-left font-normal',
    isNumeric && 'text-right tabular-nums',
    className,
  )
  return isRowHeader ? (
    <th scope="row" {...props} className={classes} />
  ) : (
    <td {...props} className={classes} />
  )
}

export interface SortHeaderProps {
  children: ReactNode
  /** The sort direction of this column; null if the table is sorted by another. */
  sorted: 'asc' | 'desc' | null
  onSort: () => void
  isNumeric?: boolean
  className?: string
}

const ARROWS = { asc: ArrowUp, desc: ArrowDown, none: ChevronsUpDown } as const
const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const

/** The heading of a sortable column. */
export function SortHeader({
  children,
  sorted,
  onSort,
  isNumeric = false,
  className,
}: SortHeaderProps) {
  const Arrow = ARROWS[sorted ?? 'none']
  return (
    <ColumnHeader
      isNumeric={isNumeric}
      {...(sorted ? { 'aria-sort': ARIA_SORT[sorted] } : {})}
      className={classNames('py-1', className)}
    >
      <button
        type="button"
        onClick={onSort}
        className={classNames(
          '-mx-2 inline-flex min-h-9 items-center gap-1.5 rounded-[7px] px-2 hover:text-ink max-sm:min-h-11',
          sorted && 'text-ink',
        )}
      >
        {children}
        <Arrow
          aria-hidden="true"
          className={classNames('size-3.5 shrink-0', !sorted && 'text-ink-3')}
        />
      </button>
    </ColumnHeader>
  )
}
