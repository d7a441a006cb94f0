import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { CampaignPlan } from '#domain/campaign/campaignPlan.ts'
import { MEDIA_WORDS } from '#domain/outlook/mediaWords.ts'
import { roundedWords } from '#domain/outlook/numberWords.ts'
import type { LimitingChoice } from '#domain/outlook/limitingChoices.ts'
import { dollars } from '#domain/money/amount.ts'
import { RowButton } from '#client/components/planner/RowButton.tsx'
import { useForecast, usePlan } from '#client/state/plan/plan.ts'
import type { PlanOutlook } from '#client/state/plan/forecastState.ts'
import { Button } from '#client/ui/Button.tsx'

interface Relaxed {
  choice: LimitingChoice
  before: CampaignPlan
}

/** The choices that cost most reach, each undone with one click, and that click undone with another. */
export function LimitingChoices({ outlook }: { outlook: PlanOutlook }) {
  const { plan, edit } = usePlan()
  const { isStale } = useForecast()
  const [relaxed, setRelaxed] = useState<Relaxed | null>(null)
  const canUndo = relaxed !== null && plan === relaxed.choice.relaxedPlan
  if (outlook.limits.length === 0 && !canUndo) return null

  const relax = (choice: LimitingChoice): void => {
    // What is on screen belongs to an earlier plan: relaxing it would undo the latest change.
    if (isStale) return
    setRelaxed({ choice, before: plan })
    edit(() => choice.relaxedPlan)
  }

  return (
    <section aria-labelledby="limits-title">
      <h3 id="limits-title" className="font-sans text-[0.9375rem] font-semibold tracking-normal">
        What limits you most
      </h3>
      <WhatIsGained forecast={outlook.forecast} plan={outlook.plan} />
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
        {outlook.limits.map((choice) => (
          <li key={choice.code}>
            <RowButton
              onPress={() => relax(choice)}
              start={choice.label}
              end={<span className="font-semibold text-green">{choice.relaxLabel}</span>}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The gains are of what could be bought; how much of it is bought, the budget says. */
function WhatIsGained({ forecast, plan }: Pick<PlanOutlook, 'forecast' | 'plan'>) {
  const { avails, impressions, priceMinor } = forecast
  if (avails.mid === 0) return null
  const words = MEDIA_WORDS[plan.mediaType].impressions
  const pays =
    impressions.mid < avails.mid
      ? ` Your ${dollars(priceMinor)} buys ${roundedWords(impressions.mid)}.`
      : ''
  return (
    <p className="mt-0.5 text-xs text-ink-2">
      What you could buy on top of {roundedWords(avails.mid)} {words}.{pays}
    </p>
  )
}
