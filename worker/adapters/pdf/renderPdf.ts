import type pdfmakeModule from 'pdfmake/build/pdfmake.js'
import type { PdfDefinition } from './pdfDefinition.ts'

const FONT_FILES = { normal: 'NotoSans-Regular.ttf', bold: 'NotoSans-Bold.ttf' } as const

type PdfMake = typeof pdfmakeModule

/** Loaded on the first PDF of an isolate: the library and its fonts are large, and most requests need neither. */
let loading: Promise<PdfMake> | null = null

async function loadPdfmake(): Promise<PdfMake> {
  const [{ default: pdfmake }, { default: regular }, { default: bold }] = await Promise.all([
    import('pdfmake/build/pdfmake.js'),
    import('./fonts/NotoSans-Regular.ttf?inline'),
    import('./fonts/NotoSans-Bold.ttf?inline'),
  ])
  pdfmake.virtualfs.writeFileSync(FONT_FILES.normal, base64Of(regular), 'base64')
  pdfmake.virtualfs.writeFileSync(FONT_FILES.bold, base64Of(bold), 'base64')
  pdfmake.addFonts({ NotoSans: FONT_FILES })
  return pdfmake
}

const base64Of = (dataUrl: string) => dataUrl.slice(dataUrl.indexOf(',') + 1)

/** A PDF file of a document's definition, in Noto Sans. */
export async function renderPdf(definition: PdfDefinition): Promise<Uint8Array> {
  loading ??= loadPdfmake()
  const pdfmake = await loading
  const defaultStyle = { font: 'NotoSans', fontSize: 9.5, lineHeight: 1.25 }
  return await pdfmake.createPdf({ defaultStyle, ...definition }).getBuffer()
}
