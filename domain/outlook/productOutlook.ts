import { assessPlan } from '../assessment/assessPlan.ts'
import type { PlanReference } from '../assessment/planReference.ts'
import type { PlanRuntime } from '../campaign/campaignPlan.ts'
import { productPlan } from '../campaign/productPlan.ts'
import type { Product } from '../catalogue/product.ts'
import { forecast, forecastOf, reachCurve, type ReachCurvePoint } from '../forecast/forecast.ts'
import type { Forecast } from '../forecast/forecast.types.ts'
import type { CountryProfile } from '../geo/place.ts'
import { priceSchedule } from '../pricing/priceSchedule.ts'

/** Four weeks on one product in all of its country: what any budget brings. Amounts in USD cents. */
export interface ProductOutlook {
  runtime: PlanRuntime
  at: (budgetMinor: number) => Forecast
  /** The reach of budgets from 0 to `upToMinor`. */
  curve: (points: number, upToMinor: number) => ReachCurvePoint[]
  /** The price of a thousand when one format alone is booked. */
  cpmOf: (formatId: string) => number
}

/** The outlook of a product, by the plan that its page hands to the planner. */
export function productOutlook({
  product,
  profiles,
  now,
}: {
  product: Product
  profiles: CountryProfile[]
  now: Date
}): ProductOutlook {
  const plan = productPlan({ product, now })
  const reference: PlanReference = {
    region: { profiles, cells: [], places: [] },
    products: [product],
  }
  const assessment = assessPlan(plan, reference)
  const schedule = priceSchedule(assessment)
  return {
    runtime: plan.runtime,
    at: (budgetMinor) =>
      forecastOf(assessPlan({ ...plan, budgetMinor }, reference, assessment), schedule),
    curve: (points, upToMinor) => reachCurve(plan, reference, points, upToMinor),
    cpmOf: (formatId) => forecast({ ...plan, formatIds: [formatId] }, reference).cpmMinor,
  }
}
