import { SplitCurve } from '#client/components/planning/split/SplitCurve.tsx'
import { formatRounded } from '#domain/foundation/wording/numberWords.ts'
import { MEDIA_TYPE_NAMES } from '#domain/foundation/media/mediaTypes.ts'
import { nextGain, splitValue, type BudgetSplit } from '#domain/planning/mediaMix/budgetSplit.ts'
import { SPLIT_GOALS, type SplitGoal } from '#domain/planning/mediaMix/goalRates.ts'
import type { MixPart } from '#domain/planning/mediaMix/mediaMix.ts'
import type { SplitPlace } from '#domain/planning/mediaMix/splitPlace.ts'

const NEXT_MINOR = 100_00

const UNITS = {
  reach: 'people',
  views: 'completed views and spots',
  visits: 'visits',
} as const satisfies Record<SplitGoal, string>

/** The result of a mix for its goal, its combined reach, and the gain of more money. */
export function MixResult({
  place,
  goal,
  mix,
  curve,
}: {
  place: SplitPlace
  goal: SplitGoal
  mix: readonly MixPart[]
  curve: BudgetSplit['curve']
}) {
  const total = mix.reduce((sum, part) => sum + part.budgetMinor, 0)
  const value = splitValue(place, goal, mix)
  const reached = goal === 'reach' ? value : splitValue(place, 'reach', mix)
  const impressions = place.media.reduce((sum, { mediaType, boughtAt }) => {
    const own = mix.find((part) => part.mediaType === mediaType)?.budgetMinor ?? 0
    return sum + (own > 0 ? boughtAt(own).impressions : 0)
  }, 0)
  const next = nextGain(place, goal, { parts: mix, moreMinor: NEXT_MINOR })
  return (
    <div className="flex flex-col gap-3">
      <div aria-live="polite">
        {goal === 'reach' ? null : (
          <p className="font-semibold">
            About {formatRounded(value)} {UNITS[goal]}
          </p>
        )}
        <p className={goal === 'reach' ? 'font-semibold' : 'text-ink-2'}>
          Reaches {formatRounded(reached)} people,{' '}
          {(reached > 0 ? impressions / reached : 0).toFixed(1)} times each
        </p>
        <p className="text-sm text-ink-2">
          {next
            ? `The next $100 would bring ${formatRounded(next.gain)} more ${UNITS[goal]}, with ${MEDIA_TYPE_NAMES[next.mediaType]}.`
            : 'Another $100 would bring nothing more.'}
        </p>
      </div>
      <SplitCurve curve={curve} budgetMinor={total} value={value} unit={SPLIT_GOALS[goal]} />
      <p className="text-sm text-ink-2">
        Four-week estimates. Each person counts once: we assume that media reach the people of the
        place independently of each other.
      </p>
    </div>
  )
}
