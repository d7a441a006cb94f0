import type { PixelSize } from '#domain/catalogue/creativeLimit.ts'

/** A point in a picture, as shares of its width and height from the upper left. */
export interface Point {
  x: number
  y: number
}

/** A part of a picture, in fractional pixels of the picture. */
export interface Frame extends Point {
  width: number
  height: number
}

export const CENTER: Point = { x: 0.5, y: 0.5 }
/** Maximum zoom of the frame: beyond it a picture is mostly blur. */
const MAX_ZOOM = 4

/**
 * The part of a picture with the target's shape, around a center as far as the edges allow. `zoom`
 * 1 is the largest such part; 2 has half its sides.
 */
export function cropFrame(size: PixelSize, target: PixelSize, center: Point, zoom = 1): Frame {
  const scale = Math.min(size.width / target.width, size.height / target.height) / zoom
  const width = Math.min(size.width, target.width * scale)
  const height = Math.min(size.height, target.height * scale)
  return {
    x: within(center.x * size.width - width / 2, 0, size.width - width),
    y: within(center.y * size.height - height / 2, 0, size.height - height),
    width,
    height,
  }
}

/** The center of a frame. */
export function centerOf(frame: Frame, size: PixelSize): Point {
  return {
    x: (frame.x + frame.width / 2) / size.width,
    y: (frame.y + frame.height / 2) / size.height,
  }
}

/** The point of a frame that is nearest to a given one. */
export function pointWithin(point: Point, frame: Frame, size: PixelSize): Point {
  return {
    x: within(point.x, frame.x / size.width, (frame.x + frame.width) / size.width),
    y: within(point.y, frame.y / size.height, (frame.y + frame.height) / size.height),
  }
}

/**
 * The position of a whole picture in a target, in whole pixels of the target; the rest are bars.
 */
export function barsFrame(size: PixelSize, target: PixelSize): Frame {
  const scale = Math.min(target.width / size.width, target.height / size.height)
  const width = Math.min(target.width, Math.max(1, Math.round(size.width * scale)))
  const height = Math.min(target.height, Math.max(1, Math.round(size.height * scale)))
  return {
    x: Math.floor((target.width - width) / 2),
    y: Math.floor((target.height - height) / 2),
    width,
    height,
  }
}

/**
 * The zoom into a picture beyond which a target's pixels would show; 1 if it is already too small.
 */
export function maxZoom(size: PixelSize, target: PixelSize): number {
  const scale = Math.min(size.width / target.width, size.height / target.height)
  return within(scale, 1, MAX_ZOOM)
}

/** The share of a picture's area outside a frame. */
export function lostShare(frame: Frame, size: PixelSize): number {
  return 1 - (frame.width * frame.height) / (size.width * size.height)
}

export function within(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), Math.max(min, max))
}
