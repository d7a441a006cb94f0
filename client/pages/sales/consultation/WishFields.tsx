import { budgetStepsFrom, nearestStep } from '#client/pages/planning/home/budgetSteps.ts'
import { START_PLACES, type HomePlace } from '#client/pages/planning/home/homePlace.ts'
import { PlaceChoice } from '#client/pages/planning/home/PlaceChoice.tsx'
import { Button } from '#client/ui/Button.tsx'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { Slider } from '#client/ui/Slider.tsx'
import { TRADE_IDS, TRADE_TEMPLATES } from '#content/trades/tradeTemplates.ts'
import { CAMPAIGN_STARTS, type CampaignStart } from '#domain/sales/lead/consultation.ts'
import { CAMPAIGN_GOAL_NAMES, CAMPAIGN_GOALS } from '#domain/planning/mediaMix/mediaMix.ts'
import { dollars } from '#domain/foundation/money/amount.ts'
import type { Wish } from './wish.ts'

const LEAST_BUDGET_MINOR = 250_00
const STEPS = budgetStepsFrom(LEAST_BUDGET_MINOR)
const GOALS = CAMPAIGN_GOAL_NAMES.map((id) => ({ id, label: CAMPAIGN_GOALS[id] }))
const TRADES = TRADE_IDS.map((id) => ({ id, label: TRADE_TEMPLATES[id].name }))
const STARTS = (Object.keys(CAMPAIGN_STARTS) as CampaignStart[]).map((id) => ({
  id,
  label: CAMPAIGN_STARTS[id],
}))

/** A recommended budget and its reason. */
export interface Recommendation {
  budgetMinor: number
  why: string
}

interface WishFieldsProps {
  wish: Wish
  onChange: (change: Partial<Wish>) => void
  place: HomePlace
  onPlace: (place: HomePlace) => void
  /** Null while unknown, or without inventory. */
  recommended: Recommendation | null
}

/** Goal, trade, place, budget and time. */
export function WishFields({ wish, onChange, place, onPlace, recommended }: WishFieldsProps) {
  return (
    <>
      <h2 className="text-heading">What you want</h2>
      <NativeSelect
        label="Goal"
        options={GOALS}
        value={wish.goal}
        onChange={(goal) => onChange({ goal })}
      />
      <NativeSelect
        label="Trade"
        options={TRADES}
        value={wish.trade}
        onChange={(trade) => onChange({ trade })}
      />
      <PlaceChoice
        country={place.country}
        place={place}
        onCountry={(country) => onPlace(START_PLACES[country])}
        onPlace={onPlace}
      />
      <Slider
        label="Total budget"
        minValue={0}
        maxValue={STEPS.length - 1}
        value={nearestStep(STEPS, wish.budgetMinor)}
        onChange={(step) => onChange({ budgetMinor: STEPS[step] ?? wish.budgetMinor })}
        formatValue={() => dollars(wish.budgetMinor)}
      />
      {recommended ? (
        <Advice {...recommended} onUse={() => onChange({ budgetMinor: recommended.budgetMinor })} />
      ) : null}
      <NativeSelect
        label="When it should start"
        options={STARTS}
        value={wish.start}
        onChange={(start) => onChange({ start })}
      />
    </>
  )
}

function Advice({ budgetMinor, why, onUse }: Recommendation & { onUse: () => void }) {
  return (
    <div className="flex flex-col items-start gap-2">
      <p aria-live="polite" className="text-sm text-ink-2">
        We recommend {dollars(budgetMinor)}. {why}
      </p>
      <Button variant="secondary" size="sm" onPress={onUse}>
        Use {dollars(budgetMinor)}
      </Button>
    </div>
  )
}
