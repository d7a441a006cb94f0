/** A piece of a page, as pdfmake takes it. */
export interface PdfNode {
  text?: string | PdfNode[]
  stack?: PdfNode[]
  columns?: PdfNode[]
  columnGap?: number
  table?: {
    headerRows?: number
    /** So many rows stay on the page of their head. */
    keepWithHeaderRows?: number
    dontBreakRows?: boolean
    widths: (string | number)[]
    body: PdfNode[][]
  }
  layout?: unknown
  /** A picture as a data address, as large as fits. */
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
  /** The address that the text opens. */
  link?: string
  lineHeight?: number
  wordBreak?: 'break-all'
  noWrap?: boolean
  /** Of a cell that goes across so many columns. */
  colSpan?: number
  unbreakable?: boolean
}

/** A rectangle that is drawn. */
export interface PdfRect {
  type: 'rect'
  x: number
  y: number
  w: number
  h: number
  color: string
}

/** A document, as pdfmake takes it. */
export interface PdfDefinition {
  pageSize: 'A4' | 'LETTER'
  pageMargins: [number, number, number, number]
  info: { title: string; author: string; creationDate: Date }
  content: PdfNode[]
  styles?: Record<string, Omit<PdfNode, 'text' | 'stack' | 'columns' | 'table'>>
  footer?: (currentPage: number, pageCount: number) => PdfNode
}
