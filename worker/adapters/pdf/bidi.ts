/** A piece of a line as it is drawn: letters of one direction, in the order in which they are read. */
export interface Piece {
  text: string
  isTurned: boolean
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u
const LETTER = /\p{L}/u
const DIGIT = /\p{Nd}/u
const MARK = /\p{M}/u
/** What holds a number together, and what belongs to one. */
const IN_NUMBER = /[.,:/\-+]/
const BRACKETS = '()[]{}'
const MIRRORED = `${BRACKETS}<>«»‹›`

/** Whether a text has anything that is read from right to left. */
export const hasTurned = (text: string): boolean => RIGHT_TO_LEFT.test(text)

/** Whether a text as a whole is read from right to left: its first letter says so. */
export const isTurnedAsAWhole = (text: string): boolean => hasTurned(LETTER.exec(text)?.[0] ?? '')

type Kind = 'left' | 'right' | 'number' | 'neutral'

function kindsOf(letters: readonly string[]): Kind[] {
  const kinds: Kind[] = []
  for (const [at, letter] of letters.entries()) {
    const before = kinds.at(-1) ?? 'neutral'
    const joins = IN_NUMBER.test(letter) && before === 'number' && DIGIT.test(letters[at + 1] ?? '')
    if (MARK.test(letter)) kinds.push(before)
    else if (DIGIT.test(letter) || joins) kinds.push('number')
    else if (hasTurned(letter)) kinds.push('right')
    else kinds.push(LETTER.test(letter) ? 'left' : 'neutral')
  }
  return kinds
}

type Direction = 'left' | 'right'

const strong = (kind: Kind | undefined): Direction | null =>
  kind === undefined || kind === 'neutral' ? null : kind === 'left' ? 'left' : 'right'

/** Brackets go with what is between them, so that both have the same direction. */
function bracketKinds(
  letters: readonly string[],
  kinds: readonly Kind[],
  base: Direction,
): Map<number, Direction> {
  const found = new Map<number, Direction>()
  const open: { close: string; at: number }[] = []
  for (const [at, letter] of letters.entries()) {
    const side = BRACKETS.indexOf(letter)
    if (side < 0) continue
    if (side % 2 === 0) {
      open.push({ close: BRACKETS[side + 1] ?? '', at })
      continue
    }
    const opener = open.findLastIndex(({ close }) => close === letter)
    const [pair] = opener < 0 ? [] : open.splice(opener)
    if (!pair) continue
    const inside = kinds.slice(pair.at + 1, at).map(strong)
    if (inside.every((direction) => direction === null)) continue
    const before =
      kinds
        .slice(0, pair.at)
        .map(strong)
        .findLast((one) => one !== null) ?? base
    const direction = inside.includes(base) ? base : before
    found.set(pair.at, direction).set(at, direction)
  }
  return found
}

/** The level of each letter, as the Unicode algorithm has them: odd ones are read from right to left. */
function levelsOf(letters: readonly string[], base: 0 | 1): number[] {
  const kinds = kindsOf(letters)
  const baseKind = base === 1 ? 'right' : 'left'
  let lastLetter: Kind = baseKind
  const plain = kinds.map((kind) => {
    // A number after a word of the usual direction belongs to it.
    if (kind === 'number' && lastLetter === 'left') return 'left'
    if (kind === 'left' || kind === 'right') lastLetter = kind
    return kind
  })
  const brackets = bracketKinds(letters, plain, baseKind)
  const known = plain.map((kind, at) => brackets.get(at) ?? kind)
  return known.map((kind, at) => {
    if (kind === 'number') return 2
    let resolved = strong(kind)
    if (resolved === null) {
      const before = strong(known.slice(0, at).findLast((one) => one !== 'neutral')) ?? baseKind
      const after = strong(known.slice(at).find((one) => one !== 'neutral')) ?? baseKind
      resolved = before === after ? before : baseKind
    }
    if (resolved === 'right') return 1
    return base === 1 ? 2 : 0
  })
}

const mirrored = (letter: string): string => {
  const at = MIRRORED.indexOf(letter)
  return at < 0 ? letter : (MIRRORED[at % 2 === 0 ? at + 1 : at - 1] ?? letter)
}

/** A letter with the marks that stand on it. */
const withMarks = (text: string): string[] => text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []

/**
 * The pieces of one line in the order in which they are drawn from left to right (Unicode's bidirectional algorithm,
 * without its explicit marks). The font engine turns the letters of a turned piece itself; signs and spaces between
 * them are pieces of their own, mirrored where they have a direction.
 */
export function drawnPieces(line: string, isTurned: boolean): Piece[] {
  const letters = withMarks(line)
  const levels = levelsOf(letters, isTurned ? 1 : 0)
  const order = letters.map((_, at) => at)
  for (let level = Math.max(0, ...levels); level > 0; level -= 1) {
    for (let from = 0; from < order.length; from += 1) {
      if ((levels[order[from] ?? 0] ?? 0) < level) continue
      let to = from
      while (to < order.length && (levels[order[to] ?? 0] ?? 0) >= level) to += 1
      order.splice(from, to - from, ...order.slice(from, to).toReversed())
      from = to
    }
  }
  const pieces: Piece[] = []
  for (const at of order) {
    const letter = letters[at] ?? ''
    const isOdd = (levels[at] ?? 0) % 2 === 1
    const piece = {
      text: isOdd ? mirrored(letter) : letter,
      isTurned: hasTurned(letter),
    }
    const last = pieces.at(-1)
    if (!last || last.isTurned !== piece.isTurned) pieces.push(piece)
    else last.text = piece.isTurned ? `${piece.text}${last.text}` : `${last.text}${piece.text}`
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
