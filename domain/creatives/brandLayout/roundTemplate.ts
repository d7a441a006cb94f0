import { mixColors } from '../brandKit/contrast.ts'
import type { Canvas } from './adContent.ts'
import type { Box, Point } from './drawing.ts'
import { inset } from './geometry.ts'
import { pictureIn } from './pieces.ts'
import { fill, styleOf, whole, type Scene } from './scene.ts'

/** The picture in a large circle that bleeds off the canvas, with a small accent circle at its edge. */
export function round(canvas: Canvas): Scene {
  const { ground, accent } = canvas.content.colors
  const { pad } = canvas
  const { width, height } = canvas.size
  const all = whole(canvas)
  const { x, y, r, dot, box } = roundPlaces(canvas)
  const disc: Box = { x: x - r, y: y - r, width: 2 * r, height: 2 * r }
  const style = styleOf(canvas)
  return {
    under: [
      fill(all, ground),
      {
        kind: 'circle',
        part: 'shape',
        center: [x, y],
        radius: r * 1.07,
        color: mixColors(ground, accent, 0.35),
      },
      ...pictureIn(canvas, disc, r),
      { kind: 'circle', part: 'shape', order: 1, center: dot, radius: r * 0.17, color: accent },
    ],
    box: inset(
      {
        x: box.x,
        y: box.y,
        width: Math.min(box.width, width),
        height: Math.min(box.height, height),
      },
      pad,
    ),
    style: { ...style, action: { ...style.action, isPill: true } },
  }
}

interface RoundPlaces {
  x: number
  y: number
  r: number
  dot: Point
  box: Box
}

/** The positions of the circle and its dot, and the box of the texts, which overlaps neither. */
function roundPlaces({ shape, size: { width, height } }: Canvas): RoundPlaces {
  switch (shape) {
    case 'strip': {
      const r = height * 0.74
      const x = height * 0.42
      const end = x + r * 1.07
      return {
        x,
        y: height * 0.5,
        r,
        dot: [x + r * 0.82, height * 0.78],
        box: { x: end, y: 0, width: width - end, height },
      }
    }
    case 'wide':
    case 'square': {
      const r = shape === 'wide' ? height * 0.56 : width * 0.34
      const x = shape === 'wide' ? width - r * 0.72 : width - r * 0.5
      return {
        x,
        y: height * 0.46,
        r,
        dot: [x - r * 0.62, height * 0.46 + r * 0.78],
        box: { x: 0, y: 0, width: x - r * 1.07, height },
      }
    }
    case 'tall':
    case 'tower': {
      const r = width * (shape === 'tall' ? 0.5 : 0.62)
      const [x, y] = [width * 0.62, r * 0.72]
      const end = y + r * 1.07
      return {
        x,
        y,
        r,
        dot: [x - r * 0.72, y + r * 0.66],
        box: { x: 0, y: end, width, height: height - end },
      }
    }
    default:
      return shape satisfies never
  }
}
