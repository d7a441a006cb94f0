import { wordsOn } from '../brandKit/contrast.ts'
import type { KitTemplate } from '../brandKit/kitChoices.ts'
import type { Canvas } from './adContent.ts'
import type { Box } from './drawing.ts'
import { inset, type Shape } from './geometry.ts'
import { pictureIn } from './pieces.ts'
import { round } from './roundTemplate.ts'
import { cut, fill, stripShare, styleOf, whole, type Scene } from './scene.ts'
import { slant } from './slantTemplate.ts'

/** Picture and texts side by side, with an accent bar between them. */
function split(canvas: Canvas): Scene {
  const { pad, unit } = canvas
  const shares: Record<Shape, number> = {
    strip: stripShare(canvas, 1.5),
    wide: 0.44,
    square: 0.38,
    tall: 0.46,
    tower: 0.34,
  }
  const [first, second] = cut(canvas, shares[canvas.shape])
  const isAcross = canvas.shape === 'strip' || canvas.shape === 'wide'
  const bar = Math.max(2, Math.round(unit * 0.009))
  return {
    under: [
      fill(whole(canvas), canvas.content.colors.ground),
      ...pictureIn(canvas, first),
      fill(
        { ...second, ...(isAcross ? { width: bar } : { height: bar }) },
        canvas.content.colors.accent,
        'shape',
      ),
    ],
    box: inset(inset(second, pad), isAcross ? { left: bar } : { top: bar }),
    style: styleOf(canvas),
  }
}

/** The picture everywhere, and each line of the headline on its own label. */
function labels(canvas: Canvas): Scene {
  const { ground } = canvas.content.colors
  return {
    under: [fill(whole(canvas), ground), ...pictureIn(canvas, whole(canvas))],
    box: inset(whole(canvas), canvas.pad),
    style: styleOf(canvas, {
      isLabelled: true,
      valign: 'bottom',
      logo: 'top',
      logoPlate: ground,
      scale: 0.9,
    }),
  }
}

/** No picture: the largest possible texts on the accent color, between rules. */
function type(canvas: Canvas): Scene {
  const { ground, text, accent } = canvas.content.colors
  const { pad, unit, shape } = canvas
  const ink = wordsOn(accent, [ground, text])
  const rule = Math.max(2, Math.round(unit * 0.016))
  const all = whole(canvas)
  const style = styleOf(canvas, {
    ink,
    on: accent,
    plateInk: ink,
    valign: 'top',
    scale: 1.7,
    action: { fill: ground, ink: wordsOn(ground, [text, accent]), isPill: false },
  })
  const across: Box = { x: pad, y: pad, width: all.width - 2 * pad, height: rule }
  const upright: Box = { x: pad, y: pad, width: rule, height: all.height - 2 * pad }
  return shape === 'strip'
    ? {
        under: [fill(all, accent), fill(upright, ink, 'shape')],
        box: inset(all, { left: pad + rule + pad, right: pad, top: pad, bottom: pad }),
        style,
      }
    : {
        under: [fill(all, accent), fill(across, ink, 'shape')],
        box: inset(all, { left: pad, right: pad, top: pad + rule + pad * 0.7, bottom: pad }),
        style,
      }
}

/** A mat around everything, the picture with round corners, the texts centered. */
function frame(canvas: Canvas): Scene {
  const { ground, accent } = canvas.content.colors
  const { pad, unit } = canvas
  const mat = Math.max(2, Math.round(Math.min(pad * 0.45, unit * 0.022)))
  const inner = inset(whole(canvas), mat)
  const shares: Record<Shape, number> = {
    strip: stripShare(canvas, 1.3),
    wide: 0.5,
    square: 0.42,
    tall: 0.5,
    tower: 0.32,
  }
  const [first, second] = cut(canvas, shares[canvas.shape])
  const isAcross = canvas.shape === 'strip' || canvas.shape === 'wide'
  const margin = mat + Math.max(3, pad * 0.45)
  const picture = inset(
    first,
    isAcross
      ? { left: margin, top: margin, bottom: margin }
      : { left: margin, top: margin, right: margin },
  )
  return {
    under: [
      fill(whole(canvas), accent),
      { kind: 'rect', part: 'ground', box: inner, color: ground, radius: mat * 1.5 },
      ...pictureIn(canvas, picture, Math.max(3, unit * 0.02)),
    ],
    box: inset(second, {
      left: isAcross ? pad : margin + pad * 0.3,
      right: margin + pad * 0.3,
      top: isAcross ? margin + pad * 0.3 : pad * 0.7,
      bottom: margin + pad * 0.3,
    }),
    style: styleOf(canvas, {
      align: 'center',
      action: { ...styleOf(canvas).action, isPill: true },
    }),
  }
}

/** The scene of each template. */
export const TEMPLATES = {
  split,
  labels,
  type,
  frame,
  round,
  slant,
} as const satisfies Record<KitTemplate, (canvas: Canvas) => Scene>
