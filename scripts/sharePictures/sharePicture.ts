import { houseColor } from './houseColors.ts'
import { hueOf, mediaDrawing } from './mediaDrawing.ts'
import { HEADING, outlinedText, STRONG_TEXT, TEXT, wrapText } from './outlinedText.ts'
import type { SharedWords } from './sharedWords.ts'

export const WIDTH = 1200
export const HEIGHT = 630
const MARGIN = 72
const PANEL_WIDTH = 400
const TEXT_WIDTH = WIDTH - PANEL_WIDTH - MARGIN - 56
const BAND = 14
/** Title sizes, tried in order; the first that fits is used. */
const TITLE_SIZES = [78, 70, 62, 54, 48]
const TITLE_HEIGHT = 300
const LINE_HEIGHT = 1.08
const TIGHTNESS = 0.02

/** Lines of a title in the largest size that fits. Throws if none does. */
export function fitTitle(title: string): { size: number; lines: string[] } {
  for (const size of TITLE_SIZES) {
    const style = { font: HEADING, size, tightness: TIGHTNESS }
    const lines = wrapText(title, TEXT_WIDTH, style)
    if (lines && lines.length * size * LINE_HEIGHT <= TITLE_HEIGHT) return { size, lines }
  }
  throw new Error(`The title does not fit: ${title}`)
}

function logo(x: number, y: number): string {
  const ink = houseColor('ink')
  const sign = `<g transform="translate(${x} ${y}) scale(1.5)" fill="none" stroke="${ink}" stroke-width="3"><path d="M2 4h22v13H2z"/><path d="M6 8h7v5H6z" fill="${houseColor('cobalt')}" stroke="none"/><path d="M13 17.5v5M8 24h10"/></g>`
  const style = { font: HEADING, size: 28, tightness: TIGHTNESS }
  return sign + outlinedText('AdMarket Direct', { ...style, x: x + 52, y: y + 29, fill: ink })
}

/** A page's share picture as SVG: 1200 by 630, all texts as outlines. */
export function sharePicture({ eyebrow, title, mediaType, note }: SharedWords): string {
  const hue = mediaType ? hueOf(mediaType) : houseColor('cobalt')
  const { size, lines } = fitTitle(title)
  const step = size * LINE_HEIGHT
  const top = 218 + (TITLE_HEIGHT - lines.length * step) / 2
  const titleLines = lines.map((line, at) =>
    outlinedText(line, {
      font: HEADING,
      size,
      tightness: TIGHTNESS,
      x: MARGIN,
      y: Math.round(top + size * 0.8 + at * step),
      fill: houseColor('ink'),
    }),
  )
  const muted = houseColor('ink-2')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${houseColor('paper')}"/>`,
    `<rect x="${WIDTH - PANEL_WIDTH}" width="${PANEL_WIDTH}" height="${HEIGHT}" fill="${houseColor('sand')}"/>`,
    `<g transform="translate(${WIDTH - PANEL_WIDTH} 0)">${mediaDrawing(mediaType)}</g>`,
    `<rect y="${HEIGHT - BAND}" width="${WIDTH}" height="${BAND}" fill="${hue}"/>`,
    logo(MARGIN, 60),
    `<rect x="${MARGIN}" y="160" width="20" height="20" rx="4" fill="${hue}"/>`,
    outlinedText(eyebrow, { font: STRONG_TEXT, size: 28, x: MARGIN + 34, y: 180, fill: muted }),
    ...titleLines,
    outlinedText(note, { font: TEXT, size: 26, x: MARGIN, y: 562, fill: muted }),
    '</svg>',
  ].join('')
}
