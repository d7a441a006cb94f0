import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from './Button.tsx'

export interface PagingProps {
  /** The noun of the list: "orders". */
  label: string
  page: number
  pageSize: number
  total: number
  /** Whether there are exactly `total`, or at least as many. */
  isTotalExact?: boolean
  onPage: (page: number) => void
}

/** The displayed range of a long list, and links to other pages. Nothing if all is shown. */
export function Paging({ label, page, pageSize, total, isTotalExact = true, onPage }: PagingProps) {
  const isLast = isTotalExact && page * pageSize >= total
  if (page === 1 && isLast) return null
  const from = (page - 1) * pageSize + 1
  const to = isTotalExact ? Math.min(total, page * pageSize) : page * pageSize
  const count = `${formatCount(total)}${isTotalExact ? '' : '+'}`
  return (
    <nav aria-label={`Pages of ${label}`} className="flex items-center justify-between gap-3">
      <p className="text-sm text-ink-2 tabular-nums">
        {formatCount(from)} to {formatCount(to)} of {count}
      </p>
      <div className="flex gap-2 print:hidden">
        <Button
          variant="secondary"
          size="sm"
          isDisabled={page <= 1}
          onPress={() => onPage(page - 1)}
        >
          <ChevronLeft aria-hidden="true" className="size-4" />
          Previous
        </Button>
        <Button variant="secondary" size="sm" isDisabled={isLast} onPress={() => onPage(page + 1)}>
          Next
          <ChevronRight aria-hidden="true" className="size-4" />
        </Button>
      </div>
    </nav>
  )
}
