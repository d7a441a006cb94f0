import type { CSSProperties } from 'react'
import { brandColor } from '../brandColor.ts'

const PAPER = brandColor('paper')
const CARD = brandColor('card')
const INK = brandColor('ink')
const QUIET = brandColor('ink-2')
const LINE = brandColor('line')
const COBALT = brandColor('cobalt')

/** Web fonts do not load in most mail programs: Figtree if it is installed, else a system font. */
const FONT = "Figtree, 'Helvetica Neue', Helvetica, Arial, sans-serif"

export const MAIL_WIDTH = 600

const text = {
  fontFamily: FONT,
  fontSize: 16,
  lineHeight: '24px',
  color: INK,
  // A long name would make the whole mail wider than a phone; each property covers programs that lack the other.
  overflowWrap: 'anywhere',
  wordBreak: 'break-word',
  // Avoids a last line of one word where supported.
  textWrap: 'pretty',
} as const
const small = { ...text, fontSize: 14, lineHeight: '21px', color: QUIET } as const

/** Inline styles, as mail programs drop others. Dark mode changes the colors by the classes of `MAIL_CSS`. */
export const mailStyles = {
  body: { margin: 0, padding: 0, width: '100%', backgroundColor: PAPER },
  page: { width: '100%', backgroundColor: PAPER },
  outer: { padding: '28px 12px 36px' },
  column: { width: '100%', maxWidth: MAIL_WIDTH, margin: '0 auto', textAlign: 'left' },
  brand: { ...text, padding: '0 4px 14px', fontSize: 17, fontWeight: 700 },
  card: { backgroundColor: CARD, border: `1px solid ${LINE}`, borderRadius: 14 },
  cell: { padding: '36px 40px 28px' },
  heading: {
    ...text,
    margin: '0 0 20px',
    fontSize: 28,
    lineHeight: '34px',
    fontWeight: 700,
    textWrap: 'balance',
  },
  number: { whiteSpace: 'nowrap' },
  paragraph: { ...text, margin: '0 0 16px' },
  quote: {
    ...text,
    margin: '0 0 20px',
    padding: '2px 0 2px 16px',
    borderLeft: `3px solid ${brandColor('amber')}`,
  },
  code: {
    ...text,
    margin: '4px 0 20px',
    fontSize: 34,
    lineHeight: '42px',
    fontWeight: 700,
    letterSpacing: 6,
  },
  buttonTable: { margin: '8px 0 20px' },
  buttonCell: { backgroundColor: COBALT, borderRadius: 10 },
  button: {
    ...text,
    display: 'inline-block',
    padding: '13px 24px',
    border: `1px solid ${COBALT}`,
    borderRadius: 10,
    backgroundColor: COBALT,
    color: brandColor('white'),
    fontWeight: 600,
    textDecoration: 'none',
  },
  address: {
    ...small,
    margin: '0 0 20px',
    fontSize: 13,
    lineHeight: '19px',
    wordBreak: 'break-all',
  },
  rows: { width: '100%', margin: '8px 0 20px', borderCollapse: 'collapse' },
  label: { ...text, padding: '12px 0', borderTop: `1px solid ${LINE}`, verticalAlign: 'top' },
  amount: {
    ...text,
    padding: '12px 0 12px 16px',
    borderTop: `1px solid ${LINE}`,
    textAlign: 'right',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
  },
  total: { borderTop: `2px solid ${INK}`, fontWeight: 700 },
  detail: small,
  note: { ...small, margin: '0 0 16px' },
  // The padding of an inline link gives a touch target without wider line spacing.
  link: { padding: '14px 0', color: COBALT, fontWeight: 600 },
  lines: { margin: '0 0 16px' },
  // Hanging indent of wrapped lines.
  line: { ...small, margin: '0 0 0 14px', textIndent: -14 },
  list: { margin: '0 0 18px' },
  item: { ...text, margin: '0 0 10px' },
  linesTitle: { ...small, margin: '0 0 4px', color: INK, fontWeight: 600 },
  footer: { ...small, padding: '18px 4px 0', fontSize: 13, lineHeight: '20px' },
  preview: {
    display: 'none',
    maxHeight: 0,
    maxWidth: 0,
    overflow: 'hidden',
    opacity: 0,
    fontSize: 1,
    lineHeight: '1px',
    color: PAPER,
  },
} as const satisfies Record<string, CSSProperties>

/** Styles of narrow windows and dark mode, for programs that support them; the inline styles cover the others. */
export const MAIL_CSS = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .mail-cell { padding: 28px 22px 20px !important; }
  .mail-heading { font-size: 24px !important; line-height: 30px !important; }
}
@media (prefers-color-scheme: dark) {
  .mail-page { background-color: ${INK} !important; }
  .mail-card { background-color: ${INK} !important; border-color: ${QUIET} !important; }
  .mail-ink { color: ${PAPER} !important; }
  .mail-row { border-color: ${QUIET} !important; }
  .mail-total { border-color: ${PAPER} !important; }
  .mail-quiet { color: ${brandColor('line-2')} !important; }
  .mail-link { color: ${brandColor('cobalt-soft')} !important; }
}
`
