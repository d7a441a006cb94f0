import type { Canvas } from './adContent.ts'
import type { Box, Drawing } from './drawing.ts'
import { actionPiece, brandPiece, type ActionStyle, type Piece } from './pieces.ts'
import { centered, fitStack, type StackStyle } from './stack.ts'

/** The parts of an ad that did not fit in a format. */
export type LayoutNote = 'headline_cut' | 'line_left_out' | 'action_left_out' | 'brand_left_out'

export interface PanelStyle extends StackStyle {
  action: ActionStyle
  /** The logo's position: above the texts, or below them next to the call to action. */
  logo: 'top' | 'bottom'
  /** The plate behind the logo, where the background is unreliable. */
  logoPlate?: string
}

export interface Panel {
  drawings: Drawing[]
  notes: LayoutNote[]
}

/** Logo, headline, line and call to action in their own box, without overlaps. */
export function layOutPanel(canvas: Canvas, box: Box, style: PanelStyle): Panel {
  return canvas.shape === 'strip' ? layStrip(canvas, box, style) : layColumn(canvas, box, style)
}

const brandIn = (canvas: Canvas, style: PanelStyle, maxWidth: number, maxHeight: number) =>
  brandPiece(canvas, {
    maxWidth,
    maxHeight,
    ink: style.logoPlate ? style.plateInk : style.ink,
    on: style.logoPlate ?? style.on,
    ...(style.logoPlate ? { plate: style.logoPlate } : {}),
  })

const noteIf = (isSo: boolean, note: LayoutNote): LayoutNote[] => (isSo ? [note] : [])

const wantsBrand = ({ content: { logo, name } }: Canvas) => logo !== null || name !== ''

const BESIDE_SHARE = 0.65

/** Stacked: for every format except a leaderboard. */
function layColumn(canvas: Canvas, box: Box, style: PanelStyle): Panel {
  const { unit, content } = canvas
  const gap = Math.max(6, unit * 0.035)
  const isTower = canvas.shape === 'tower'
  const height = Math.min(unit * 0.11, box.height * 0.2)
  const action = actionPiece(canvas, box.width, style.action)
  const beside = action ? box.width - action.width - gap : box.width
  const isTop = style.logo === 'top'
  const besideBrand =
    isTop || isTower ? null : brandIn(canvas, style, Math.min(beside, unit * 0.42), height)
  const widest = Math.min(box.width, isTower ? box.width : unit * 0.42)
  const ownBrand = brandIn(canvas, style, widest, height)
  // Next to the call to action only if it stays about as large as without the row.
  const isRow =
    action !== null &&
    besideBrand !== null &&
    besideBrand.width >= (ownBrand?.width ?? 0) * BESIDE_SHARE
  const brand = isRow ? besideBrand : ownBrand
  const row = rowHeight(isRow ? [action, brand] : [brand])
  const taken = row > 0 ? row + gap : 0
  const rest: Box = {
    ...box,
    y: isTop ? box.y + taken : box.y,
    height: Math.max(0, box.height - taken),
  }
  const stack = fitStack(canvas, rest, style, isRow ? null : action)
  const rowY = isTop ? box.y : box.y + box.height - row
  const center = (piece: Piece) => rowY + (row - piece.height) / 2
  const brandX = isRow
    ? box.x + box.width - (brand?.width ?? 0)
    : box.x + (box.width - (brand?.width ?? 0)) * (style.align === 'center' ? 0.5 : 0)
  const branded = brand ? brand.drawAt(brandX, center(brand)) : []
  return {
    drawings: [
      ...(brand && !isRow && style.align === 'center'
        ? branded.map(centered(canvas, brand, brandX))
        : branded),
      ...stack.drawings,
      ...(isRow ? action.drawAt(box.x, center(action)) : []),
    ],
    notes: [
      ...stack.notes,
      ...noteIf(content.action !== '' && action === null, 'action_left_out'),
      ...noteIf(wantsBrand(canvas) && brand === null, 'brand_left_out'),
    ],
  }
}

const rowHeight = (pieces: readonly (Piece | null)[]) =>
  Math.max(0, ...pieces.map((piece) => piece?.height ?? 0))

/** The minimum share of a leaderboard's width for its headline. */
const HEADLINE_SHARE = 0.34

/** Logo, texts and call to action side by side. */
function layStrip(canvas: Canvas, box: Box, style: PanelStyle): Panel {
  const { content } = canvas
  const gap = Math.max(6, box.height * 0.18)
  const brand = brandIn(canvas, style, box.width * 0.24, box.height * 0.72)
  const afterBrand = brand ? brand.width + gap : 0
  const room = box.width - afterBrand - box.width * HEADLINE_SHARE - gap
  const action = actionPiece(canvas, room, style.action)
  const words: Box = {
    ...box,
    x: box.x + afterBrand,
    width: box.width - afterBrand - (action ? action.width + gap : 0),
  }
  const stack = fitStack(canvas, words, { ...style, align: 'start', valign: 'center' }, null)
  const center = (piece: Piece) => box.y + (box.height - piece.height) / 2
  return {
    drawings: [
      ...(brand ? brand.drawAt(box.x, center(brand)) : []),
      ...stack.drawings,
      ...(action ? action.drawAt(box.x + box.width - action.width, center(action)) : []),
    ],
    notes: [
      ...stack.notes,
      ...noteIf(content.action !== '' && action === null, 'action_left_out'),
      ...noteIf(wantsBrand(canvas) && brand === null, 'brand_left_out'),
    ],
  }
}
