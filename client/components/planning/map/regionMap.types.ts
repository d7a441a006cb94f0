import type { CampaignCountry } from '#domain/foundation/geo/country.ts'
import type { RegionCell } from '#domain/foundation/geo/place.ts'
import type { MapRegion, MapScreen } from './ground/mapRegion.ts'

export interface RegionMapProps {
  country: CampaignCountry
  region: MapRegion
  /** Cells around the region, reached or not: their towns are named on the map. */
  nearbyCells: readonly RegionCell[]
  /** Billboards that can be booked here; empty for all other media. */
  screens: readonly MapScreen[]
  /** What the map shows, in a sentence, for those who do not see it. */
  summary: string
  /** People in the region in words ("2.46 M people"); null while it is not known. */
  population: string | null
  highlightedScreenId?: string | null
  onHighlightScreen?: (id: string | null) => void
  onToggleScreen?: (id: string) => void
  /** Without it the circles have no handle. */
  onRadiusChange?: (circleId: string, radiusKm: number) => void
  maxRadiusKm: number
  radiusStepKm: number
}
