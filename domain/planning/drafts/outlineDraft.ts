import { shortened } from '#domain/foundation/forms/firstCharacters.ts'
import type { PlanReference } from '../assessment/planReference.ts'
import type { CampaignPlan } from '../campaign/campaignPlan.ts'
import type { Forecast } from '../forecast/forecast.types.ts'
import { namedPlan } from '../findings/wording/campaignName.ts'
import { describePlan } from '../findings/wording/describePlan.ts'
import type { DraftOutline } from './draft.ts'
import { MAX_OUTLINE_ROWS } from './draftLimits.ts'

/** A plan in words and figures by a forecast. Money in USD cents. */
export function outlineDraft(
  plan: CampaignPlan,
  { reference, forecast, now }: { reference: PlanReference; forecast: Forecast; now: Date },
): DraftOutline {
  const { reach, impressions, priceMinor } = forecast
  return {
    title: namedPlan(plan, reference.region).name,
    reach: Math.round(reach),
    impressions: Math.round(impressions.mid),
    priceMinor,
    rows: describePlan(plan, reference, forecast)
      .slice(0, MAX_OUTLINE_ROWS)
      .map(({ step, label, value }) => ({ step, label, value: shortened(value, 1_000) })),
    at: now.toISOString(),
  }
}
