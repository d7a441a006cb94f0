import { pointAt, type GeoPoint } from '#domain/foundation/geo/distance.ts'
import type { RegionCell, StateTotal } from '#domain/foundation/geo/place.ts'
import type { MapFile } from './mapFiles.ts'
import type { MapGround } from './mapGround.ts'
import { boxAround, unitedBox, worldPoint, type WorldBox, type WorldPoint } from './mapView.ts'

/** A circle that a person drew around a place. */
export interface MapCircle extends GeoPoint {
  id: string
  label: string
  radiusKm: number
  /** The displayed radius: "60 mi". */
  radiusLabel: string
  /** Whether the region excludes it. */
  isExcluded?: boolean
}

/** A billboard on the map. */
export interface MapScreen extends GeoPoint {
  id: string
  name: string
  detail: string
  isSelected: boolean
}

/** The chosen region in the form that the map draws. */
export interface MapRegion {
  circles: readonly MapCircle[]
  /** Selected states; filled if the map knows their outline, otherwise marked at their center. */
  states: readonly StateTotal[]
  isWholeCountry: boolean
  /** Cells that the region reaches: dots sized by population. */
  reached: readonly RegionCell[]
}

/** Enough steps that no corner is visible. */
const RING_STEPS = 90

/**
 * The ring of a circle on the globe, in world units, which is not a circle on the map far from the
 * equator.
 */
export function circleRing(circle: MapCircle, centralMeridian: number): WorldPoint[] {
  return Array.from({ length: RING_STEPS + 1 }, (_, step) => {
    const { longitude, latitude } = pointAt(circle, (step * 360) / RING_STEPS, circle.radiusKm)
    return worldPoint(longitude, latitude, centralMeridian)
  })
}

/** The box that the frame should show for a region; null without a choice. */
export function regionBox(
  region: MapRegion,
  ground: MapGround,
  { centralMeridian }: Pick<MapFile, 'centralMeridian'>,
): WorldBox | null {
  if (region.isWholeCountry) return null
  const boxes: WorldBox[] = []
  for (const circle of region.circles) {
    const box = boxAround(circleRing(circle, centralMeridian))
    if (box) boxes.push(box)
  }
  for (const state of region.states) {
    const outline = ground.land.find(({ code }) => code === state.code)
    const { x, y } = worldPoint(state.longitude, state.latitude, centralMeridian)
    boxes.push(outline?.box ?? { minX: x - 200, maxX: x + 200, minY: y - 200, maxY: y + 200 })
  }
  const cells = boxAround(
    region.reached.map((cell) => worldPoint(cell.longitude, cell.latitude, centralMeridian)),
  )
  if (cells) boxes.push(cells)
  return unitedBox(boxes)
}

/** The box of the country as a whole. */
export function overviewBox({ overview, centralMeridian }: MapFile): WorldBox {
  const [west, south, east, north] = overview
  const topLeft = worldPoint(west, north, centralMeridian)
  const bottomRight = worldPoint(east, south, centralMeridian)
  return { minX: topLeft.x, minY: topLeft.y, maxX: bottomRight.x, maxY: bottomRight.y }
}
