import { ArrowUp } from 'lucide-react'
import { useRef } from 'react'
import { useBottomBar } from '#client/ui/useBottomBar.ts'
import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import type { UploadLineView } from '#domain/creatives/review/creativeView.ts'
import { openNeed, type OpenNeed } from '#domain/creatives/review/openNeed.ts'
import { filesId, needsId } from './areaIds.ts'

/** A phone's bottom bar with the buyer's next task; a press scrolls to it. */
export function OpenNeedBar({ lines }: { lines: readonly UploadLineView[] }) {
  const need = openNeed(lines)
  return need ? <Bar need={need} /> : null
}

function Bar({ need }: { need: OpenNeed }) {
  const bar = useRef<HTMLElement>(null)
  useBottomBar(bar)
  const isFile = need.kind === 'file'
  return (
    <nav
      ref={bar}
      data-bottom-bar
      aria-label="To do"
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line-2 bg-card pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <a
        href={`#${isFile ? filesId(need.lineId) : needsId(need.lineId)}`}
        className="flex min-h-16 items-center gap-4 px-5 py-2.5 focus-visible:-outline-offset-2"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-semibold wrap-anywhere">
            {isFile ? fileWords(need.count) : `${need.name}: no file yet`}
          </span>
          <span className="block text-sm text-ink-2">
            {isFile ? 'See what to do' : need.by ? `By ${formatDay(need.by)}` : 'Choose a file'}
          </span>
        </span>
        <ArrowUp aria-hidden="true" className="size-6 shrink-0" />
      </a>
    </nav>
  )
}

const fileWords = (count: number): string =>
  count === 1 ? '1 file needs you' : `${count} files need you`
