import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '#client/ui/IconButton.tsx'

interface PageButtonsProps {
  /** The noun of the list, for screen readers: "ZIP codes". */
  label: string
  page: number
  pageSize: number
  total: number
  onChange: (page: number) => void
}

/** "1 to 25 of 312" with buttons for the previous and next page; nothing for a single page. */
export function PageButtons({ label, page, pageSize, total, onChange }: PageButtonsProps) {
  const last = Math.max(0, Math.ceil(total / pageSize) - 1)
  if (last === 0) return null
  const from = page * pageSize + 1
  const until = Math.min(total, from + pageSize - 1)
  return (
    <nav aria-label={`Pages of ${label}`} className="flex items-center justify-end gap-2 text-sm">
      <span aria-live="polite" className="text-ink-2 tabular-nums">
        {formatCount(from)} to {formatCount(until)} of {formatCount(total)}
      </span>
      <IconButton
        label={`Earlier ${label}`}
        isDisabled={page === 0}
        onPress={() => onChange(page - 1)}
      >
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <IconButton
        label={`Further ${label}`}
        isDisabled={page >= last}
        onPress={() => onChange(page + 1)}
      >
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </nav>
  )
}
