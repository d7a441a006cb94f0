import { Link } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import type { LineState } from '#domain/orders/order/line/lineState.ts'
import { STATUS_LEGEND, type LegendStatus } from '#domain/orders/order/line/statusLegend.ts'

/** States in which an ad creation waits for its buyer. */
const BUYERS_TURN: ReadonlySet<LineState> = new Set(['awaiting_brief', 'draft_ready'])

/**
 * The exact state of a line, if more specific than its status; links to an ad that waits for its
 * buyer.
 */
export function StateName({
  line: { lineId, name, state, status, stateName },
  className,
}: {
  line: {
    lineId: string
    name: string
    state: LineState
    status: LegendStatus
    stateName: string
  }
  className: string
}) {
  if (stateName === STATUS_LEGEND[status]) return null
  return (
    <span className={className}>
      {BUYERS_TURN.has(state) ? (
        <Link
          to={sitePath('upload', { id: lineId })}
          aria-label={`${stateName}: ${name}`}
          className="relative inline-flex min-h-6 items-center font-semibold text-cobalt underline underline-offset-3 max-lg:-my-2.5 max-lg:min-h-11"
        >
          {stateName}
        </Link>
      ) : (
        stateName
      )}
    </span>
  )
}
