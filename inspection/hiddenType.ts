import { latin1, viewOf } from './bytes.ts'
import { readUpTo, type ByteSource } from './byteSource.ts'

/** A ZIP's end record and the longest comment it may carry. */
const ZIP_END_BYTES = 22
const ZIP_TAIL_BYTES = ZIP_END_BYTES + 0xffff

/** Pages and programs for browsers. Long enough not to come up by chance in compressed pictures. */
const MARKUP = /<(?:script|html|iframe|!doctype)[\s>]/i

/** Whether a file that is no ZIP by its start is one by its end: readers of ZIPs begin there. */
export async function endsAsZip(source: ByteSource): Promise<boolean> {
  const start = Math.max(0, source.size - ZIP_TAIL_BYTES)
  return findZipEnd(await readUpTo(source, start, ZIP_TAIL_BYTES)) !== null
}

/** Where the ZIP's end record begins in the last bytes of a file, null where there is none. */
export function findZipEnd(tail: Uint8Array): number | null {
  const view = viewOf(tail)
  for (let at = tail.length - ZIP_END_BYTES; at >= 0; at -= 1) {
    const isRecord = view.getUint32(at, true) === 0x06054b50
    if (isRecord && at + ZIP_END_BYTES + view.getUint16(at + 20, true) <= tail.length) return at
  }
  return null
}

/** Whether a picture also holds markup that a browser would run, were it shown as a page. */
export function holdsMarkup(bytes: Uint8Array): boolean {
  return MARKUP.test(latin1(bytes))
}

/** Whether what follows the end of a picture is another file: padding and camera data are harmless. */
export function holdsOtherFile(trailing: Uint8Array): boolean {
  const text = latin1(trailing)
  return text.includes('PK\u0003\u0004') || /%PDF-|<svg[\s>]/i.test(text) || MARKUP.test(text)
}
