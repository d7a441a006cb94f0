import { brokenLines, drawnPieces, hasRightToLeft, isRightToLeftText } from './bidi.ts'
import { partWidths, contentWidth } from './pdfWidths.ts'
import { isBrandLetter, isNotoLetter } from '#content/brand/fontCoverage.ts'
import type { PdfDefinition, PdfNode } from './pdfDefinition.ts'

/** Pictographs and their modifiers: no font of ours has them, and a name is readable without. */
const PICTURE =
  /\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}]|[\u{1f3fb}-\u{1f3ff}]|\ufe0e|\ufe0f|[\u{e0020}-\u{e007f}]/u

/** Replacements of characters that no font of ours has. */
const WRITTEN: Record<string, string> = {
  '→': '->',
  '←': '<-',
  '≤': '<=',
  '≥': '>=',
  '≠': '!=',
  '≈': '~',
}

/** Compatibility form of a letter if the document's font has it: "Ⅱ" is "II". */
function ownFormOf(letter: string): string | null {
  const form = WRITTEN[letter] ?? letter.normalize('NFKC')
  return form !== letter && Array.from(form).every(isOwn) ? form : null
}

/** Whether one of the Worker's fonts has a letter. */
const isOwn = (letter: string) => isBrandLetter(letter) || isNotoLetter(letter)

/** Replacement of a letter that no font has: its Unicode code point. */
const numberOf = (letter: string) =>
  `[U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`

function eachText(node: PdfNode, visit: (text: string) => void): void {
  if (typeof node.text === 'string') visit(node.text)
  const inner = [node.text, node.stack, node.columns, ...(node.table?.body ?? [])]
  for (const part of inner) {
    if (Array.isArray(part)) for (const child of part) eachText(child, visit)
  }
}

/** Letters of a document that the Worker's fonts lack. */
export function foreignLetters({ content }: PdfDefinition): Set<string> {
  const letters = new Set<string>()
  for (const node of content) {
    eachText(node, (text) => {
      for (const letter of text) if (!isOwn(letter)) letters.add(letter)
    })
  }
  return letters
}

/** Font that has a letter; null if none does. */
export type FontOf = (letter: string) => string | null

/** Font settings of a text. */
export interface TextStyle {
  fontSize: number
  bold: boolean
}

/** Measures a text in a font; null is the document's font. */
export interface Measure {
  /** In points. */
  widthOf: (text: string, font: string | null, style: TextStyle) => number
  /** How much taller its lines are than the document font's. */
  heightOf: (font: string) => number
}

interface Setting {
  definition: PdfDefinition
  fontOf: FontOf
  measure: Measure
  lineHeight: number
  onMissing: () => void
}

interface Place extends TextStyle {
  width: number
}

const MISSING_NOTE =
  'A letter in brackets, such as [U+A9A6], is shown by its Unicode number. The page on our site shows the letter itself.'

/** Fallback font for letters that the brand's fonts lack. */
export const NOTO_FONT = 'NotoSans'

/** Whether a document has letters that the brand's fonts lack. */
export function hasOtherLetters({ content }: PdfDefinition): boolean {
  let isFound = false
  for (const node of content) {
    eachText(node, (text) => {
      isFound ||= !Array.from(text).every(isBrandLetter)
    })
  }
  return isFound
}

/**
 * Sets every text of a document in fonts that have its letters, and in its own direction. A note reports letters that
 * no font has.
 */
export function withFonts(
  definition: PdfDefinition,
  fontOf: FontOf,
  { measure, style, lineHeight }: { measure: Measure; style: TextStyle; lineHeight: number },
): PdfDefinition {
  let isMissing = false
  const onMissing = () => {
    isMissing = true
  }
  const setting = { definition, fontOf, measure, lineHeight, onMissing }
  const place = { ...style, width: contentWidth(definition) }
  const content = definition.content.map((node) => withRuns(node, setting, place))
  return {
    ...definition,
    content: isMissing ? [...content, { text: MISSING_NOTE, style: 'note' }] : content,
  }
}

function withRuns(node: PdfNode, setting: Setting, around: Place): PdfNode {
  const style = node.style ? setting.definition.styles?.[node.style] : undefined
  const place = {
    width: around.width,
    fontSize: node.fontSize ?? style?.fontSize ?? around.fontSize,
    bold: node.bold ?? style?.bold ?? around.bold,
  }
  if (node.text !== undefined) return withTextRuns(node, setting, place)
  const each = (nodes: PdfNode[], widths: number[]) =>
    nodes.map((child, at) =>
      withRuns(child, setting, { ...place, width: widths[at] ?? place.width }),
    )
  const { stack, columns, table } = node
  return {
    ...node,
    ...(stack ? { stack: each(stack, []) } : {}),
    ...(columns
      ? {
          columns: each(
            columns,
            partWidths(
              columns.map(({ width }) => width),
              place.width,
              node.columnGap,
            ),
          ),
        }
      : {}),
    ...(table
      ? {
          table: {
            ...table,
            body: table.body.map((row) =>
              each(row, cellWidths(row, partWidths(table.widths, place.width))),
            ),
          },
        }
      : {}),
  }
}

/** Widths of a row's cells, including cells that span several columns. */
const cellWidths = (row: readonly PdfNode[], widths: readonly number[]): number[] =>
  row.map(({ colSpan = 1 }, at) =>
    widths.slice(at, at + colSpan).reduce((sum, width) => sum + width, 0),
  )

const plainText = (text: string | PdfNode[]): string =>
  typeof text === 'string' ? text : text.map(({ text: part }) => plainText(part ?? '')).join('')

function withTextRuns(node: PdfNode, setting: Setting, place: Place): PdfNode {
  const { text = '', ...block } = node
  const whole = plainText(text)
  if (hasRightToLeft(whole)) return { ...block, stack: rightToLeftLines(whole, setting, place) }
  if (typeof text === 'string') return { ...block, text: runsOf(text, setting) }
  return { ...block, text: text.map((part) => withTextRuns(part, setting, place)) }
}

/**
 * Breaks a text with right-to-left words into lines here: the document's engine would lay out the words in visual
 * order and break at the wrong end.
 */
function rightToLeftLines(text: string, setting: Setting, place: Place): PdfNode[] {
  const isRightToLeft = isRightToLeftText(text)
  const runsOfLine = (line: string) =>
    drawnPieces(line, isRightToLeft).flatMap((piece) => {
      const runs = fontRuns(piece.text, setting)
      return piece.isRightToLeft ? runs.toReversed() : runs
    })
  const widthOfLine = (line: string) => {
    let width = 0
    for (const { text: run, font } of runsOfLine(line)) {
      width += setting.measure.widthOf(run, font, place)
    }
    return width
  }
  return brokenLines(text, place.width, widthOfLine).map((line) => ({
    text: runsOfLine(line).map((run) => asNode(run, setting)),
  }))
}

interface Run {
  text: string
  font: string | null
}

/** Uniform line height, whatever the font's metrics. */
const asNode = ({ text, font }: Run, { measure, lineHeight }: Setting): PdfNode =>
  font ? { text, font, lineHeight: lineHeight / Math.max(1, measure.heightOf(font)) } : { text }

/** Font of a letter in a word; null for the document's own. `false`: none has it. */
function fontOfLetter(letter: string, isBrandWord: boolean, fontOf: FontOf): string | null | false {
  if (isBrandLetter(letter) && isBrandWord) return null
  if (isNotoLetter(letter)) return NOTO_FONT
  return fontOf(letter) ?? false
}

/** Whether a word is set in the brand's font: a Latin word with a missing letter is set in another font as a whole. */
const isBrandWord = (word: string): boolean =>
  Array.from(word).every((letter) => isBrandLetter(letter) || !isNotoLetter(letter))

function fontRuns(text: string, { fontOf, onMissing }: Setting): Run[] {
  const runs: Run[] = []
  const add = (shown: string, font: string | null, letter = shown) => {
    const last = runs.at(-1)
    // A combining mark stays with its letter.
    if (last && (last.font === font || /\p{M}/u.test(letter))) last.text += shown
    else runs.push({ text: shown, font })
  }
  for (const word of text.split(/(?<=\s)|(?=\s)/u)) {
    const isBrand = isBrandWord(word)
    for (const letter of word) {
      const font = fontOfLetter(letter, isBrand, fontOf)
      if (font !== false) {
        add(letter, font)
        continue
      }
      const shown = ownFormOf(letter)
      if (shown === null && PICTURE.test(letter)) continue
      if (shown === null) onMissing()
      const own = shown ?? numberOf(letter)
      add(own, Array.from(own).every(isBrandLetter) ? null : NOTO_FONT, own)
    }
  }
  return runs
}

function runsOf(text: string, setting: Setting): string | PdfNode[] {
  return Array.from(text).every(isBrandLetter)
    ? text
    : fontRuns(text, setting).map((run) => asNode(run, setting))
}
