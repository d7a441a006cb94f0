import type { PlanReference } from '../assessment/planReference.ts'
import { productPlan } from '../campaign/productPlan.ts'
import type { Product } from '#domain/catalogue/products/product.ts'
import { forecast, reachCurve, type ReachCurvePoint } from '../forecast/forecast.ts'
import type { CountryProfile } from '#domain/foundation/geo/place.ts'
import { budgetForecast, type BudgetForecast } from './budgetForecast.ts'

/** Four weeks on one product in its whole country, for any budget. Amounts in USD cents. */
export interface ProductForecast extends BudgetForecast {
  /** The reach of budgets from 0 to `upToMinor`. */
  curve: (points: number, upToMinor: number) => ReachCurvePoint[]
  /** The price of a thousand impressions if only one format is booked. */
  cpmOf: (formatId: string) => number
}

/** The forecast of a product, by the plan that its page hands to the planner. */
export function productForecast({
  product,
  profiles,
  now,
}: {
  product: Product
  profiles: CountryProfile[]
  now: Date
}): ProductForecast {
  const plan = productPlan({ product, now })
  const reference: PlanReference = {
    region: { profiles, cells: [], places: [] },
    products: [product],
  }
  return {
    ...budgetForecast(plan, reference),
    curve: (points, upToMinor) => reachCurve(plan, reference, points, upToMinor),
    cpmOf: (formatId) => forecast({ ...plan, formatIds: [formatId] }, reference).cpmMinor,
  }
}
