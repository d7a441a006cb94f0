import { textAt, viewOf } from '../bytes.ts'
import { readUpTo, TooComplexError, type ByteSource } from '../byteSource.ts'

/** Enough for half a minute with a fragment per frame. */
const MAX_BOXES = 4_000
/** Nearby headers are read at once. */
const WINDOW_BYTES = 4_096
const SEGMENT = 0x18538067

/**
 * Whether an MP4 or MOV holds all the bytes that its boxes declare. Throws TooComplexError for more boxes than any real
 * file has.
 */
export async function isCompleteIsoMedia(source: ByteSource): Promise<boolean> {
  let at = 0
  let windowAt = 0
  let window = new Uint8Array(0)
  for (let boxes = 0; at < source.size; boxes += 1) {
    if (boxes === MAX_BOXES) throw new TooComplexError('The file has too many boxes.')
    const headerEnd = Math.min(source.size, at + 16)
    if (at < windowAt || headerEnd > windowAt + window.length) {
      window = await readUpTo(source, at, WINDOW_BYTES)
      windowAt = at
    }
    const header = window.subarray(at - windowAt, headerEnd - windowAt)
    if (header.length < 8) return false
    const view = viewOf(header)
    const stated = view.getUint32(0)
    // 0: extends to the end of the file. 1: the next eight bytes are the size.
    if (stated === 0) return true
    if (stated === 1 && header.length < 16) return false
    const size = stated === 1 ? Number(view.getBigUint64(8)) : stated
    if (size < 8) return false
    at += size
  }
  return at === source.size
}

/** Whether a WebM holds all the bytes that its segment declares; true for an unknown size. */
export async function isCompleteWebm(source: ByteSource): Promise<boolean> {
  const head = await readUpTo(source, 0, 512)
  const header = vintAt(head, 4)
  if (!header) return false
  const segmentAt = 4 + header.bytes + header.value
  if (segmentAt + 5 > head.length || viewOf(head).getUint32(segmentAt) !== SEGMENT) return false
  const segment = vintAt(head, segmentAt + 4)
  if (!segment) return false
  const isUnknown = segment.value === 2 ** (7 * segment.bytes) - 1
  return isUnknown || segmentAt + 4 + segment.bytes + segment.value <= source.size
}

/** Whether a WAV holds all the sound that it declares; true for streamed ones, which declare nothing. */
export async function isCompleteWave(source: ByteSource): Promise<boolean> {
  const head = await readUpTo(source, 0, 12)
  if (head.length < 12 || textAt(head, 8) !== 'WAVE') return false
  const stated = viewOf(head).getUint32(4, true)
  return stated === 0 || stated === 0xffffffff || stated + 8 <= source.size + 1
}

/** An EBML number: the position of its first set bit is its length in bytes. */
function vintAt(bytes: Uint8Array, at: number): { value: number; bytes: number } | undefined {
  const first = bytes[at] ?? 0
  if (first === 0) return undefined
  const length = Math.clz32(first) - 23
  if (at + length > bytes.length) return undefined
  let value = first & (2 ** (8 - length) - 1)
  for (let index = 1; index < length; index += 1) value = value * 256 + (bytes[at + index] ?? 0)
  return { value, bytes: length }
}
