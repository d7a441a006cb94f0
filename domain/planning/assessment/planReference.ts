import type { Product } from '#domain/catalogue/products/product.ts'
import type { RegionReference } from '#domain/foundation/geo/place.ts'

/** All the facts a forecast may use besides the plan. The same in the browser and in the worker. */
export interface PlanReference {
  region: RegionReference
  /** Products of the plan's medium in the region's geo group. */
  products: Product[]
}
