import type { Seed } from './d1Seed.ts'
import { currencyRatesSeed } from './loadCommerce.ts'
import { placesSeed } from './loadPlaces.ts'

/**
 * The reference data that every database needs, a local one and a deployed one alike. Nothing that is for sale is among
 * it: the operator loads the inventory (docs/desk/inventory.md).
 */
export function referenceSeeds(): Seed[] {
  return [placesSeed(), currencyRatesSeed()]
}
