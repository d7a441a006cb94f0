import { TriangleAlert } from 'lucide-react'
import type { AssignedCreative } from '#domain/creatives/assignment/formatAssignments.ts'
import { fillGap, formatFill, type GapFill } from '#domain/creatives/assignment/fillGap.ts'
import { assignmentGaps, formatGap, type Gap } from '#domain/creatives/assignment/gaps.ts'
import { remainingFlight, type Flight } from '#domain/creatives/assignment/schedule.ts'
import { Button } from '#client/ui/Button.tsx'

export interface GapNotesProps {
  flight: Flight
  /** Creatives with a share. */
  creatives: readonly AssignedCreative[]
  today: string
  isOpen: boolean
  /** Whether a creative may have its own hours or dates; otherwise it always runs. */
  canSchedule: boolean
  onFill: (fill: GapFill) => void
}

const MAX_SHOWN = 4

/** Booked times without a creative from today on, each with a one-click fix. */
export function GapNotes({ flight, creatives, today, isOpen, canSchedule, onFill }: GapNotesProps) {
  const remaining = remainingFlight(flight, today)
  // The cost note reports a format without any creative.
  if (!remaining || creatives.length === 0) return null
  const gaps = assignmentGaps(remaining, creatives)
  if (gaps.length === 0) return null
  const fillOf = (gap: Gap): GapFill | null => {
    const fill = fillGap(remaining, creatives, gap)
    return fill && !canSchedule ? { ...fill, schedule: null } : fill
  }
  const letterOf = (id: string) =>
    creatives.find(({ creativeId }) => creativeId === id)?.letter ?? ''
  return (
    <ul className="mt-4 flex flex-col gap-3">
      {gaps.slice(0, MAX_SHOWN).map((gap) => {
        const fill = isOpen ? fillOf(gap) : null
        return (
          <li key={formatGap(gap)} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="flex min-w-0 flex-1 basis-64 items-start gap-2 text-sm">
              <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-orange" />
              <span>
                <strong className="font-semibold">{formatGap(gap)}</strong>{' '}
                <span className="text-ink-2">These hours are booked, but nothing runs.</span>
              </span>
            </p>
            {fill ? (
              <Button variant="secondary" size="sm" onPress={() => onFill(fill)}>
                {formatFill(gap, fill, letterOf(fill.creativeId))}
              </Button>
            ) : null}
          </li>
        )
      })}
      {gaps.length > MAX_SHOWN ? (
        <li className="text-sm text-ink-2">
          {gaps.length - MAX_SHOWN} more {gaps.length - MAX_SHOWN === 1 ? 'gap' : 'gaps'} like these
        </li>
      ) : null}
    </ul>
  )
}
