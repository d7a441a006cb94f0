import type { CombinedReach } from '#domain/planning/combined/combinedReach.ts'
import { combinedReachWords, countingWords } from '#domain/planning/combined/combinedReachWords.ts'

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
          <p className="font-semibold tabular-nums">Reaches {combinedReachWords(reach)}</p>
          <p className="mt-1 text-sm text-ink-2">{countingWords(reach)}</p>
        </>
      ) : null}
    </div>
  )
}
