import { brandColor } from '../brandColor.ts'
import { isolatedName } from '#domain/foundation/wording/isolateRtl.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import type { PdfNode, PdfRect } from './pdfDefinition.ts'

const HAIRLINE = brandColor('line-2')

/** Brand font for titles. */
export const DISPLAY_FONT = 'BricolageGrotesque'

const SIGN_SCALE = 0.62

/** A part of the logo's sign, in the units of the site's logo. */
const signRect = (x: number, y: number, w: number, h: number, color: string): PdfRect => ({
  type: 'rect',
  x: x * SIGN_SCALE,
  y: y * SIGN_SCALE,
  w: w * SIGN_SCALE,
  h: h * SIGN_SCALE,
  color,
})

/** The brand at the head of a document: the sign, a billboard on its post, and the name. */
export const letterhead = (): PdfNode => {
  const ink = brandColor('ink')
  return {
    columns: [
      {
        width: 21,
        canvas: [
          signRect(0.5, 2.5, 25, 3, ink),
          signRect(0.5, 15.5, 25, 3, ink),
          signRect(0.5, 2.5, 3, 16, ink),
          signRect(22.5, 2.5, 3, 16, ink),
          signRect(6, 8, 7, 5, brandColor('cobalt')),
          signRect(11.5, 17.5, 3, 5, ink),
          signRect(8, 22.5, 10, 3, ink),
        ],
      },
      { text: 'AdMarket Direct', font: DISPLAY_FONT, bold: true, fontSize: 13, color: ink },
    ],
  }
}

/** Document head with the name of an agency or its client. */
export const carrierHead = (name: string): PdfNode => ({
  text: typed(isolatedName(name)),
  font: DISPLAY_FONT,
  bold: true,
  fontSize: 13,
  color: brandColor('ink'),
})

/** The hue of a medium. */
export const mediumColor = (mediaType: MediaType): string =>
  brandColor(mediaType.replaceAll('_', '-'))

/** A line's subject next to the hue of its medium. */
export const withHue = (mediaType: MediaType, node: PdfNode): PdfNode => ({
  columns: [
    {
      width: 9,
      canvas: [{ type: 'rect', x: 0, y: 2.5, w: 3, h: 23, color: mediumColor(mediaType) }],
    },
    { ...node, width: '*' },
  ],
})

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

/** Number of unbreakable letters that fit any column not marked as narrow. */
const LETTERS_THAT_FIT = 35

/** User input: wraps a word that exceeds its column, so that it does not push the amounts off the page. */
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
