import type { CampaignCountry } from './campaignCountries.ts'
import type { GeoPoint } from './distance.ts'

/** South, north, west and east in degrees. */
type Box = readonly [south: number, north: number, west: number, east: number]

/** Boxes around each country with its islands, generous by some kilometers. */
const BOXES: Record<CampaignCountry, readonly Box[]> = {
  US: [
    [24.3, 49.5, -125, -66.8],
    [51, 71.6, -180, -129.9],
    [51, 53.5, 172, 180],
    [18.7, 22.5, -160.8, -154.6],
    [17.6, 18.7, -68, -64.4],
    [13.1, 20.7, 144.4, 146.2],
    [-14.7, -10.9, -171.2, -168],
  ],
  CA: [[41.6, 83.2, -141.1, -52.5]],
  GB: [[49.8, 61, -8.8, 1.9]],
  DE: [[47.2, 55.2, 5.8, 15.1]],
  AT: [[46.3, 49.1, 9.4, 17.3]],
  CH: [[45.7, 47.9, 5.8, 10.6]],
  AU: [
    [-43.9, -9, 112.5, 154.3],
    [-31.8, -28.9, 158.9, 168.1],
  ],
  NZ: [
    [-47.6, -33.9, 166.1, 179.2],
    [-44.6, -43.5, -177, -175.9],
  ],
}

/**
 * Whether a point is in the bounding box of a country, which may include parts of its neighbors.
 */
export const isInBounds = ({ latitude, longitude }: GeoPoint, country: CampaignCountry): boolean =>
  BOXES[country].some(
    ([south, north, west, east]) =>
      latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  )
