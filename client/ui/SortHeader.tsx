import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './classNames.ts'
import { ColumnHeader } from './Table.tsx'

export interface SortHeaderProps {
  children: ReactNode
  /** How the table is sorted by this column; null when by another. */
  sorted: 'asc' | 'desc' | null
  onSort: () => void
  isNumeric?: boolean
  /** Not on a phone, like its cells. */
  isWideOnly?: boolean
}

const ARROWS = { asc: ArrowUp, desc: ArrowDown, none: ChevronsUpDown } as const
const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const

/** The head of a column that the table can be sorted by. */
export function SortHeader({
  children,
  sorted,
  onSort,
  isNumeric = false,
  isWideOnly = false,
}: SortHeaderProps) {
  const Arrow = ARROWS[sorted ?? 'none']
  return (
    <ColumnHeader
      isNumeric={isNumeric}
      {...(sorted ? { 'aria-sort': ARIA_SORT[sorted] } : {})}
      className={classNames('py-1', isWideOnly && 'max-sm:hidden')}
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
