import type { CampaignPlan } from '../campaign/campaignPlan.ts'
import { assessPlan } from '../forecast/assessPlan.ts'
import { forecastOf } from '../forecast/forecast.ts'
import type { Forecast, PlanReference } from '../forecast/forecast.types.ts'
import { budgetProblem, type BudgetProblem } from './budgetProblem.ts'
import { priceSchedule } from './priceSchedule.ts'

/** What a campaign is charged, and what it gets for that. USD cents. */
export interface PlanPrice {
  /** A campaign counts its budget (spec §4, Cart). */
  chargeMinor: number
  /** Why that cannot be charged today, e.g. because less is available than when it was planned; null if it can. */
  problem: BudgetProblem | null
  forecast: Forecast
}

/** The one price of a campaign: the cart shows it and the server charges it, each from the plan alone. */
export function pricePlan(plan: CampaignPlan, reference: PlanReference): PlanPrice {
  const assessment = assessPlan(plan, reference)
  const schedule = priceSchedule(assessment)
  return {
    chargeMinor: plan.budgetMinor,
    problem: budgetProblem(assessment, schedule),
    forecast: forecastOf(assessment, schedule),
  }
}
