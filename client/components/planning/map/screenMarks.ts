import type { MapScreen } from './ground/mapRegion.ts'
import type { LabelBox } from './ground/mapLabels.ts'
import { toScreen, worldPoint, type MapView, type WorldPoint } from './ground/mapView.ts'

/** One screen, or several that would cover each other, where they are drawn: in world units. */
export interface ScreenMark extends WorldPoint {
  screens: readonly [MapScreen, ...MapScreen[]]
  /** How many of them are chosen. */
  chosen: number
}

/** Screens nearer to each other than this many pixels are drawn as one mark with their count. */
export const MARK_PIXELS = 34

/** Zooms that are hardly apart are marked alike: screens do not join and part in each frame of a flight. */
export const markZoom = ({ k }: MapView): number => 2 ** (Math.round(Math.log2(k) * 2) / 2)

/**
 * The marks of all screens at a zoom, in pixels to the world unit: each screen goes to the first that stands near by and
 * has a mark, so that no marks touch. It depends on the zoom alone, so that a map that is moved keeps its marks.
 */
export function screenMarks(
  screens: readonly MapScreen[],
  zoom: number,
  centralMeridian: number,
): ScreenMark[] {
  const reach = MARK_PIXELS / zoom
  const begun: { at: WorldPoint; screens: [MapScreen, ...MapScreen[]] }[] = []
  const byField = new Map<string, typeof begun>()
  const fieldOf = (x: number, y: number) => `${x}:${y}`
  for (const screen of screens) {
    const at = worldPoint(screen.longitude, screen.latitude, centralMeridian)
    const [column, row] = [Math.floor(at.x / reach), Math.floor(at.y / reach)]
    const near = [-1, 0, 1]
      .flatMap((dx) =>
        [-1, 0, 1].flatMap((dy) => byField.get(fieldOf(column + dx, row + dy)) ?? []),
      )
      .find((mark) => Math.hypot(mark.at.x - at.x, mark.at.y - at.y) < reach)
    if (near) {
      near.screens.push(screen)
      continue
    }
    const mark = { at, screens: [screen] as [MapScreen] }
    begun.push(mark)
    const field = fieldOf(column, row)
    byField.set(field, [...(byField.get(field) ?? []), mark])
  }
  return begun.map(({ at, screens: marked }) => ({
    x: at.x,
    y: at.y,
    screens: marked,
    chosen: marked.filter(({ isSelected }) => isSelected).length,
  }))
}

/** Half the width of a mark in pixels: room for its count. */
export const markRadius = ({ screens }: ScreenMark): number =>
  screens.length === 1 ? 6 : 9 + 2 * String(screens.length).length

const HALF_HEIGHT = 10

/** Where a mark stands in the frame: names leave it free. */
export function markBox(mark: ScreenMark, view: MapView): LabelBox {
  const { x, y } = toScreen(view, mark)
  const half = markRadius(mark)
  return { left: x - half, right: x + half, top: y - HALF_HEIGHT, bottom: y + HALF_HEIGHT }
}
