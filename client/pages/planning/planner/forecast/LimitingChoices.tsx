import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { MEDIA_WORDS } from '#domain/planning/findings/wording/mediaWords.ts'
import { formatRounded } from '#domain/foundation/wording/numberWords.ts'
import type { LimitingChoice } from '#domain/planning/findings/limitingChoices.ts'
import { dollars, formatUsd } from '#domain/foundation/money/amount.ts'
import { RowButton } from '#client/components/planning/planner/RowButton.tsx'
import { useForecast, usePlan } from '#client/state/planning/plan.ts'
import type { PlanForecast } from '#client/state/planning/forecastState.ts'
import { Button } from '#client/ui/Button.tsx'

interface Relaxed {
  choice: LimitingChoice
  before: CampaignPlan
}

/** The choices that limit reach most, each with a button that removes it and an undo. */
export function LimitingChoices({ planForecast }: { planForecast: PlanForecast }) {
  const { plan, edit } = usePlan()
  const { isStale } = useForecast()
  const [relaxed, setRelaxed] = useState<Relaxed | null>(null)
  const canUndo = relaxed !== null && plan === relaxed.choice.relaxedPlan

  const relax = (choice: LimitingChoice): void => {
    // The displayed choices belong to an earlier plan: relaxing one would undo the latest change.
    if (isStale) return
    setRelaxed({ choice, before: plan })
    edit(() => choice.relaxedPlan)
  }

  return (
    <section aria-labelledby="limits-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id="limits-title" className="font-sans text-[0.9375rem] font-semibold tracking-normal">
          What limits you most
        </h3>
        <p className="text-xs text-ink-2">
          {planForecast.limits.length === 0
            ? `Nothing. Looser settings would gain too little to measure for ${dollars(planForecast.plan.budgetMinor)}.`
            : `Gain for ${dollars(planForecast.plan.budgetMinor)}`}
        </p>
      </div>
      {canUndo ? (
        <output className="mt-2 flex items-center justify-between gap-3 rounded-control bg-green-soft py-1 pr-1 pl-3 text-sm">
          <span>
            {relaxed.choice.label}: {relaxed.choice.relaxLabel}
          </span>
          <Button
            variant="quiet"
            size="sm"
            onPress={() => {
              edit(() => relaxed.before)
              setRelaxed(null)
            }}
          >
            <Undo2 aria-hidden="true" className="size-4" />
            Undo
          </Button>
        </output>
      ) : null}
      <ul className="mt-1.5 divide-y divide-line">
        {planForecast.limits.map((choice) => (
          <li key={choice.code}>
            <RowButton
              onPress={() => relax(choice)}
              start={choice.label}
              end={
                <span className="block leading-tight">
                  <span className="block font-semibold text-green">{choice.relaxLabel}</span>
                  <span className="text-xs text-ink-2">{besides(choice, planForecast)}</span>
                </span>
              }
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Further effects: more impressions, another price. */
function besides(
  { gainedReach, gainedImpressions, cpmMinor }: LimitingChoice,
  { forecast, plan }: PlanForecast,
): string {
  const more =
    gainedReach > 0 && gainedImpressions > 0
      ? [`+ ${formatRounded(gainedImpressions)} ${MEDIA_WORDS[plan.mediaType].impressions}`]
      : []
  const price = cpmMinor === forecast.cpmMinor ? [] : [`${formatUsd(cpmMinor)} CPM`]
  return [...more, ...price].join(', ')
}
