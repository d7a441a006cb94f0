import { latin1 } from '../bytes.ts'
import { contentStart, encodingByMark } from './pageStart.ts'

/** A banner's page with an ASCII script before all its other ones; the page keeps its encoding. */
export function withFirstScript(page: Uint8Array, script: string): Uint8Array<ArrayBuffer> {
  const mark = encodingByMark(page)
  if (mark === 'utf-16le' || mark === 'utf-16be') return inUtf16(page, mark, script)
  // One character per byte: text offsets are file offsets.
  return inserted(page, contentStart(latin1(page)), new TextEncoder().encode(script))
}

function inUtf16(
  page: Uint8Array,
  encoding: 'utf-16le' | 'utf-16be',
  script: string,
): Uint8Array<ArrayBuffer> {
  // The decoder drops the byte order mark: two bytes of the file.
  const at = 2 + 2 * contentStart(new TextDecoder(encoding).decode(page))
  const bytes = new Uint8Array(2 * script.length)
  const view = new DataView(bytes.buffer)
  for (let index = 0; index < script.length; index += 1) {
    view.setUint16(2 * index, script.charCodeAt(index), encoding === 'utf-16le')
  }
  return inserted(page, at, bytes)
}

function inserted(page: Uint8Array, at: number, part: Uint8Array): Uint8Array<ArrayBuffer> {
  const changed = new Uint8Array(page.length + part.length)
  changed.set(page.subarray(0, at))
  changed.set(part, at)
  changed.set(page.subarray(at), at + part.length)
  return changed
}
