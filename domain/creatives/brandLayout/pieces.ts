import { mixColors } from '../brandKit/contrast.ts'
import { LOGO_PLATE_COLORS } from '../brandKit/logoContrast.ts'
import type { Canvas } from './adContent.ts'
import type { Box, Drawing, Font } from './drawing.ts'
import { ASCENT, balanceText, sizesDown } from './fitText.ts'
import { contain, coverCrop } from './geometry.ts'

/** A sized element that a layout positions. */
export interface Piece {
  width: number
  height: number
  drawAt: (x: number, y: number) => Drawing[]
}

export interface BrandStyle {
  maxWidth: number
  maxHeight: number
  /** The name's color and background. */
  ink: string
  on: string
  /** A plate that the layout itself needs, such as on a picture. */
  plate?: string
}

/** The logo, or the name instead; null if neither fits. */
export function brandPiece(canvas: Canvas, style: BrandStyle): Piece | null {
  const { logo, logoPlate } = canvas.content
  const chosen = logo && logoPlate !== 'none' ? LOGO_PLATE_COLORS[logoPlate] : undefined
  const plate = chosen ?? style.plate
  const margin = plate ? Math.max(3, style.maxHeight * 0.18) : 0
  const room = {
    x: 0,
    y: 0,
    width: style.maxWidth - 2 * margin,
    height: style.maxHeight - 2 * margin,
  }
  const mark = logo ? logoMark(logo, room) : nameMark(canvas, room, style)
  if (!mark || !plate) return mark
  const [width, height] = [mark.width + 2 * margin, mark.height + 2 * margin]
  return {
    width,
    height,
    drawAt: (x, y) => [
      {
        kind: 'rect',
        part: 'logo',
        box: { x, y, width, height },
        color: plate,
        radius: margin * 0.6,
      },
      ...mark.drawAt(x + margin, y + margin),
    ],
  }
}

function logoMark(logo: { width: number; height: number }, room: Box): Piece | null {
  const ratio = logo.width / logo.height
  const { width, height } = contain(ratio, room)
  if (width < 4 || height < 4) return null
  return {
    width,
    height,
    drawAt: (x, y) => [{ kind: 'logo', part: 'logo', box: { x, y, width, height } }],
  }
}

function nameMark(
  { content: { name }, measure, minText }: Canvas,
  room: Box,
  { ink, on }: BrandStyle,
): Piece | null {
  if (!name) return null
  const largest = Math.max(minText, room.height * 0.62)
  const inOneLine = sizesDown(largest, minText).find(
    (size) => measure(name, nameFont(size)) <= room.width,
  )
  const set = (lines: readonly string[], size: number) =>
    textPiece(lines, nameFont(size), { ink, on, part: 'logo', measure, lineHeight: NAME_HEIGHT })
  if (inOneLine !== undefined && inOneLine >= largest * LEAST_OF_ONE_LINE)
    return set([name], inOneLine)
  for (const size of sizesDown(largest, Math.max(minText, inOneLine ?? 0))) {
    const lines = balanceText(name, room.width, nameFont(size), measure)
    if (!lines || lines.length > NAME_LINES) continue
    if (lines.length * size * NAME_HEIGHT <= room.height) return set(lines, size)
  }
  return inOneLine === undefined ? null : set([name], inOneLine)
}

/** A name whose one-line size would be below this share of its usual size is broken into lines. */
const LEAST_OF_ONE_LINE = 0.6
const NAME_LINES = 3
const NAME_HEIGHT = 1.1

const nameFont = (size: number): Font => ({ face: 'display', weight: 700, size })

/** Lines of text as one element, left-aligned and stacked. */
export function textPiece(
  lines: readonly string[],
  font: Font,
  options: {
    ink: string
    on: string
    part: 'logo' | 'headline' | 'line' | 'action'
    measure: Canvas['measure']
    lineHeight: number
  },
): Piece {
  const { ink, on, part, measure, lineHeight } = options
  const widths = lines.map((line) => measure(line, font))
  const [width, height] = [Math.max(0, ...widths), lines.length * font.size * lineHeight]
  return {
    width,
    height,
    drawAt: (x, y) => [
      {
        kind: 'text',
        part,
        font,
        color: ink,
        on,
        box: { x, y, width, height },
        lines: lines.map((text, index) => ({
          text,
          x,
          baseline: y + font.size * (ASCENT[font.face] + index * lineHeight),
        })),
      },
    ],
  }
}

export interface ActionStyle {
  fill: string
  ink: string
  /** Round ends or corners. */
  isPill: boolean
}

/** The call to action as a button; null if it is missing or too long. */
export function actionPiece(
  { content: { action }, measure, minText, unit }: Canvas,
  maxWidth: number,
  { fill, ink, isPill }: ActionStyle,
): Piece | null {
  if (!action) return null
  const widthAt = (size: number) => measure(action, actionFont(size)) + 2 * PAD_X * size
  const size = sizesDown(Math.max(minText, unit * 0.044), minText).find(
    (one) => widthAt(one) <= maxWidth,
  )
  if (size === undefined) return null
  const [width, height] = [widthAt(size), size * 2.1]
  const font = actionFont(size)
  return {
    width,
    height,
    drawAt: (x, y) => {
      const box = { x, y, width, height }
      const words = {
        x: x + PAD_X * size,
        y: y + size * 0.45,
        width: width - 2 * PAD_X * size,
        height: size * 1.2,
      }
      const radius = isPill ? height / 2 : size * 0.35
      return [
        { kind: 'rect', part: 'action', box, color: fill, radius },
        {
          kind: 'text',
          part: 'action',
          font,
          color: ink,
          on: fill,
          box: words,
          lines: [{ text: action, x: words.x, baseline: y + height / 2 + size * 0.35 }],
        },
      ]
    },
  }
}

const PAD_X = 1
const actionFont = (size: number): Font => ({ face: 'text', weight: 650, size })

/** The picture in a box or, without one, a landscape in the kit's colors. */
export function pictureIn(canvas: Canvas, box: Box, radius = 0): Drawing[] {
  const { picture, focus } = canvas.content
  const clip = { box, radius }
  if (picture)
    return [{ kind: 'picture', part: 'picture', box, source: coverCrop(picture, box, focus), clip }]
  return landscape(canvas, box, clip)
}

function landscape(
  { content: { colors } }: Canvas,
  box: Box,
  clip: NonNullable<Drawing['clip']>,
): Drawing[] {
  const { ground, text, accent } = colors
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const
  const sky = mixColors(mixColors(ground, text, 0.82), accent, 0.22)
  const hill = (share: number) => mixColors(ground, sky, share)
  const sun = Math.min(box.width, box.height) * 0.2
  const drawn = { part: 'picture', clip } as const
  return [
    { ...drawn, kind: 'rect', box, color: sky },
    { ...drawn, kind: 'circle', center: at(0.66, 0.4), radius: sun, color: accent },
    {
      ...drawn,
      kind: 'polygon',
      color: hill(0.55),
      points: [
        at(0, 0.62),
        at(0.2, 0.44),
        at(0.42, 0.66),
        at(0.6, 0.52),
        at(1, 0.74),
        at(1, 1),
        at(0, 1),
      ],
    },
    {
      ...drawn,
      kind: 'polygon',
      color: hill(0.28),
      points: [
        at(0, 0.8),
        at(0.3, 0.66),
        at(0.55, 0.82),
        at(0.8, 0.64),
        at(1, 0.78),
        at(1, 1),
        at(0, 1),
      ],
    },
    {
      ...drawn,
      kind: 'polygon',
      color: hill(0.06),
      points: [at(0, 0.93), at(0.45, 0.82), at(1, 0.92), at(1, 1), at(0, 1)],
    },
  ]
}
