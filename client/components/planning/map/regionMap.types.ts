import type { CampaignCountry } from '#domain/foundation/geo/country.ts'
import type { GeoPoint } from '#domain/foundation/geo/distance.ts'
import type { RegionCell } from '#domain/foundation/geo/place.ts'
import type { MapRegion, MapScreen } from './ground/mapRegion.ts'

export interface RegionMapProps {
  country: CampaignCountry
  region: MapRegion
  /** Cells around the region, reached or not, whose towns are named on the map. */
  nearbyCells: readonly RegionCell[]
  /** Billboards that can be booked here; empty for other media. */
  screens: readonly MapScreen[]
  /** A sentence that describes the map for screen readers. */
  summary: string
  /** People in the region in words ("2.46 M people"); null until known. */
  population: string | null
  highlightedScreenId?: string | null
  onHighlightScreen?: (id: string | null) => void
  onToggleScreen?: (id: string) => void
  /** A press on the map where no screen is. */
  onPress?: (point: GeoPoint) => void
  /** Without it the circles have no handle. */
  onRadiusChange?: (circleId: string, radiusKm: number) => void
  maxRadiusKm: number
  radiusStepKm: number
}
