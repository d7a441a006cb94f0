import bidiFactory from 'bidi-js'

/** A run of a line in drawing order: letters of one direction, in reading order. */
export interface Piece {
  text: string
  isRightToLeft: boolean
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u

/** Isolate characters around a name within a text (isolatedName). */
const ISOLATES = /[\u2066-\u2069]/gu

const bidi = bidiFactory()

/** Whether a text contains right-to-left characters. */
export const hasRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text)

/** Whether a text's base direction is right to left, by its first letter. */
export const isRightToLeftText = (text: string): boolean =>
  hasRightToLeft(text) && bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1

/** A letter with its combining marks. */
const withMarks = (text: string): string[] => text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []

/** Letters of a line with their levels: odd levels are right to left. */
function lettersOf(line: string, isRightToLeft: boolean): { letter: string; level: number }[] {
  const { levels } = bidi.getEmbeddingLevels(line, isRightToLeft ? 'rtl' : 'ltr')
  let at = 0
  return withMarks(line).map((letter) => {
    const level = levels[at] ?? 0
    at += letter.length
    // Isolates are resolved by now, and no font has glyphs for them.
    return { letter: letter.replaceAll(ISOLATES, ''), level }
  })
}

/**
 * Runs of one line in visual order from left to right (Unicode's bidirectional algorithm). The font engine reverses
 * the letters of a right-to-left run itself; signs and spaces between them are separate runs, mirrored where they have
 * a direction.
 */
export function drawnPieces(line: string, isRightToLeft: boolean): Piece[] {
  const order = lettersOf(line, isRightToLeft)
  for (let level = Math.max(0, ...order.map((each) => each.level)); level > 0; level -= 1) {
    for (let from = 0; from < order.length; from += 1) {
      if ((order[from]?.level ?? 0) < level) continue
      let to = from
      while (to < order.length && (order[to]?.level ?? 0) >= level) to += 1
      order.splice(from, to - from, ...order.slice(from, to).toReversed())
      from = to
    }
  }
  const pieces: Piece[] = []
  for (const { letter, level } of order) {
    const piece = {
      text: level % 2 === 1 ? (bidi.getMirroredCharacter(letter) ?? letter) : letter,
      isRightToLeft: hasRightToLeft(letter),
    }
    const last = pieces.at(-1)
    if (!last || last.isRightToLeft !== piece.isRightToLeft) pieces.push(piece)
    else last.text = piece.isRightToLeft ? `${piece.text}${last.text}` : `${last.text}${piece.text}`
  }
  return pieces
}

/** Lines of a text within a width; keeps words whole where they fit. */
export function brokenLines(
  text: string,
  width: number,
  widthOf: (text: string) => number,
): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/u).filter((part) => part !== '')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (widthOf(longer) <= width) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    for (const letter of withMarks(word)) {
      if (line !== '' && widthOf(line + letter) > width) {
        lines.push(line)
        line = ''
      }
      line += letter
    }
  }
  return line === '' ? lines : [...lines, line]
}
