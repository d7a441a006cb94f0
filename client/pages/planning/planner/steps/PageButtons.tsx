import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '#client/ui/IconButton.tsx'

interface PageButtonsProps {
  /** What is paged, for screen readers: "ZIP codes". */
  label: string
  page: number
  pageSize: number
  total: number
  onChange: (page: number) => void
}

/** "1 to 25 of 312" with a step back and forth; nothing when all fits on one page. */
export function PageButtons({ label, page, pageSize, total, onChange }: PageButtonsProps) {
  const last = Math.max(0, Math.ceil(total / pageSize) - 1)
  if (last === 0) return null
  const from = page * pageSize + 1
  const until = Math.min(total, from + pageSize - 1)
  return (
    <nav aria-label={`Pages of ${label}`} className="flex items-center justify-end gap-2 text-sm">
      <span aria-live="polite" className="text-ink-2 tabular-nums">
        {from.toLocaleString('en-US')} to {until.toLocaleString('en-US')} of{' '}
        {total.toLocaleString('en-US')}
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
