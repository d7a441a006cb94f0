/** A part of a page in pdfmake's format. */
export interface PdfNode {
  text?: string | PdfNode[]
  stack?: PdfNode[]
  columns?: PdfNode[]
  columnGap?: number
  table?: {
    headerRows?: number
    /** Number of rows kept on the page of their head. */
    keepWithHeaderRows?: number
    dontBreakRows?: boolean
    widths: (string | number)[]
    body: PdfNode[][]
  }
  layout?: unknown
  /** A picture as a data URL, scaled to fit. */
  image?: string
  fit?: [width: number, height: number]
  canvas?: PdfRect[]
  pageBreak?: 'before'
  style?: string
  width?: string | number
  alignment?: 'left' | 'right' | 'center'
  margin?: [number, number, number, number]
  bold?: boolean
  color?: string
  fontSize?: number
  font?: string
  /** Link of the text. */
  link?: string
  lineHeight?: number
  wordBreak?: 'break-all'
  noWrap?: boolean
  /** Number of columns that the cell spans. */
  colSpan?: number
  unbreakable?: boolean
}

/** A drawn rectangle. */
export interface PdfRect {
  type: 'rect'
  x: number
  y: number
  w: number
  h: number
  color: string
}

/** A document in pdfmake's format. */
export interface PdfDefinition {
  pageSize: 'A4' | 'LETTER'
  pageMargins: [number, number, number, number]
  info: { title: string; author: string; creationDate: Date }
  content: PdfNode[]
  styles?: Record<string, Omit<PdfNode, 'text' | 'stack' | 'columns' | 'table'>>
  footer?: (currentPage: number, pageCount: number) => PdfNode
}
