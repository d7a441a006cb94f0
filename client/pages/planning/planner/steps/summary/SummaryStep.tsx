import { Printer } from 'lucide-react'
import { renamePlan } from '#domain/planning/campaign/edits/planEdits.ts'
import { nameProblem } from '#domain/foundation/forms/nameProblem.ts'
import { useForecast, usePlan } from '#client/state/planning/plan.ts'
import { estimateNote } from '#content/wording/populationWords.ts'
import { websitesByTopic } from '#domain/planning/assessment/websitesByTopic.ts'
import { campaignItem, cartEntry } from '#domain/commerce/cart/newCartItem.ts'
import { defaultCampaignName, namedPlan } from '#domain/planning/findings/wording/campaignName.ts'
import { Button } from '#client/ui/Button.tsx'
import { TextField } from '#client/ui/TextField.tsx'
import { OfferButton } from '#client/components/sales/OfferButton.tsx'
import { AddToCart } from '../../AddToCart.tsx'
import { ForecastFigures, PeopleNote } from '../../forecast/ForecastFigures.tsx'
import { PriceLines, YourPrice } from '../../forecast/PriceLines.tsx'
import { SummaryIssues } from './SummaryIssues.tsx'
import { SummaryMap } from './SummaryMap.tsx'
import { SummaryPreviews } from './SummaryPreviews.tsx'
import { SummaryRows } from './SummaryRows.tsx'

/** The whole plan in words, its reach and price, and the cart button. */
export function SummaryStep() {
  const { plan, edit } = usePlan()
  const { planForecast } = useForecast()
  if (!planForecast) return <p className="text-ink-2">The summary is loading with the forecast.</p>
  const { forecast, reference } = planForecast
  return (
    <div className="flex flex-col gap-6">
      <PaperTitle
        name={plan.name || defaultCampaignName(plan, reference.region)}
        estimate={estimateNote(plan.region.country)}
      />
      <SummaryIssues />
      <TextField
        label="Campaign name"
        value={plan.name}
        onChange={(name) => edit((current) => renamePlan(current, name))}
        placeholder={defaultCampaignName(plan, reference.region)}
        description="For your own use: shown in the cart, on the order and in reports."
        errorMessage={nameProblem(plan.name, 'Campaign name') ?? undefined}
        maxLength={120}
        className="print:hidden"
      />
      <SummaryRows planForecast={planForecast} />
      <div className="flex flex-col gap-6 print:order-last">
        {forecast.regionPopulation > 0 ? <SummaryMap /> : null}
        <SummaryPreviews />
      </div>
      {forecast.impressions.mid > 0 ? (
        // A wide screen shows it next to the steps, a phone in the bar.
        <div className="hidden grid-cols-2 gap-6 rounded-control border border-line p-5 break-inside-avoid print:grid">
          <ForecastFigures forecast={forecast} plan={planForecast.plan} />
          <div className="flex flex-col gap-3">
            <PriceLines planForecast={planForecast} />
            <YourPrice planForecast={planForecast} />
          </div>
          <PeopleNote forecast={forecast} plan={planForecast.plan} />
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <AddToCart />
        <OfferButton
          itemsOf={() => {
            const named = namedPlan(plan, reference.region)
            const websites = websitesByTopic(named, reference)
            return [cartEntry(campaignItem(named, websites), 'cart_1')]
          }}
          isDisabled={planForecast.issues.some(({ severity }) => severity === 'error')}
        />
        <Button variant="secondary" onPress={() => print()}>
          <Printer aria-hidden="true" className="size-4" />
          Print
        </Button>
        <p className="text-sm text-ink-2">
          {estimateNote(plan.region.country)} Nothing is charged yet.
        </p>
      </div>
    </div>
  )
}

/** The header of a printed plan. */
function PaperTitle({ name, estimate }: { name: string; estimate: string }) {
  return (
    <div className="hidden print:block">
      <p className="text-sm text-ink-2">AdMarket Direct, campaign plan</p>
      <h2 className="mt-1 text-title">{name}</h2>
      <p className="mt-2 text-sm text-ink-2">{estimate} Prices are in US dollars and before tax.</p>
    </div>
  )
}
