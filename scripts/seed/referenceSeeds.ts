import type { Seed } from './d1Seed.ts'
import { currencyRatesSeed } from './loadCommerce.ts'
import { placesSeed } from './loadPlaces.ts'

/**
 * Reference data that every database needs, local or deployed. Contains nothing for sale: the operator loads the
 * inventory (docs/desk/inventory.md).
 */
export function referenceSeeds(): Seed[] {
  return [placesSeed(), currencyRatesSeed()]
}
