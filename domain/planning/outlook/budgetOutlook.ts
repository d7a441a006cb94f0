import { assessPlan } from '../assessment/assessPlan.ts'
import type { PlanReference } from '../assessment/planReference.ts'
import type { CampaignPlan, PlanRuntime } from '../campaign/campaignPlan.ts'
import { forecastOf } from '../forecast/forecast.ts'
import type { Forecast } from '../forecast/forecast.types.ts'
import { priceSchedule } from '../pricing/priceSchedule.ts'

/** What any budget brings to a plan. Amounts in USD cents. */
export interface BudgetOutlook {
  runtime: PlanRuntime
  at: (budgetMinor: number) => Forecast
}

/** The outlook of a plan for any budget: what does not hang on that is worked out once. */
export function budgetOutlook(plan: CampaignPlan, reference: PlanReference): BudgetOutlook {
  const assessment = assessPlan(plan, reference)
  const schedule = priceSchedule(assessment)
  return {
    runtime: plan.runtime,
    at: (budgetMinor) =>
      forecastOf(assessPlan({ ...plan, budgetMinor }, reference, assessment), schedule),
  }
}
