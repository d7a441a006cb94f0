import { brandColor } from '../brandColor.ts'
import type { PdfDefinition, PdfNode } from './pdfDefinition.ts'
import { DISPLAY_FONT, hairlines, letterhead, typed } from './pdfParts.ts'

const INK = brandColor('ink')
export const QUIET = brandColor('ink-2')
export const COBALT = brandColor('cobalt')

/** A printed document in our layout: brand, content, and a footer with its title and page numbers. */
export function documentFrame({
  title,
  author,
  date,
  pageSize,
  content,
}: {
  title: string
  author: string
  /** ISO date. */
  date: string
  pageSize: 'A4' | 'LETTER'
  content: PdfNode[]
}): PdfDefinition {
  return {
    pageSize,
    pageMargins: [54, 54, 54, 64],
    info: { title, author, creationDate: new Date(`${date}T00:00:00Z`) },
    content: [letterhead(), ...content],
    styles: {
      label: { color: QUIET, fontSize: 8 },
      note: { color: INK, fontSize: 9, margin: [0, 0, 0, 5] },
    },
    footer: (currentPage, pageCount) => ({
      columns: [
        { text: title, style: 'label' },
        { text: `Page ${currentPage} of ${pageCount}`, style: 'label', alignment: 'right' },
      ],
      margin: [54, 20, 54, 0],
    }),
  }
}

/** The document's title. */
export const headline = (title: string): PdfNode => ({
  text: title,
  font: DISPLAY_FONT,
  bold: true,
  fontSize: 20,
  margin: [0, 0, 0, 10],
})

/** Texts stacked below one another, each as typed. */
export const typedLines = (texts: readonly string[]): PdfNode[] =>
  texts.map((text) => ({ text: typed(text) }))

/** Two parties side by side: recipient and sender. */
export const partyColumns = (forWhom: PdfNode[], from: PdfNode[]): PdfNode => ({
  columns: [
    { width: '*', stack: forWhom },
    { width: 200, stack: from },
  ],
  columnGap: 24,
  margin: [0, 24, 0, 28],
})

/** A small label above its value. */
export const label = (text: string): PdfNode => ({ text, style: 'label' })

/** Short facts in a row. */
export const factRow = (facts: readonly (readonly [string, string])[]): PdfNode => ({
  columns: facts.map(([name, text]) => ({
    width: 'auto',
    stack: [
      { ...label(name), noWrap: true },
      { text, noWrap: true },
    ],
    margin: [0, 0, 26, 0],
  })),
  margin: [0, 0, 0, 18],
})

/** The head of a table's column. */
export const columnHead = (text: string, alignment: 'left' | 'right' = 'left'): PdfNode => ({
  text,
  style: 'label',
  alignment,
})

/** Right-aligned sums, the last one in bold. */
export function sumTable(rows: readonly { label: string; amount: string }[]): PdfNode {
  const cell = (text: string, alignment: 'left' | 'right', bold: boolean): PdfNode => ({
    text,
    alignment,
    bold,
    ...(bold ? { fontSize: 12 } : {}),
  })
  const last = rows.length - 1
  return {
    columns: [
      { width: '*', text: '' },
      {
        width: 290,
        table: {
          widths: ['*', 'auto'],
          body: rows.map((row, at) => [
            cell(row.label, 'left', at === last),
            cell(row.amount, 'right', at === last),
          ]),
        },
        layout: hairlines,
      },
    ],
    margin: [0, 0, 0, 22],
  }
}

/** Small print below a document's sums. */
export const noteParagraphs = (texts: readonly string[]): PdfNode[] =>
  texts.map((text) => ({ text, style: 'note' }))
