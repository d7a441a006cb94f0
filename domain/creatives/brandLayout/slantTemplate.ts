import type { Canvas } from './adContent.ts'
import type { Box, Drawing, Point } from './drawing.ts'
import { inset, type Shape } from './geometry.ts'
import { pictureIn } from './pieces.ts'
import { fill, stripShare, styleOf, whole, type Scene } from './scene.ts'

/** The picture everywhere, under a slanted background for the texts with an accent stripe along its edge. */
export function slant(canvas: Canvas): Scene {
  const { ground, accent } = canvas.content.colors
  const { pad, shape, unit } = canvas
  const { width, height } = canvas.size
  const stripe = Math.max(3, unit * 0.022)
  const isAcross = shape === 'strip' || shape === 'wide'
  const lean = isAcross ? height * (shape === 'strip' ? 0.35 : 0.2) : width * 0.16
  const shares: Record<Shape, number> = {
    strip: stripShare(canvas, 1.5),
    wide: 0.44,
    square: 0.4,
    tall: 0.5,
    tower: 0.34,
  }
  const at = (isAcross ? width : height) * shares[shape]
  const edge = (by: number): readonly [Point, Point] =>
    isAcross
      ? [
          [at + by + lean / 2, 0],
          [at + by - lean / 2, height],
        ]
      : [
          [0, at + by + lean / 2],
          [width, at + by - lean / 2],
        ]
  const over = (by: number, color: string, part: 'ground' | 'shape'): Drawing => ({
    kind: 'polygon',
    part,
    color,
    points: isAcross
      ? [...edge(by), [width, height], [width, 0]]
      : [...edge(by), [width, height], [0, height]],
  })
  const end = at + stripe + lean / 2
  const pictured: Box = isAcross
    ? { x: 0, y: 0, width: end, height }
    : { x: 0, y: 0, width, height: end }
  const words: Box = isAcross
    ? { x: end, y: 0, width: width - end, height }
    : { x: 0, y: end, width, height: height - end }
  return {
    under: [
      fill(whole(canvas), ground),
      ...pictureIn(canvas, pictured),
      over(0, accent, 'shape'),
      { ...over(stripe, ground, 'shape'), order: 1 },
    ],
    box: inset(words, {
      left: isAcross ? pad * 0.5 : pad,
      right: pad,
      top: isAcross ? pad : pad * 0.5,
      bottom: pad,
    }),
    style: styleOf(canvas),
  }
}
