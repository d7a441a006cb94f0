import type { PdfDefinition, PdfNode } from './pdfDefinition.ts'

/** What the document's own font has: Latin, Greek, Cyrillic, punctuation and currency signs. */
const OWN_RANGES = [
  [0x0000, 0x052f],
  [0x1d00, 0x206f],
  [0x20a0, 0x20cf],
  [0x2100, 0x218f],
  [0x2212, 0x2212],
  [0x2c60, 0x2c7f],
  [0xa640, 0xa69f],
  [0xa720, 0xa7ff],
] as const

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u
const LETTER = /\p{L}/u

const isOwn = (letter: string) => {
  const code = letter.codePointAt(0) ?? 0
  return OWN_RANGES.some(([from, to]) => code >= from && code <= to)
}

function eachText(node: PdfNode, visit: (text: string) => void): void {
  if (typeof node.text === 'string') visit(node.text)
  const inner = [node.text, node.stack, node.columns, ...(node.table?.body ?? [])]
  for (const part of inner) {
    if (Array.isArray(part)) for (const child of part) eachText(child, visit)
  }
}

/** The letters of a document that its own font does not have. */
export function foreignLetters({ content }: PdfDefinition): Set<string> {
  const letters = new Set<string>()
  for (const node of content) {
    eachText(node, (text) => {
      for (const letter of text) if (!isOwn(letter)) letters.add(letter)
    })
  }
  return letters
}

/** Which font has a letter; null when none has. */
export type FontOf = (letter: string) => string | null

/** A document in which every text is set in fonts that have its letters, and read in its own direction. */
export function withFonts(definition: PdfDefinition, fontOf: FontOf): PdfDefinition {
  return { ...definition, content: definition.content.map((node) => withRuns(node, fontOf)) }
}

function withRuns(node: PdfNode, fontOf: FontOf): PdfNode {
  const each = (nodes: PdfNode[]) => nodes.map((child) => withRuns(child, fontOf))
  return {
    ...node,
    ...(typeof node.text === 'string' ? { text: runsOf(node.text, fontOf) } : {}),
    ...(Array.isArray(node.text) ? { text: each(node.text) } : {}),
    ...(node.stack ? { stack: each(node.stack) } : {}),
    ...(node.columns ? { columns: each(node.columns) } : {}),
    ...(node.table ? { table: { ...node.table, body: node.table.body.map(each) } } : {}),
  }
}

function runsOf(text: string, fontOf: FontOf): string | PdfNode[] {
  if (Array.from(text).every(isOwn)) return text
  const runs: { text: string; font: string | null }[] = []
  for (const letter of inReadingOrder(text)) {
    const font = isOwn(letter) ? null : fontOf(letter)
    const last = runs.at(-1)
    const shown = isOwn(letter) || font !== null ? letter : '?'
    // A mark stays with its letter.
    if (last && (last.font === font || /\p{M}/u.test(letter))) last.text += shown
    else runs.push({ text: shown, font })
  }
  return runs.map(({ text: run, font }) => (font ? { text: run, font } : { text: run }))
}

/**
 * The words in the order in which they are drawn from left to right. Letters within a word are turned by the font
 * engine; it knows nothing of the words beside it.
 */
export function inReadingOrder(text: string): string {
  if (!RIGHT_TO_LEFT.test(text)) return text
  const isTurned = (word: string) => RIGHT_TO_LEFT.test(word)
  const first = LETTER.exec(text)?.[0] ?? ''
  const isBaseTurned = isTurned(first)
  const words = text.split(' ')
  const ordered = isBaseTurned ? words.toReversed() : words
  // What runs against the direction of the whole is turned back.
  const runsAgainst = (word: string) =>
    isBaseTurned ? LETTER.test(word) && !isTurned(word) : isTurned(word)
  const groups: string[][] = []
  for (const word of ordered) {
    const last = groups.at(-1)
    if (last?.[0] !== undefined && runsAgainst(last[0]) && runsAgainst(word)) last.push(word)
    else groups.push([word])
  }
  return groups.flatMap((group) => group.toReversed()).join(' ')
}
