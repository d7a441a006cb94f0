import { budgetStepsFrom, nearestStep } from '#client/pages/planning/home/budgetSteps.ts'
import { START_PLACES, type HomePlace } from '#client/pages/planning/home/homePlace.ts'
import { PlaceChoice } from '#client/pages/planning/home/PlaceChoice.tsx'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { Slider } from '#client/ui/Slider.tsx'
import { INDUSTRIES, type IndustryId } from '#domain/commerce/checkout/industries.ts'
import { CAMPAIGN_STARTS, type CampaignStart } from '#domain/sales/lead/consultation.ts'
import {
  CAMPAIGN_GOAL_NAMES,
  CAMPAIGN_GOALS,
  type CampaignGoal,
} from '#domain/planning/mediaMix/mediaMix.ts'
import { dollars } from '#domain/foundation/money/amount.ts'

/** What somebody wants of a campaign, besides where. */
export interface Wish {
  goal: CampaignGoal
  industry: IndustryId
  budgetMinor: number
  start: CampaignStart
}

export const START_WISH: Wish = {
  goal: 'known',
  industry: 'retail',
  budgetMinor: 5_000_00,
  start: 'month',
}

const LEAST_BUDGET_MINOR = 500_00
const STEPS = budgetStepsFrom(LEAST_BUDGET_MINOR)
const GOALS = CAMPAIGN_GOAL_NAMES.map((id) => ({ id, label: CAMPAIGN_GOALS[id] }))
const TRADES = INDUSTRIES.map(({ id, name }) => ({ id, label: name }))
const STARTS = (Object.keys(CAMPAIGN_STARTS) as CampaignStart[]).map((id) => ({
  id,
  label: CAMPAIGN_STARTS[id],
}))

interface WishFieldsProps {
  wish: Wish
  onChange: (change: Partial<Wish>) => void
  place: HomePlace
  onPlace: (place: HomePlace) => void
}

/** Goal, trade, place, budget and time. */
export function WishFields({ wish, onChange, place, onPlace }: WishFieldsProps) {
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
        value={wish.industry}
        onChange={(industry) => onChange({ industry })}
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
      <NativeSelect
        label="When it should start"
        options={STARTS}
        value={wish.start}
        onChange={(start) => onChange({ start })}
      />
    </>
  )
}
