import { createRequire } from 'node:module'
import { openSync, type Font } from 'fontkit'

const { resolve } = createRequire(import.meta.url)

/** A brand font; texts become outlines, so that a picture is the same on every machine. */
function houseFont(file: string): Font {
  const font = openSync(resolve(`@fontsource/${file}.woff`))
  if (!('layout' in font)) throw new Error(`${file} holds several fonts.`)
  return font
}

export const HEADING = houseFont('bricolage-grotesque/files/bricolage-grotesque-latin-700-normal')
export const TEXT = houseFont('figtree/files/figtree-latin-400-normal')
export const STRONG_TEXT = houseFont('figtree/files/figtree-latin-600-normal')

interface TextStyle {
  font: Font
  /** In the picture's pixels. */
  size: number
  /** Letter spacing, subtracted as a share of the size. */
  tightness?: number
}

/** Width of a line of text, in pixels of the picture. */
export function textWidth(text: string, { font, size, tightness = 0 }: TextStyle): number {
  const { advanceWidth, glyphs } = font.layout(text)
  return (advanceWidth / font.unitsPerEm - tightness * glyphs.length) * size
}

/** A line of text as SVG, its baseline starting at x, y. Throws for a letter that the font lacks. */
export function outlinedText(
  text: string,
  { x, y, fill, ...style }: TextStyle & { x: number; y: number; fill: string },
): string {
  const { font, size, tightness = 0 } = style
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let at = x
  const letters = glyphs.map((glyph, index) => {
    if (glyph.id === 0) throw new Error(`A font has not all letters of "${text}".`)
    const place = `translate(${at.toFixed(2)} ${y}) scale(${scale} ${-scale})`
    at += (positions[index]?.xAdvance ?? 0) * scale - tightness * size
    return `<path transform="${place}" d="${glyph.path.toSVG()}"/>`
  })
  return `<g fill="${fill}">${letters.join('')}</g>`
}

/** All ways to break words into this many lines. */
function* waysToBreak(words: readonly string[], lines: number): Generator<string[]> {
  if (lines === 1) yield [words.join(' ')]
  else
    for (let first = 1; first <= words.length - lines + 1; first++)
      for (const rest of waysToBreak(words.slice(first), lines - 1))
        yield [words.slice(0, first).join(' '), ...rest]
}

/** Breaks a text into the fewest, most even lines of at most a width; null if a word is wider. */
export function wrapText(text: string, width: number, style: TextStyle): string[] | null {
  const words = text.split(' ')
  for (let count = 1; count <= words.length; count++) {
    const ways = [...waysToBreak(words, count)]
      .map((lines) => ({ lines, widths: lines.map((line) => textWidth(line, style)) }))
      .filter(({ widths }) => Math.max(...widths) <= width)
      .map(({ lines, widths }) => ({
        lines,
        unevenness: widths.reduce((sum, one) => sum + one * one, 0),
      }))
      .toSorted((a, b) => a.unevenness - b.unevenness)
    if (ways[0]) return ways[0].lines
  }
  return null
}
