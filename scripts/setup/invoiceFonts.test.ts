import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'

/** The part of the document engine's browser build that reads fonts. */
interface PdfMake {
  virtualfs: { writeFileSync(name: string, content: string, encoding: 'base64'): void }
  addFonts(fonts: Record<string, { normal: string }>): void
  createPdf(definition: object): {
    getStream(): Promise<{
      provideFont(
        name: string,
        bold: boolean,
        italics: boolean,
      ): { widthOfString(text: string, size: number): number }
    }>
  }
}

const FOLDER = new URL('../../public/fonts/invoice/', import.meta.url)
const index = JSON.parse(readFileSync(new URL('index.json', FOLDER), 'utf8')) as Record<
  string,
  [from: number, to: number][]
>

it('reads every font of the invoices as the documents do', { timeout: 60_000 }, async () => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.woff'))
  expect(files.toSorted()).toEqual(Object.keys(index).toSorted())
  const pdfmake = createRequire(import.meta.url)('pdfmake/build/pdfmake.js') as PdfMake
  for (const file of files) {
    const content = readFileSync(new URL(file, FOLDER)).toString('base64')
    pdfmake.virtualfs.writeFileSync(file, content, 'base64')
    pdfmake.addFonts({ [file]: { normal: file } })
  }
  const defaultStyle = { font: files[0] }
  const fonts = await pdfmake.createPdf({ content: '', defaultStyle }).getStream()
  const unread = files.filter((file) => {
    const letter = String.fromCodePoint(index[file]?.at(-1)?.[0] ?? 0)
    try {
      return !(fonts.provideFont(file, false, false).widthOfString(letter, 10) >= 0)
    } catch {
      return true
    }
  })
  expect(unread).toEqual([])
})
