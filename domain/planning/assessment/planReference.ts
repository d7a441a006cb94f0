import type { Product } from '#domain/catalogue/products/product.ts'
import type { ForecastBands } from '../measured/forecastBands.ts'
import type { RegionReference } from '#domain/foundation/geo/place.ts'

/**
 * All facts that a forecast may use besides the plan. The same in the browser and in the Worker.
 */
export interface PlanReference {
  region: RegionReference
  /** Products of the plan's medium in the region's geo group. */
  products: Product[]
  /**
   * Measured delivery of the medium's campaigns relative to their forecasts; absent without
   * measurements.
   */
  bands?: ForecastBands
}
