import { textAt, viewOf } from '../bytes.ts'
import { UnreadableError } from '../byteSource.ts'
import { exifOrientation } from './exifOrientation.ts'
import type { PictureContent } from './picture.ts'

const SIGNATURE_BYTES = 8
/** Length, type and checksum of a chunk. */
const CHUNK_FRAME_BYTES = 12

/** Reads a PNG by its chunks: size, frames of an animated one (acTL, fcTL), and where it ends. */
export function readPng(bytes: Uint8Array): PictureContent {
  const view = viewOf(bytes)
  const content = { width: 0, height: 0, orientation: 1, frames: 1, durationMs: 0, plays: 1 }
  let plays: number | null = 1
  let orientation = 1
  let hasData = false
  let at = SIGNATURE_BYTES
  while (at + CHUNK_FRAME_BYTES <= bytes.length) {
    const length = view.getUint32(at)
    const type = textAt(bytes, at + 4)
    const data = at + 8
    if (data + length + 4 > bytes.length) break
    if (at === SIGNATURE_BYTES && type !== 'IHDR') break
    if (type === 'IHDR') {
      content.width = view.getUint32(data)
      content.height = view.getUint32(data + 4)
    }
    if (type === 'IDAT') hasData = true
    if (type === 'eXIf') {
      orientation = exifOrientation(bytes.subarray(data, data + length)) ?? orientation
    }
    if (type === 'acTL' && length >= 8) {
      content.frames = view.getUint32(data)
      plays = view.getUint32(data + 4) || null
    }
    if (type === 'fcTL' && length >= 26) content.durationMs += frameMs(view, data)
    at = data + length + 4
    if (type === 'IEND') {
      if (!hasData || content.width === 0 || content.height === 0) break
      return { ...content, orientation, plays, endsAt: at }
    }
  }
  throw new UnreadableError('The PNG is cut off.')
}

function frameMs(view: DataView, data: number): number {
  const numerator = view.getUint16(data + 20)
  // 0 means hundredths of a second.
  const denominator = view.getUint16(data + 22) || 100
  return (numerator / denominator) * 1000
}
