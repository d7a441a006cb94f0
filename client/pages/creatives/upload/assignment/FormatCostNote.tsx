import { Info } from 'lucide-react'
import { formatCost } from '#domain/creatives/assignment/formatCost.ts'
import {
  takingPart,
  type AssignedCreative,
  type FormatAssignment,
} from '#domain/creatives/assignment/formatAssignments.ts'
import { fittingFormats } from '#domain/creatives/creative/checks/checkCreative.ts'
import type { Placement } from '#domain/creatives/creative/placement.ts'
import { formatPercent } from './formatPercent.ts'

export interface FormatCostNoteProps {
  format: FormatAssignment
  /** All creatives of the line. */
  all: readonly AssignedCreative[]
  placement: Placement
}

/** The undelivered part while a format has no approved creative; nothing if that costs nothing. */
export function FormatCostNote({ format, all, placement }: FormatCostNoteProps) {
  const { need, creatives } = format
  const covered = all.flatMap(({ standing, facts }) =>
    standing === 'running' ? fittingFormats(facts, placement).map(({ id }) => id) : [],
  )
  const { share, screens } = formatCost(placement, need.formatIds, covered)
  const isRunning = creatives.some(({ standing }) => standing === 'running')
  if (isRunning || share === 0) return null
  const isWaiting = takingPart(creatives).length > 0
  const what =
    screens === null
      ? `${need.name} is empty`
      : `${screens} ${screens === 1 ? 'screen is' : 'screens are'} empty`
  return (
    <p className="mt-4 flex items-start gap-2 text-sm">
      <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-cobalt" />
      <span>
        <strong className="font-semibold">
          {isWaiting
            ? `${what} until we approve a creative for it.`
            : `${what}: no creative fits yet.`}
        </strong>{' '}
        <span className="text-ink-2">{costWords(share)}</span>
      </span>
    </p>
  )
}

function costWords(share: number | null): string {
  if (share === null) return 'Everything else runs as booked.'
  if (share >= 1) return 'That’s your whole booking.'
  return `That’s about ${formatPercent(share)} of your booking. Everything else runs as booked.`
}
