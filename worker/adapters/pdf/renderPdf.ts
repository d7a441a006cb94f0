import type pdfmakeModule from 'pdfmake/build/pdfmake.js'
import type { Bindings } from '../../platform/env.ts'
import { fontFilesOf, readFontFile } from './extraFonts.ts'
import type { PdfDefinition } from './pdfDefinition.ts'
import { DISPLAY_FONT } from './pdfParts.ts'
import {
  foreignLetters,
  hasOtherLetters,
  NOTO_FONT,
  withFonts,
  type Measure,
} from './scriptRuns.ts'

const OWN_FONT = 'Figtree'
const TEXT_STYLE = { fontSize: 9.5, bold: false }
const LINE_HEIGHT = 1.42

type PdfMake = typeof pdfmakeModule

/** Adds a font's regular and bold files to the library, as data URLs. */
function addFont(pdfmake: PdfMake, name: string, regular: string, bold: string): void {
  const files = { normal: `${name}-Regular.ttf`, bold: `${name}-Bold.ttf` }
  pdfmake.virtualfs.writeFileSync(files.normal, base64Of(regular), 'base64')
  pdfmake.virtualfs.writeFileSync(files.bold, base64Of(bold), 'base64')
  pdfmake.addFonts({ [name]: files })
}

/**
 * Loaded for the first PDF of an isolate, as the library and its fonts are large and most requests need neither.
 * Cached only once complete: a pending load belongs to the request that started it and can end with it.
 */
let loaded: PdfMake | null = null

async function loadPdfmake(): Promise<PdfMake> {
  const [{ default: pdfmake }, { default: regular }, { default: bold }, { default: display }] =
    await Promise.all([
      import('pdfmake/build/pdfmake.js'),
      import('./fonts/Figtree-Regular.ttf?inline'),
      import('./fonts/Figtree-Bold.ttf?inline'),
      import('./fonts/BricolageGrotesque-Bold.ttf?inline'),
    ])
  addFont(pdfmake, OWN_FONT, regular, bold)
  addFont(pdfmake, DISPLAY_FONT, display, display)
  return pdfmake
}

/** Fallback font for letters that the brand's fonts lack; ten times as large, so loaded only when needed. */
async function loadNoto(pdfmake: PdfMake): Promise<void> {
  if (pdfmake.virtualfs.existsSync(`${NOTO_FONT}-Regular.ttf`)) return
  const [{ default: regular }, { default: bold }] = await Promise.all([
    import('./fonts/NotoSans-Regular.ttf?inline'),
    import('./fonts/NotoSans-Bold.ttf?inline'),
  ])
  addFont(pdfmake, NOTO_FONT, regular, bold)
}

const base64Of = (dataUrl: string) => dataUrl.slice(dataUrl.indexOf(',') + 1)

/** Sets the fonts of other scripts in a document whose names need them, after loading them. */
async function inAllScripts(
  env: Pick<Bindings, 'ASSETS'>,
  pdfmake: PdfMake,
  definition: PdfDefinition,
): Promise<PdfDefinition> {
  if (!hasOtherLetters(definition)) return definition
  await loadNoto(pdfmake)
  const letters = foreignLetters(definition)
  const fileOf = letters.size === 0 ? new Map<string, string>() : await fontFilesOf(env, letters)
  const missing = [...new Set(fileOf.values())].filter(
    (file) => !pdfmake.virtualfs.existsSync(file),
  )
  await Promise.all(
    missing.map(async (file) => {
      const content = Buffer.from(await readFontFile(env, file)).toString('base64')
      pdfmake.virtualfs.writeFileSync(file, content, 'base64')
      pdfmake.addFonts({ [file]: { normal: file, bold: file } })
    }),
  )
  const fontOf = (letter: string) => fileOf.get(letter) ?? null
  const measure = await measureOf(pdfmake)
  return withFonts(definition, fontOf, { measure, style: TEXT_STYLE, lineHeight: LINE_HEIGHT })
}

/** Measures texts like the document's engine. */
async function measureOf(pdfmake: PdfMake): Promise<Measure> {
  const blank = { content: '', defaultStyle: { font: OWN_FONT } }
  const fonts = await pdfmake.createPdf(blank).getStream()
  const fontOf = (name: string, bold = false) => fonts.provideFont(name, bold, false)
  return {
    widthOf: (text, font, { bold, fontSize }) =>
      fontOf(font ?? OWN_FONT, bold).widthOfString(text, fontSize),
    heightOf: (font) => fontOf(font).lineHeight(1) / fontOf(OWN_FONT).lineHeight(1),
  }
}

/** Renders a document definition as a PDF in the brand's fonts, for names in any script. */
export async function renderPdf(
  env: Pick<Bindings, 'ASSETS'>,
  definition: PdfDefinition,
): Promise<Uint8Array> {
  const pdfmake = (loaded ??= await loadPdfmake())
  const defaultStyle = {
    font: OWN_FONT,
    ...TEXT_STYLE,
    lineHeight: LINE_HEIGHT,
    fontFeatures: ['tnum'],
  }
  const prepared = await inAllScripts(env, pdfmake, definition)
  return await pdfmake.createPdf({ defaultStyle, ...prepared }).getBuffer()
}
