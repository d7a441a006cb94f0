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

/** So many letters without a place to break fit any column that is not told to be narrow. */
const LETTERS_THAT_FIT = 35

/**
 * What somebody has typed: a word that is too long for its column goes on in the next line, and does not push the amounts
 * off the page.
 */
export function typed(text: string, lettersThatFit = LETTERS_THAT_FIT): string | PdfNode[] {
  const longWord = new RegExp(`([^\\s-]{${lettersThatFit + 1},})`)
  return longWord.test(text)
    ? text
        .split(longWord)
        .filter((part) => part !== '')
        .map((part) =>
          longWord.test(part) ? { text: part, wordBreak: 'break-all' } : { text: part },
        )
    : text
}
