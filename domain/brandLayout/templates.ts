import { mixColors, wordsOn } from '../brandKit/contrast.ts'
import type { KitTemplate } from '../brandKit/kitChoices.ts'
import type { Canvas } from './adContent.ts'
import type { Box, Drawing, Point } from './drawing.ts'
import { inset, type Shape } from './geometry.ts'
import type { PanelStyle } from './panel.ts'
import { pictureIn } from './pieces.ts'

/** A template in a format: what lies below, and where in which manner things are said. */
export interface Scene {
  under: Drawing[]
  box: Box
  style: PanelStyle
}

const whole = ({ size }: Canvas): Box => ({ x: 0, y: 0, ...size })

const fill = (box: Box, color: string, part: 'ground' | 'shape' = 'ground'): Drawing => ({
  kind: 'rect',
  part,
  box,
  color,
})

function styleOf({ content: { colors } }: Canvas, own: Partial<PanelStyle> = {}): PanelStyle {
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

/** The canvas cut in two: the first part gets a share of it, at the left of what is wide, else at the top. */
function cut(canvas: Canvas, share: number): [first: Box, second: Box] {
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

/** A leaderboard's picture is about as wide as this many heights; of a small one it leaves the words their room. */
const stripShare = ({ size: { width, height } }: Canvas, heights: number) =>
  Math.min(width < SMALL_STRIP ? 0.15 : 0.24, (height * heights) / width)

const SMALL_STRIP = 400

/** Picture and words side by side, with a bar of the accent between them. */
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

/** The picture everywhere, and each line of the headline on a label of its own. */
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

/** No picture: the words as large as they go on the accent, between rules. */
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

/** A mat around everything, the picture with round corners, the words in the middle. */
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

/** The picture in a large circle that leaves the canvas, and a small one of the accent at its edge. */
function round(canvas: Canvas): Scene {
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

/** Where the circle and its dot lie, and the box of the words, which neither reaches. */
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

/** The picture everywhere, a slanted ground over it for the words, and a stripe of the accent along its edge. */
function slant(canvas: Canvas): Scene {
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

/** How each template is drawn. */
export const TEMPLATES = {
  split,
  labels,
  type,
  frame,
  round,
  slant,
} as const satisfies Record<KitTemplate, (canvas: Canvas) => Scene>
