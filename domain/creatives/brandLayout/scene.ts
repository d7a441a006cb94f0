import { wordsOn } from '../brandKit/contrast.ts'
import type { Canvas } from './adContent.ts'
import type { Box, Drawing } from './drawing.ts'
import type { PanelStyle } from './panel.ts'

/** A template in a format: its background, and the position and style of its texts. */
export interface Scene {
  under: Drawing[]
  box: Box
  style: PanelStyle
}

/** The full canvas. */
export const whole = ({ size }: Canvas): Box => ({ x: 0, y: 0, ...size })

/** A solid box. */
export const fill = (box: Box, color: string, part: 'ground' | 'shape' = 'ground'): Drawing => ({
  kind: 'rect',
  part,
  box,
  color,
})

/** The usual style of texts in templates. */
export function styleOf(
  { content: { colors } }: Canvas,
  own: Partial<PanelStyle> = {},
): PanelStyle {
  const { ground, text, accent } = colors
  return {
    ink: text,
    on: ground,
    plateInk: text,
    isLabelled: false,
    align: 'start',
    valign: 'center',
    scale: 1,
    logo: 'bottom',
    action: { fill: accent, ink: wordsOn(accent, [ground, text]), isPill: false },
    ...own,
  }
}

/** Splits the canvas in two: the first part gets a share of it, on the left of a wide canvas, else at the top. */
export function cut(canvas: Canvas, share: number): [first: Box, second: Box] {
  const { width, height } = canvas.size
  const isAcross = canvas.shape === 'strip' || canvas.shape === 'wide'
  const at = Math.round((isAcross ? width : height) * share)
  return isAcross
    ? [
        { x: 0, y: 0, width: at, height },
        { x: at, y: 0, width: width - at, height },
      ]
    : [
        { x: 0, y: 0, width, height: at },
        { x: 0, y: at, width, height: height - at },
      ]
}

/** A leaderboard's picture is about this many heights wide; a small one leaves more room to the texts. */
export const stripShare = ({ size: { width, height } }: Canvas, heights: number) =>
  Math.min(width < SMALL_STRIP ? 0.15 : 0.24, (height * heights) / width)

const SMALL_STRIP = 400
