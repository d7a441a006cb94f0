import type { Canvas } from './adContent.ts'
import type { Box, Drawing, Font } from './drawing.ts'
import { balanceText, cutText, LINE_HEIGHT, sizesDown } from './fitText.ts'
import { textPiece, type Piece } from './pieces.ts'

export interface StackStyle {
  /** Text color and background. */
  ink: string
  on: string
  /** Each line of the headline on its own label; the secondary line on a label of the other color. */
  isLabelled: boolean
  /** Text on a plate or label. */
  plateInk: string
  align: 'start' | 'center'
  valign: 'top' | 'center' | 'bottom'
  /** Relative headline size: 1 is usual. */
  scale: number
}

export interface Stack {
  drawings: Drawing[]
  notes: ('headline_cut' | 'line_left_out' | 'action_left_out')[]
}

const MAX_LINES = {
  strip: { headline: 2, line: 1 },
  wide: { headline: 4, line: 3 },
  square: { headline: 4, line: 3 },
  tall: { headline: 5, line: 3 },
  tower: { headline: 7, line: 6 },
} as const

/** Labels are closer together than their letters need. */
const LABEL = { height: 1.3, padX: 0.3, baseline: 1 } as const

/**
 * Headline, line and call to action stacked, with the headline as large as possible. If not all of
 * them fit, the line is left out first, then the call to action; at last the headline is cut, which
 * its note reports.
 */
export function fitStack(canvas: Canvas, box: Box, style: StackStyle, action: Piece | null): Stack {
  const hasLine = canvas.content.line !== ''
  const attempts = [
    { withLine: hasLine, withAction: true },
    { withLine: false, withAction: true },
    { withLine: false, withAction: false },
  ]
  for (const { withLine, withAction } of attempts) {
    const own = withAction ? action : null
    const pieces = largestThatFit(canvas, box, style, { withLine, action: own })
    if (!pieces) continue
    return {
      drawings: placed(canvas, box, style, pieces),
      notes: [
        ...(hasLine && !withLine ? (['line_left_out'] as const) : []),
        ...(action && !withAction ? (['action_left_out'] as const) : []),
      ],
    }
  }
  return cutHeadline(canvas, box, style, action !== null)
}

interface Attempt {
  withLine: boolean
  action: Piece | null
}

const headlineFont = (size: number): Font => ({ face: 'display', weight: 750, size })
const lineFont = (size: number): Font => ({ face: 'text', weight: 500, size })

const smallestHeadline = ({ minText }: Canvas) => minText * 1.12

function largestThatFit(
  canvas: Canvas,
  box: Box,
  style: StackStyle,
  { withLine, action }: Attempt,
): Piece[] | null {
  const { minText, content, measure } = canvas
  const maxLines = MAX_LINES[canvas.shape]
  // The headline stays larger than the line below it.
  const smallest = withLine ? minText * 1.3 : smallestHeadline(canvas)
  const largest = Math.max(smallest, Math.sqrt(box.width * box.height) * 0.21 * style.scale)
  for (const size of sizesDown(largest, smallest)) {
    const inner = style.isLabelled ? box.width - 2 * LABEL.padX * size : box.width
    const headline = balanceText(content.headline, inner, headlineFont(size), measure)
    if (!headline || headline.length > maxLines.headline) continue
    const lineSize = Math.max(minText, Math.min(size * 0.44, canvas.unit * 0.055))
    const lineWidth = style.isLabelled ? box.width - 2 * LABEL.padX * lineSize : box.width
    const line = withLine ? balanceText(content.line, lineWidth, lineFont(lineSize), measure) : []
    if (!line || line.length > maxLines.line) continue
    const pieces = [
      headlinePiece(canvas, style, headline, size),
      ...(line.length > 0 ? [linePiece(canvas, style, line, lineSize)] : []),
      ...(action ? [action] : []),
    ]
    if (heightWith(canvas, pieces) <= box.height) return pieces
  }
  return null
}

const gapOf = ({ unit }: Canvas, piece: Piece) =>
  Math.min(Math.max(3, unit * 0.032), Math.max(3, piece.height * 0.4))

const heightWith = (canvas: Canvas, pieces: readonly Piece[]) =>
  pieces.reduce(
    (sum, piece, index) => sum + piece.height + (index > 0 ? gapOf(canvas, piece) : 0),
    0,
  )

function placed(canvas: Canvas, box: Box, style: StackStyle, pieces: readonly Piece[]): Drawing[] {
  const share = { top: 0, center: 0.5, bottom: 1 }[style.valign]
  let y = box.y + (box.height - heightWith(canvas, pieces)) * share
  return pieces.flatMap((piece, index) => {
    if (index > 0) y += gapOf(canvas, piece)
    const x = box.x + (style.align === 'center' ? (box.width - piece.width) / 2 : 0)
    const drawings = piece.drawAt(x, y)
    y += piece.height
    return style.align === 'center' ? drawings.map(centered(canvas, piece, x)) : drawings
  })
}

/** Centers each line of a text in its element. */
export const centered =
  ({ measure }: Canvas, { width }: Piece, x: number) =>
  (drawing: Drawing): Drawing =>
    drawing.kind === 'text' && drawing.lines.length > 1
      ? {
          ...drawing,
          lines: drawing.lines.map((line) => ({
            ...line,
            x: x + (width - measure(line.text, drawing.font)) / 2,
          })),
        }
      : drawing

function headlinePiece(
  { measure }: Canvas,
  style: StackStyle,
  lines: readonly string[],
  size: number,
): Piece {
  const font = headlineFont(size)
  const { ink, on } = style
  return style.isLabelled
    ? labelled(lines, font, { fill: on, ink, part: 'headline', measure })
    : textPiece(lines, font, {
        ink,
        on,
        part: 'headline',
        measure,
        lineHeight: LINE_HEIGHT.display,
      })
}

function linePiece(
  { measure }: Canvas,
  style: StackStyle,
  lines: readonly string[],
  size: number,
): Piece {
  const font = lineFont(size)
  const { ink, on } = style
  return style.isLabelled
    ? labelled(lines, font, { fill: ink, ink: on, part: 'line', measure })
    : textPiece(lines, font, { ink, on, part: 'line', measure, lineHeight: LINE_HEIGHT.text })
}

function labelled(
  lines: readonly string[],
  font: Font,
  options: { fill: string; ink: string; part: 'headline' | 'line'; measure: Canvas['measure'] },
): Piece {
  const { fill, ink, part, measure } = options
  const widths = lines.map((line) => measure(line, font))
  const { size } = font
  const [padX, step] = [LABEL.padX * size, LABEL.height * size]
  return {
    width: Math.max(0, ...widths) + 2 * padX,
    height: lines.length * step,
    drawAt: (x, y) =>
      lines.flatMap((text, order): Drawing[] => {
        const top = y + order * step
        const width = widths[order] ?? 0
        // Overlaps the next label slightly, so that nothing shows between two labels.
        const height = order < lines.length - 1 ? step + 0.6 : step
        const label = { x, y: top, width: width + 2 * padX, height }
        return [
          { kind: 'rect', part, order, box: label, color: fill },
          {
            kind: 'text',
            part,
            order,
            font,
            color: ink,
            on: fill,
            box: { x: x + padX, y: top, width, height: step },
            lines: [{ text, x: x + padX, baseline: top + size * LABEL.baseline }],
          },
        ]
      }),
  }
}

function cutHeadline(canvas: Canvas, box: Box, style: StackStyle, hadAction: boolean): Stack {
  const size = smallestHeadline(canvas)
  const font = headlineFont(size)
  const step = style.isLabelled ? LABEL.height * size : size * LINE_HEIGHT.display
  const maxLines = Math.max(
    1,
    Math.min(MAX_LINES[canvas.shape].headline, Math.floor(box.height / step)),
  )
  const width = style.isLabelled ? box.width - 2 * LABEL.padX * size : box.width
  const { lines } = cutText(canvas.content.headline, { width, maxLines, font }, canvas.measure)
  return {
    drawings: placed(canvas, box, style, [headlinePiece(canvas, style, lines, size)]),
    notes: [
      'headline_cut',
      ...(canvas.content.line ? (['line_left_out'] as const) : []),
      ...(hadAction ? (['action_left_out'] as const) : []),
    ],
  }
}
