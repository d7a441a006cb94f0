import { strToU8, Zip, ZipDeflate } from 'fflate'

type Cell = string | number

/** Excel's row limit of a sheet (1,048,576 in all); further rows go to the next sheet. */
const ROWS_PER_SHEET = 1_000_000

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for XML, without characters that XML does not allow. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '')
    .replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '')

/** Writes a cell as text, never as a formula. */
const cellXml = (value: Cell): string =>
  typeof value === 'number'
    ? `<c><v>${value}</v></c>`
    : `<c t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`

const rowXml = (cells: readonly Cell[]): string => `<row>${cells.map(cellXml).join('')}</row>`

/** Streams the parts of a workbook, one after another, as a ZIP. */
class WorkbookWriter {
  readonly #zip: Zip
  readonly #headings: readonly Cell[]
  #sheet: ZipDeflate | null = null
  #sheets = 0
  #rows = 0

  constructor(headings: readonly Cell[], send: (bytes: Uint8Array, isLast: boolean) => void) {
    this.#headings = headings
    this.#zip = new Zip((error, bytes, isLast) => {
      if (error) throw error
      send(bytes, isLast)
    })
    this.#openSheet()
  }

  add(rows: readonly (readonly Cell[])[]): void {
    for (let at = 0; at < rows.length;) {
      if (this.#rows >= ROWS_PER_SHEET) this.#openSheet()
      const part = rows.slice(at, at + ROWS_PER_SHEET - this.#rows)
      this.#sheet?.push(strToU8(part.map(rowXml).join('')))
      this.#rows += part.length
      at += part.length
    }
  }

  end(): void {
    this.#closeSheet()
    const numbers = Array.from({ length: this.#sheets }, (_, at) => at + 1)
    const each = (xml: (number: number) => string) => numbers.map(xml).join('')
    this.#addPart(
      'xl/workbook.xml',
      `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${each(
        (n) => `<sheet name="Report${n === 1 ? '' : ` ${n}`}" sheetId="${n}" r:id="rId${n}"/>`,
      )}</sheets></workbook>`,
    )
    this.#addPart(
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${PACKAGE}/relationships">${each(
        (n) =>
          `<Relationship Id="rId${n}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
      )}</Relationships>`,
    )
    this.#addPart(
      '_rels/.rels',
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    )
    const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
    this.#addPart(
      '[Content_Types].xml',
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/>${each(
        (n) =>
          `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${sheetType}.worksheet+xml"/>`,
      )}</Types>`,
    )
    this.#zip.end()
  }

  #openSheet(): void {
    this.#closeSheet()
    this.#sheets += 1
    this.#rows = 0
    this.#sheet = new ZipDeflate(`xl/worksheets/sheet${this.#sheets}.xml`, { level: 1 })
    this.#zip.add(this.#sheet)
    this.#sheet.push(strToU8(`${HEAD}<worksheet xmlns="${MAIN}"><sheetData>`))
    this.#sheet.push(strToU8(rowXml(this.#headings)))
  }

  #closeSheet(): void {
    this.#sheet?.push(strToU8('</sheetData></worksheet>'), true)
    this.#sheet = null
  }

  #addPart(name: string, xml: string): void {
    const part = new ZipDeflate(name)
    this.#zip.add(part)
    part.push(strToU8(HEAD + xml), true)
  }
}

/** Streams rows as an Excel workbook (Office Open XML). */
export function xlsxStream(
  headings: readonly Cell[],
  rows: AsyncGenerator<(readonly Cell[])[]>,
): ReadableStream<Uint8Array> {
  let writer: WorkbookWriter | null = null
  const sent = { any: false }
  return new ReadableStream({
    start(controller) {
      writer = new WorkbookWriter(headings, (bytes, isLast) => {
        if (bytes.length > 0) controller.enqueue(bytes)
        sent.any ||= bytes.length > 0 || isLast
        if (isLast) controller.close()
      })
    },
    async pull() {
      // The packer buffers short parts, and a pull that enqueues nothing is not repeated.
      sent.any = false
      while (!sent.any) {
        const { value, done } = await rows.next()
        if (done) writer?.end()
        else writer?.add(value)
      }
    },
    async cancel() {
      await rows.return(undefined)
    },
  })
}
