import type { CombinedReach } from '#domain/planning/combined/combinedReach.ts'
import { formatCombinedReach, explainReach } from '#domain/planning/combined/formatCombinedReach.ts'

/**
 * People reached once over several campaigns. Empty without a forecast, so that a class can reserve
 * its space.
 */
export function PeopleReached({
  reach,
  className = '',
}: {
  reach: CombinedReach | null | undefined
  className?: string
}) {
  return (
    <div className={className}>
      {reach && reach.people > 0 ? (
        <>
          <p className="font-semibold tabular-nums">Reaches {formatCombinedReach(reach)}</p>
          <p className="mt-1 text-sm text-ink-2">{explainReach(reach)}</p>
        </>
      ) : null}
    </div>
  )
}
