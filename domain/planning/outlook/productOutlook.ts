import type { PlanReference } from '../assessment/planReference.ts'
import { productPlan } from '../campaign/productPlan.ts'
import type { Product } from '#domain/catalogue/products/product.ts'
import { forecast, reachCurve, type ReachCurvePoint } from '../forecast/forecast.ts'
import type { CountryProfile } from '#domain/foundation/geo/place.ts'
import { budgetOutlook, type BudgetOutlook } from './budgetOutlook.ts'

/** Four weeks on one product in all of its country: what any budget brings. Amounts in USD cents. */
export interface ProductOutlook extends BudgetOutlook {
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
  return {
    ...budgetOutlook(plan, reference),
    curve: (points, upToMinor) => reachCurve(plan, reference, points, upToMinor),
    cpmOf: (formatId) => forecast({ ...plan, formatIds: [formatId] }, reference).cpmMinor,
  }
}
