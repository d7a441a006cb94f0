import type { Font, Measure } from './drawing.ts'

/** The line height, and the first baseline's offset, in font sizes. */
export const LINE_HEIGHT = { display: 1.06, text: 1.28 } as const
export const ASCENT = { display: 0.82, text: 0.94 } as const

/** A text broken into lines, and their area. */
export interface FittedText {
  lines: string[]
  font: Font
  width: number
  height: number
  /** Some of it did not fit. */
  isCut: boolean
}

export const heightOf = (lines: number, { face, size }: Font) => lines * size * LINE_HEIGHT[face]

/** Breaks a text between its words; null if a single word is wider than the line. */
export function wrapText(
  text: string,
  width: number,
  font: Font,
  measure: Measure,
): string[] | null {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').filter(Boolean)) {
    if (measure(word, font) > width) return null
    const longer = line ? `${line} ${word}` : word
    if (measure(longer, font) <= width) line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  return line ? [...lines, line] : lines
}

/**
 * As many lines as `wrapText` makes, as even as possible, without a single word on the last line.
 */
export function balanceText(
  text: string,
  width: number,
  font: Font,
  measure: Measure,
): string[] | null {
  const widest = wrapText(text, width, font, measure)
  if (!widest || widest.length < 2) return widest
  let [low, high, best] = [width / widest.length, width, widest]
  for (let step = 0; step < 8; step += 1) {
    const middle = (low + high) / 2
    const lines = wrapText(text, middle, font, measure)
    if (lines && lines.length === widest.length) [high, best] = [middle, lines]
    else low = middle
  }
  return best
}

/** Measures lines in a font. */
export function setText(lines: string[], font: Font, measure: Measure, isCut = false): FittedText {
  return {
    lines,
    font,
    width: Math.max(0, ...lines.map((line) => measure(line, font))),
    height: heightOf(lines.length, font),
    isCut,
  }
}

/** The text that fits in this many lines, ending in "…" if it was cut. */
export function cutText(
  text: string,
  { width, maxLines, font }: { width: number; maxLines: number; font: Font },
  measure: Measure,
): FittedText {
  const words = text.split(' ').filter(Boolean)
  for (let count = words.length; count > 0; count -= 1) {
    const shown = count === words.length ? text : `${words.slice(0, count).join(' ')}…`
    const lines = wrapText(shown, width, font, measure)
    if (lines && lines.length <= maxLines)
      return setText(lines, font, measure, count < words.length)
  }
  let word = words[0] ?? ''
  while (word && measure(`${word}…`, font) > width) word = word.slice(0, -1)
  return setText(word ? [`${word}…`] : [], font, measure, words.length > 0)
}

/** Sizes from the largest to the smallest, each a little smaller than the previous one. */
export function sizesDown(largest: number, smallest: number): number[] {
  const sizes: number[] = []
  for (let size = largest; size > smallest; size *= 0.95) sizes.push(size)
  return [...sizes, smallest]
}
