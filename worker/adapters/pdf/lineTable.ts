import type { PdfNode } from './pdfDefinition.ts'
import { hairlines } from './pdfParts.ts'

/** The lines of a document and their sums. */
export interface LineTable {
  /** Head and other cells set in `lineColumns`. */
  widths: readonly ('*' | number)[]
  head: PdfNode[]
  /** Each line in parts that no page breaks; the first names the line. */
  lines: readonly PdfNode[][]
  /** Sums and notes, kept on the page of the last line's end. Empty: they follow the table. */
  ending: PdfNode[]
}

/** The columns of a line, across the table. */
export const lineColumns = (
  widths: readonly ('*' | number)[],
  cells: readonly PdfNode[],
): PdfNode => ({
  columns: cells.map((cell, at) => ({ ...cell, width: widths[at] ?? '*' })),
})

const underlined = (node: PdfNode): PdfNode => ({
  table: { widths: ['*'], body: [[node]] },
  layout: { ...hairlines, paddingTop: () => 0 },
  margin: [0, 0, 0, 8],
})

/** A table that repeats its head on each page. Rows span all columns, so a page breaks only between them. */
export function lineTable({ widths, head, lines, ending }: LineTable): PdfNode {
  const pieces = lines.flatMap((line) =>
    line.map((node, at) => ({ node, isFirst: at === 0, isLast: at === line.length - 1 })),
  )
  const pieceOf = (row: number) => pieces[row - 1]
  const rest = head.slice(1).map(() => ({ text: '' }))
  const rows = pieces.map(({ node }, at): PdfNode[] => {
    const isEnd = at === pieces.length - 1 && ending.length > 0
    const stack = isEnd ? [underlined(node), ...ending] : [node]
    return [{ stack, colSpan: head.length }, ...rest]
  })
  const lineAbove = (row: number) =>
    row > pieces.length ? ending.length === 0 : pieceOf(row)?.isFirst === true
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: [...widths],
      body: [head, ...rows],
    },
    layout: {
      ...hairlines,
      hLineWidth: (row: number) => (lineAbove(row) ? 0.6 : 0),
      paddingTop: (row: number) => (pieceOf(row)?.isFirst === false ? 3 : 6),
      paddingBottom: (row: number) =>
        pieceOf(row)?.isLast === false || (row === pieces.length && ending.length > 0) ? 0 : 6,
    },
    // Space below the last line of a page would add a page.
    margin: [0, 0, 0, ending.length > 0 ? 0 : 12],
  }
}
