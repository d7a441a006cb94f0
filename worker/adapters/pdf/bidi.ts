import bidiFactory from 'bidi-js'

/** A piece of a line as it is drawn: letters of one direction, in the order in which they are read. */
export interface Piece {
  text: string
  isRightToLeft: boolean
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u

/** Around a name within a text (isolatedName). */
const ISOLATES = /[\u2066-\u2069]/gu

const bidi = bidiFactory()

/** Whether a text has anything that is read from right to left. */
export const hasRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text)

/** Whether a text as a whole is read from right to left: its first letter says so. */
export const isRightToLeftText = (text: string): boolean =>
  hasRightToLeft(text) && bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1

/** A letter with the marks that stand on it. */
const withMarks = (text: string): string[] => text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []

/** The letters of a line, each with its level: odd ones are read from right to left. */
function lettersOf(line: string, isRightToLeft: boolean): { letter: string; level: number }[] {
  const { levels } = bidi.getEmbeddingLevels(line, isRightToLeft ? 'rtl' : 'ltr')
  let at = 0
  return withMarks(line).map((letter) => {
    const level = levels[at] ?? 0
    at += letter.length
    // Isolates have done their work, and no font draws them.
    return { letter: letter.replaceAll(ISOLATES, ''), level }
  })
}

/**
 * The pieces of one line in the order in which they are drawn from left to right (Unicode's bidirectional algorithm).
 * The font engine turns the letters of a right-to-left piece itself; signs and spaces between them are pieces of their own,
 * mirrored where they have a direction.
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

/** The lines of a text that fit a width, words kept whole where they fit. */
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
