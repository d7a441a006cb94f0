import type { PdfDefinition } from './pdfDefinition.ts'

/** In points. */
const PAGE_WIDTH = { A4: 595.28, LETTER: 612 } as const

/** Width between the margins of a page, in points. */
export function contentWidth({ pageSize, pageMargins: [left, , right] }: PdfDefinition): number {
  return PAGE_WIDTH[pageSize] - left - right
}

/**
 * Minimum width of each part of a row: a given width, or a share of the rest. A part as wide as its content may get
 * more.
 */
export function partWidths(
  widths: readonly (string | number | undefined)[],
  room: number,
  gap = 0,
): number[] {
  const fixed = widths.filter((width) => typeof width === 'number')
  const taken = fixed.reduce((sum, width) => sum + width, gap * (widths.length - 1))
  const share = Math.max(0, room - taken) / Math.max(1, widths.length - fixed.length)
  return widths.map((width) => (typeof width === 'number' ? width : share))
}
