import type { GeoPoint } from '#domain/foundation/geo/distance.ts'

/** A position on the flat map (Mercator), in world units; y grows to the south. */
export interface WorldPoint {
  x: number
  y: number
}

export interface WorldBox {
  minX: number
  minY: number
  maxX: number
  maxY: number
}

/** The part of the world in the frame: pixel = world × k + (x, y). */
export interface MapView {
  k: number
  x: number
  y: number
}

export interface MapSize {
  width: number
  height: number
}

/** World units to the radian at the equator. */
export const WORLD_SCALE = 10_000
const MAX_LATITUDE = 84
/** About 15 m and 60 km to the pixel at the equator. */
export const MAX_ZOOM = 42
const MIN_ZOOM = 0.01
/** Pixels to the world unit above which county lines are drawn: about 1,300 km across on a desktop. */
export const DETAIL_ZOOM = 0.3

/**
 * Converts degrees to world units; `centralMeridian` is the longitude at x = 0, so that no country
 * is cut in two.
 */
export function worldPoint(
  longitude: number,
  latitude: number,
  centralMeridian: number,
): WorldPoint {
  const east = ((((longitude - centralMeridian + 180) % 360) + 360) % 360) - 180
  const phi = (Math.min(MAX_LATITUDE, Math.max(-MAX_LATITUDE, latitude)) * Math.PI) / 180
  return {
    x: ((east * Math.PI) / 180) * WORLD_SCALE,
    y: -Math.log(Math.tan(Math.PI / 4 + phi / 2)) * WORLD_SCALE,
  }
}

/** Converts world units to degrees. */
export function geoPoint({ x, y }: WorldPoint, centralMeridian: number): GeoPoint {
  const longitude = ((x / WORLD_SCALE) * 180) / Math.PI + centralMeridian
  return {
    longitude: ((((longitude + 180) % 360) + 360) % 360) - 180,
    latitude: ((2 * Math.atan(Math.exp(-y / WORLD_SCALE)) - Math.PI / 2) * 180) / Math.PI,
  }
}

export function toScreen(view: MapView, point: WorldPoint): WorldPoint {
  return { x: point.x * view.k + view.x, y: point.y * view.k + view.y }
}

export function toWorld(view: MapView, point: WorldPoint): WorldPoint {
  return { x: (point.x - view.x) / view.k, y: (point.y - view.y) / view.k }
}

/** The part of the world that is in the frame. */
export function viewBox(view: MapView, size: MapSize): WorldBox {
  const topLeft = toWorld(view, { x: 0, y: 0 })
  const bottomRight = toWorld(view, { x: size.width, y: size.height })
  return { minX: topLeft.x, minY: topLeft.y, maxX: bottomRight.x, maxY: bottomRight.y }
}

export function boxesMeet(a: WorldBox, b: WorldBox): boolean {
  return a.minX <= b.maxX && a.maxX >= b.minX && a.minY <= b.maxY && a.maxY >= b.minY
}

/** The smallest box around the points; null around none. */
export function boxAround(points: Iterable<WorldPoint>): WorldBox | null {
  const box = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity }
  for (const { x, y } of points) {
    box.minX = Math.min(box.minX, x)
    box.maxX = Math.max(box.maxX, x)
    box.minY = Math.min(box.minY, y)
    box.maxY = Math.max(box.maxY, y)
  }
  return box.minX <= box.maxX ? box : null
}

export function unitedBox(boxes: readonly WorldBox[]): WorldBox | null {
  return boxAround(
    boxes.flatMap(({ minX, minY, maxX, maxY }) => [
      { x: minX, y: minY },
      { x: maxX, y: maxY },
    ]),
  )
}

/** The view in which the box fills `share` of the frame. */
export function fittedView(box: WorldBox, size: MapSize, share = 0.8): MapView {
  const width = Math.max(box.maxX - box.minX, 8)
  const height = Math.max(box.maxY - box.minY, 8)
  const k = clampZoom(share * Math.min(size.width / width, size.height / height))
  return {
    k,
    x: size.width / 2 - ((box.minX + box.maxX) / 2) * k,
    y: size.height / 2 - ((box.minY + box.maxY) / 2) * k,
  }
}

/** Whether a box needs no new view: it is wholly in the frame and not too small. */
export function isWellShown(box: WorldBox, view: MapView, size: MapSize): boolean {
  const topLeft = toScreen(view, { x: box.minX, y: box.minY })
  const bottomRight = toScreen(view, { x: box.maxX, y: box.maxY })
  const inside =
    topLeft.x >= 0 && topLeft.y >= 0 && bottomRight.x <= size.width && bottomRight.y <= size.height
  const share = Math.max(
    (bottomRight.x - topLeft.x) / size.width,
    (bottomRight.y - topLeft.y) / size.height,
  )
  return inside && share >= 0.4
}

/** The view zoomed by `factor`; the world under `at` (pixels) stays in place. */
export function zoomedView(view: MapView, factor: number, at: WorldPoint): MapView {
  const k = clampZoom(view.k * factor)
  const ratio = k / view.k
  return { k, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }
}

export function pannedView(view: MapView, dx: number, dy: number): MapView {
  return { ...view, x: view.x + dx, y: view.y + dy }
}

/**
 * An intermediate view: the zoom changes exponentially, the center of the frame moves along a line.
 */
export function viewBetween(from: MapView, to: MapView, size: MapSize, share: number): MapView {
  const k = from.k * (to.k / from.k) ** share
  const middle = { x: size.width / 2, y: size.height / 2 }
  const start = toWorld(from, middle)
  const end = toWorld(to, middle)
  // The center moves evenly on screen rather than over ground.
  const moved = from.k === to.k ? share : (1 / k - 1 / from.k) / (1 / to.k - 1 / from.k)
  const x = start.x + (end.x - start.x) * moved
  const y = start.y + (end.y - start.y) * moved
  return { k, x: middle.x - x * k, y: middle.y - y * k }
}

function clampZoom(k: number): number {
  return Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, k))
}
