import { latin1, viewOf } from './bytes.ts'
import { readUpTo, type ByteSource } from './byteSource.ts'

/** The size of a ZIP's end record with the longest possible comment. */
const ZIP_END_BYTES = 22
const ZIP_TAIL_BYTES = ZIP_END_BYTES + 0xffff

/** Markup and scripts for browsers. Long enough not to occur by chance in compressed pictures. */
const MARKUP = /<(?:script|html|iframe|!doctype)[\s>]/i

/** Whether a file whose start is no ZIP ends as one: ZIP readers begin at the end. */
export async function endsAsZip(source: ByteSource): Promise<boolean> {
  const start = Math.max(0, source.size - ZIP_TAIL_BYTES)
  return findZipEnd(await readUpTo(source, start, ZIP_TAIL_BYTES)) !== null
}

/** The offset of the ZIP's end record in the last bytes of a file, null where there is none. */
export function findZipEnd(tail: Uint8Array): number | null {
  const view = viewOf(tail)
  for (let at = tail.length - ZIP_END_BYTES; at >= 0; at -= 1) {
    const isRecord = view.getUint32(at, true) === 0x06054b50
    if (isRecord && at + ZIP_END_BYTES + view.getUint16(at + 20, true) <= tail.length) return at
  }
  return null
}

/** Whether a picture also contains markup that a browser would run if the file were opened as a page. */
export function holdsMarkup(bytes: Uint8Array): boolean {
  return MARKUP.test(latin1(bytes))
}

/** Whether the bytes after the end of a picture are another file: padding and camera data are harmless. */
export function holdsOtherFile(trailing: Uint8Array): boolean {
  const text = latin1(trailing)
  return text.includes('PK\u0003\u0004') || /%PDF-|<svg[\s>]/i.test(text) || MARKUP.test(text)
}
