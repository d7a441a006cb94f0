import type { Product } from '#domain/catalogue/products/product.ts'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import { planPath } from './sitePaths.ts'

/** How far around the place and for how long, where a plan does not begin with what the planner begins with. */
interface PlanExtent {
  /** In the unit of the place's country. */
  radius: number
  weeks: number
}

/** Where a plan with this place and budget goes on: the booking page of the medium takes them over. */
export function planAddress(
  mediaType: MediaType,
  placeId: string,
  budgetMinor: number,
  extent?: PlanExtent,
): string {
  const wish = `place=${encodeURIComponent(placeId)}&budget=${budgetMinor}`
  const more = extent ? `&radius=${extent.radius}&weeks=${extent.weeks}` : ''
  return `${planPath(mediaType)}?${wish}${more}`
}

/** Where a plan on one product goes on, in all of its country; without a budget with the one that the medium begins with. */
export function productPlanAddress(
  { mediaType, id, country }: Pick<Product, 'mediaType' | 'id' | 'country'>,
  budgetMinor?: number,
): string {
  const budget = budgetMinor === undefined ? '' : `&budget=${budgetMinor}`
  return `${planPath(mediaType)}?product=${encodeURIComponent(id)}&country=${country}${budget}`
}
