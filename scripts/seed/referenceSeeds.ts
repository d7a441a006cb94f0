import type { Seed } from './d1Seed.ts'
import { catalogueSeed } from './loadCatalogue.ts'
import { currencyRatesSeed } from './loadCommerce.ts'
import { placesSeed } from './loadPlaces.ts'

/** The reference data that every database needs, a local one and a deployed one alike. */
export function referenceSeeds(): Seed[] {
  return [placesSeed(), catalogueSeed(), currencyRatesSeed()]
}
