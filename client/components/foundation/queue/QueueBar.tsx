import type { ReactNode } from 'react'
import { formatCapped } from '#domain/foundation/admin/boardCursor.ts'
import { SegmentedControl } from '#client/ui/SegmentedControl.tsx'
import { QueueSearch } from './QueueSearch.tsx'

interface QueueBarProps<List extends string> {
  lists: readonly { value: List; label: ReactNode }[]
  list: List
  onList: (list: List) => void
  /** What the search covers, also shown in the empty field. */
  searched: string
  /** The current search text. */
  search: string
  onSearch: (search: string) => void
  /** Number of overdue items; shown if there are any. */
  overdue?: number
  /** Content at the right end. */
  end?: ReactNode
  /** The filters. */
  children: ReactNode
}

/** The header of a desk's queue: its lists and filters. */
export function QueueBar<List extends string>({
  lists,
  list,
  onList,
  searched,
  search,
  onSearch,
  overdue = 0,
  end,
  children,
}: QueueBarProps<List>) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2">
      <SegmentedControl<List>
        label="List"
        isLabelHidden
        value={list}
        onChange={onList}
        options={lists}
        className="max-sm:w-full"
      />
      {children}
      <QueueSearch key={search} label={searched} value={search} onAsk={onSearch} />
      {overdue > 0 ? (
        <p className="ml-auto text-sm font-semibold text-red">{formatCapped(overdue)} overdue</p>
      ) : null}
      {end}
    </div>
  )
}
