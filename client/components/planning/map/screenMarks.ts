import type { MapScreen } from './ground/mapRegion.ts'
import type { LabelBox } from './ground/mapLabels.ts'
import { toScreen, worldPoint, type MapView, type WorldPoint } from './ground/mapView.ts'

/** One screen, or several that would overlap, at their drawn position in world units. */
export interface ScreenMark extends WorldPoint {
  screens: readonly [MapScreen, ...MapScreen[]]
  /** The number of selected ones. */
  chosen: number
}

/** Screens closer than this many pixels share one mark with their count. */
export const MARK_PIXELS = 34

/**
 * Similar zooms have the same marks, so that screens do not merge and split in each frame of an
 * animation.
 */
export const markZoom = ({ k }: MapView): number => 2 ** (Math.round(Math.log2(k) * 2) / 2)

/**
 * The marks of all screens at a zoom, in pixels per world unit: each screen joins the first mark
 * near it, so that no marks touch. Depends only on the zoom, so that panning does not change the
 * marks.
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

/** The area of a mark in the frame, which names must not cover. */
export function markBox(mark: ScreenMark, view: MapView): LabelBox {
  const { x, y } = toScreen(view, mark)
  const half = markRadius(mark)
  return { left: x - half, right: x + half, top: y - HALF_HEIGHT, bottom: y + HALF_HEIGHT }
}
