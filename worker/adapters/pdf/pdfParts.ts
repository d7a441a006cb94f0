import { brandColor } from '../brandColor.ts'
import type { PdfNode } from './pdfDefinition.ts'

const HAIRLINE = brandColor('line-2')

/** Tables of documents: fine lines between rows. */
export const hairlines = {
  hLineWidth: (row: number) => (row === 0 ? 0 : 0.6),
  vLineWidth: () => 0,
  hLineColor: () => HAIRLINE,
  paddingLeft: () => 0,
  paddingRight: () => 0,
  paddingTop: () => 6,
  paddingBottom: () => 6,
}

/** Letters without a place to break, so many that they may be wider than their column, which then would push the amounts off the page. */
const LONG_WORD = /([^\s-]{36,})/

/** What somebody has typed: a word that is too long for its column goes on in the next line. */
export const typed = (text: string): string | PdfNode[] =>
  LONG_WORD.test(text)
    ? text
        .split(LONG_WORD)
        .filter((part) => part !== '')
        .map((part) =>
          LONG_WORD.test(part) ? { text: part, wordBreak: 'break-all' } : { text: part },
        )
    : text
