import type { Product } from '#domain/catalogue/products/product.ts'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import { planPath } from './sitePaths.ts'

/** Radius and duration of a plan, if they differ from the planner's defaults. */
interface PlanExtent {
  /** In the unit of the place's country. */
  radius: number
  weeks: number
}

/** The link to a plan with this place and budget: the medium's booking page uses them. */
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

/**
 * The link to a plan on one product, in its whole country; without a budget the medium's default
 * applies.
 */
export function productPlanAddress(
  { mediaType, id, country }: Pick<Product, 'mediaType' | 'id' | 'country'>,
  budgetMinor?: number,
): string {
  const budget = budgetMinor === undefined ? '' : `&budget=${budgetMinor}`
  return `${planPath(mediaType)}?product=${encodeURIComponent(id)}&country=${country}${budget}`
}
