import { assessPlan } from '../assessment/assessPlan.ts'
import type { PlanReference } from '../assessment/planReference.ts'
import type { CampaignPlan, PlanRuntime } from '../campaign/campaignPlan.ts'
import { forecastOf } from '../forecast/forecast.ts'
import type { Forecast } from '../forecast/forecast.types.ts'
import { priceSchedule } from '../pricing/priceSchedule.ts'

/** The results of any budget for a plan. Amounts in USD cents. */
export interface BudgetForecast {
  runtime: PlanRuntime
  at: (budgetMinor: number) => Forecast
}

/**
 * The forecast of a plan for any budget: everything that does not depend on it is computed once.
 */
export function budgetForecast(plan: CampaignPlan, reference: PlanReference): BudgetForecast {
  const assessment = assessPlan(plan, reference)
  const schedule = priceSchedule(assessment)
  return {
    runtime: plan.runtime,
    at: (budgetMinor) =>
      forecastOf(assessPlan({ ...plan, budgetMinor }, reference, assessment), schedule),
  }
}
