import type { PixelSize } from '#domain/catalogue/creativeLimit.ts'
import type { Box } from './drawing.ts'

/** The shapes that a layout distinguishes: a leaderboard, a wide screen, a rectangle, a portrait one, a skyscraper. */
export type Shape = 'strip' | 'wide' | 'square' | 'tall' | 'tower'

export function shapeOf({ width, height }: PixelSize): Shape {
  const ratio = width / height
  if (ratio >= 3.2) return 'strip'
  if (ratio >= 1.4) return 'wide'
  if (ratio >= 0.85) return 'square'
  return ratio >= 0.35 ? 'tall' : 'tower'
}

export interface Inset {
  left?: number
  right?: number
  top?: number
  bottom?: number
}

/** A box inset on each side. */
export function inset(box: Box, by: number | Inset): Box {
  const sides = typeof by === 'number' ? { left: by, right: by, top: by, bottom: by } : by
  const { left = 0, right = 0, top = 0, bottom = 0 } = sides
  return {
    x: box.x + left,
    y: box.y + top,
    width: Math.max(0, box.width - left - right),
    height: Math.max(0, box.height - top - bottom),
  }
}

/** The largest box of a ratio inside another; `align` is its position, 0 at the start, 1 at the end. */
export function contain(
  ratio: number,
  box: Box,
  align: { x: number; y: number } = { x: 0, y: 0.5 },
): Box {
  const width = Math.min(box.width, box.height * ratio)
  const height = width / ratio
  return {
    x: box.x + (box.width - width) * align.x,
    y: box.y + (box.height - height) * align.y,
    width,
    height,
  }
}

/**
 * The largest part of a picture that fills a box, centered on the area that must stay visible as far as the picture
 * allows.
 */
export function coverCrop(
  picture: PixelSize,
  box: PixelSize,
  focus: { x: number; y: number },
): Box {
  const scale = Math.max(box.width / picture.width, box.height / picture.height)
  const [width, height] = [box.width / scale, box.height / scale]
  const start = (center: number, own: number, all: number) =>
    Math.min(Math.max(0, center * all - own / 2), Math.max(0, all - own))
  return {
    x: start(focus.x, width, picture.width),
    y: start(focus.y, height, picture.height),
    width: Math.min(width, picture.width),
    height: Math.min(height, picture.height),
  }
}

/** Whether two boxes share more than an edge. */
export function overlaps(a: Box, b: Box): boolean {
  const hair = 0.01
  return (
    a.x + hair < b.x + b.width &&
    b.x + hair < a.x + a.width &&
    a.y + hair < b.y + b.height &&
    b.y + hair < a.y + a.height
  )
}

/** Whether a box lies within a canvas. */
export function liesWithin(box: Box, { width, height }: PixelSize): boolean {
  const hair = 0.01
  return (
    box.x >= -hair &&
    box.y >= -hair &&
    box.x + box.width <= width + hair &&
    box.y + box.height <= height + hair
  )
}
