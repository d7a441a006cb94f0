import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import { useState } from 'react'
import { capitalized } from '#domain/foundation/wording/capitalized.ts'
import { MEDIA_WORDS } from '#domain/planning/findings/wording/mediaWords.ts'
import { setBudget } from '#domain/planning/campaign/edits/planEdits.ts'
import { maximumMessage } from '#domain/foundation/forms/fieldMessages.ts'
import { budgetForImpressions } from '#domain/planning/forecast/forecast.ts'
import { dollars } from '#domain/foundation/money/amount.ts'
import { useForecast, usePlan } from '#client/state/planning/plan.ts'
import { MoneyField } from '#client/ui/MoneyField.tsx'
import { NumberField } from '#client/ui/NumberField.tsx'
import { Slider } from '#client/ui/Slider.tsx'
import { UseBudget } from '../../UseBudget.tsx'
import { budgetToSlider, SLIDER_STEPS, sliderToBudget } from './budgetScale.ts'

/** The budget, as money or as impressions: each sets the other. */
export function BudgetStep() {
  const { plan, edit } = usePlan()
  const { planForecast } = useForecast()
  const [tooMany, setTooMany] = useState<{ typed: number; message: string } | null>(null)
  const forecast = planForecast?.forecast
  const error = planForecast?.issues.find(({ step }) => step === 'budget')?.message
  const words = MEDIA_WORDS[plan.mediaType].impressions
  const canBuy = forecast !== undefined && forecast.avails.mid > 0
  const spend = (budgetMinor: number): void => {
    setTooMany(null)
    edit((current) => setBudget(current, budgetMinor))
  }
  const buy = (impressions: number | null): void => {
    if (impressions === null || !planForecast) return
    const most = planForecast.forecast.avails.mid
    if (impressions > most) {
      setTooMany({
        typed: impressions,
        message: maximumMessage(formatCount(most)),
      })
      return
    }
    spend(budgetForImpressions(impressions, planForecast.plan, planForecast.reference))
  }

  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <MoneyField
          label="Budget"
          valueMinor={plan.budgetMinor}
          onChange={(minor) => spend(minor ?? 0)}
          errorMessage={error}
          description={canBuy ? rangeWords(forecast) : undefined}
        />
        <NumberField
          label={capitalized(words)}
          value={tooMany?.typed ?? forecast?.impressions.mid ?? null}
          onChange={buy}
          minValue={0}
          isDisabled={!canBuy}
          errorMessage={tooMany?.message}
          description={
            canBuy
              ? `${formatCount(forecast.avails.mid)} available with your choices.`
              : 'Choose a region and where to show your ad first.'
          }
        />
      </div>
      <UseBudget className="self-start" />
      {canBuy && forecast.maxBudgetMinor > forecast.minBudgetMinor ? (
        <Slider
          label="Budget slider"
          value={budgetToSlider(plan.budgetMinor, forecast.minBudgetMinor, forecast.maxBudgetMinor)}
          onChange={(step) =>
            spend(sliderToBudget(step, forecast.minBudgetMinor, forecast.maxBudgetMinor))
          }
          minValue={0}
          maxValue={SLIDER_STEPS}
          formatValue={() => dollars(plan.budgetMinor)}
        />
      ) : null}
      <p className="text-sm text-ink-2">
        For the whole campaign, not per day. You pay once, at checkout.
      </p>
    </div>
  )
}

function rangeWords({
  minBudgetMinor,
  maxBudgetMinor,
}: {
  minBudgetMinor: number
  maxBudgetMinor: number
}): string {
  return maxBudgetMinor >= minBudgetMinor
    ? `From ${dollars(minBudgetMinor)} to ${dollars(maxBudgetMinor)} with your choices.`
    : `From ${dollars(minBudgetMinor)}.`
}
