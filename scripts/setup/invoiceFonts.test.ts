import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import { expect, it } from 'vitest'
import { isBrandLetter, isNotoLetter } from '#content/brand/fontCoverage.ts'

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

it('reads every font of the invoices as pdfmake does', { timeout: 60_000 }, async () => {
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

/** The one font of a file. */
function fontOf(file: URL): Font {
  const font = create(readFileSync(file))
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${file.href} holds several fonts.`)
  return font
}

const carried = (file: string) =>
  fontOf(new URL(`../../worker/adapters/pdf/fonts/${file}`, import.meta.url))

it.each([
  ['Figtree-Regular.ttf', isBrandLetter],
  ['Figtree-Bold.ttf', isBrandLetter],
  ['BricolageGrotesque-Bold.ttf', isBrandLetter],
  ['NotoSans-Regular.ttf', isNotoLetter],
  ['NotoSans-Bold.ttf', isNotoLetter],
] as const)('%s has every letter that documents set in it', (file, isSetIn) => {
  const font = carried(file)
  const missing: string[] = []
  for (let code = 0x20; code < 0x11000; code += 1) {
    const letter = String.fromCodePoint(code)
    if (
      isSetIn(letter) &&
      /[\p{L}\p{N}\p{P}\p{S}]/u.test(letter) &&
      !font.hasGlyphForCodePoint(code)
    )
      missing.push(letter)
  }
  expect(missing).toEqual([])
})

it('lists only letters in the font files of other scripts', { timeout: 60_000 }, () => {
  const missing = Object.entries(index).flatMap(([file, ranges]) => {
    const font = fontOf(new URL(file, FOLDER))
    return ranges.flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, at) => from + at)
        .filter((code) => !font.hasGlyphForCodePoint(code))
        .map((code) => `${file} ${code.toString(16)}`),
    )
  })
  expect(missing).toEqual([])
})
