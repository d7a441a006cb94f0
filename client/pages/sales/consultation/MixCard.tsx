import { OfferButton } from '#client/components/sales/OfferButton.tsx'
import type { HomePlace } from '#client/pages/planning/home/homePlace.ts'
import { Button } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { MediaTypeMark } from '#client/ui/MediaTypeMark.tsx'
import { Slider } from '#client/ui/Slider.tsx'
import { TextButton } from '#client/ui/TextButton.tsx'
import { MEDIA_TYPE_NAMES } from '#domain/foundation/media/mediaTypes.ts'
import type { MixPart } from '#domain/planning/mediaMix/mediaMix.ts'
import { dollars, formatUsd } from '#domain/foundation/money/amount.ts'
import { MEDIA_WORDS } from '#domain/planning/findings/wording/mediaWords.ts'
import { formatRounded } from '#domain/foundation/wording/numberWords.ts'
import type { BudgetSplit } from '#domain/planning/mediaMix/budgetSplit.ts'
import {
  SPLIT_GOAL_NAMES,
  SPLIT_GOALS,
  type SplitGoal,
} from '#domain/planning/mediaMix/goalRates.ts'
import type { SplitMedium } from '#domain/planning/mediaMix/splitPlace.ts'
import type { PlacePlan } from '#domain/planning/goals/planSettings.ts'
import { PlanLink } from './PlanLink.tsx'
import { mixCampaigns, mixItems } from './mixItems.ts'
import { MixResult } from './MixResult.tsx'
import type { PlaceMedia } from './placeMedia.ts'
import { useAddMix } from './useAddMix.ts'

const STEP_MINOR = 50_00
const GOALS = SPLIT_GOAL_NAMES.map((id) => ({ id, label: SPLIT_GOALS[id] }))

interface MixCardProps {
  place: HomePlace
  /** In the unit of the place's country. */
  radius: number
  budgetMinor: number
  goal: SplitGoal
  onGoal: (goal: SplitGoal) => void
  mix: readonly MixPart[]
  curve: BudgetSplit['curve']
  media: PlaceMedia
  onChange: (mix: readonly MixPart[]) => void
  /** Restores the computed mix; null if it is displayed. */
  onReset: (() => void) | null
}

/**
 * The mix: budget and reach of each medium. Each part can be changed, and opened in the planner.
 */
export function MixCard({
  place,
  budgetMinor,
  goal,
  mix,
  media,
  onChange,
  ...props
}: MixCardProps) {
  const { add, isPending } = useAddMix()
  const { onReset } = props
  const total = mix.reduce((sum, part) => sum + part.budgetMinor, 0)
  return (
    <Card as="section" aria-label="Your first media mix" className="flex flex-col gap-5">
      <h2 className="text-heading">Your first media mix</h2>
      <NativeSelect
        label="Make the most of"
        options={GOALS}
        value={goal}
        onChange={props.onGoal}
        description="We split your budget so that it brings the most of this."
      />
      {mix.length === 0 ? (
        <p className="text-ink-2">
          Nothing is for sale around {place.label} with this budget. Try a larger place, or ask us.
        </p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {mix.map((part) => (
            <Part
              key={part.mediaType}
              part={part}
              most={budgetMinor}
              placeId={place.id}
              radius={props.radius}
              plan={media.plans.find(({ plan }) => plan.mediaType === part.mediaType)}
              medium={media.split.media.find(({ mediaType }) => mediaType === part.mediaType)}
              onChange={(minor) =>
                onChange(
                  mix.map((each) =>
                    each.mediaType === part.mediaType ? { ...each, budgetMinor: minor } : each,
                  ),
                )
              }
            />
          ))}
        </ul>
      )}
      <p
        aria-live="polite"
        className="flex flex-wrap items-baseline gap-x-3 border-t border-ink pt-4"
      >
        <span className="num text-heading">{dollars(total)}</span>
        <span className="text-sm text-ink-2">
          {total === budgetMinor
            ? 'Your whole budget.'
            : total < budgetMinor
              ? `${dollars(budgetMinor - total)} less than your budget.`
              : `${dollars(total - budgetMinor)} more than your budget.`}
        </span>
        {onReset ? <TextButton onPress={onReset}>Reset to our mix</TextButton> : null}
      </p>
      {mix.length > 0 ? (
        <>
          <MixResult place={media.split} goal={goal} mix={mix} curve={props.curve} />
          <Button isPending={isPending} onPress={() => void add(mixCampaigns(mix, media.plans))}>
            Add all to the cart
          </Button>
          <OfferButton itemsOf={() => mixItems(mixCampaigns(mix, media.plans))} />
        </>
      ) : null}
    </Card>
  )
}

function Part({
  part: { mediaType, budgetMinor },
  most,
  placeId,
  radius,
  plan,
  medium,
  onChange,
}: {
  part: MixPart
  /** The whole budget. */
  most: number
  placeId: string
  radius: number
  plan: PlacePlan | undefined
  medium: SplitMedium | undefined
  onChange: (budgetMinor: number) => void
}) {
  if (!medium) return null
  const { reach, cpmMinor } = medium.boughtAt(budgetMinor)
  const { minBudgetMinor, maxBudgetMinor } = medium
  return (
    <li className="flex flex-col gap-2 py-4 first:pt-0 last:pb-0">
      <div className="flex items-center justify-between gap-3">
        <h3 className="flex items-center gap-2 font-sans text-base tracking-normal">
          <MediaTypeMark mediaType={mediaType} /> {MEDIA_TYPE_NAMES[mediaType]}
        </h3>
        <PlanLink
          part={{ mediaType, budgetMinor }}
          placeId={placeId}
          radius={radius}
          known={plan}
        />
      </div>
      <Slider
        label={`Budget for ${MEDIA_TYPE_NAMES[mediaType]}`}
        minValue={minBudgetMinor}
        maxValue={Math.min(
          maxBudgetMinor,
          Math.max(most, budgetMinor, minBudgetMinor + STEP_MINOR),
        )}
        step={STEP_MINOR}
        value={budgetMinor}
        onChange={onChange}
        formatValue={dollars}
      />
      <p className="text-sm text-ink-2">
        Reaches {formatRounded(reach)} people, at {formatUsd(cpmMinor)} per thousand{' '}
        {MEDIA_WORDS[mediaType].impressions}.
      </p>
    </li>
  )
}
