import { textAt, viewOf } from '../bytes.ts'
import { UnreadableError } from '../byteSource.ts'
import { exifOrientation } from './exifOrientation.ts'
import type { PictureContent } from './picture.ts'

/** Reads a JPEG by its segments: size, EXIF orientation, and where it ends. */
export function readJpeg(bytes: Uint8Array): PictureContent {
  const view = viewOf(bytes)
  let size: { width: number; height: number } | undefined
  let orientation = 1
  let isCmyk = false
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === 0xd9) break
    const length = view.getUint16(at + 2)
    const data = at + 4
    if (length < 2 || at + 2 + length > bytes.length) break
    if (isFrame(marker) && length >= 7) {
      size = { height: view.getUint16(data + 1), width: view.getUint16(data + 3) }
      isCmyk = bytes[data + 5] === 4
    }
    if (marker === 0xe1 && textAt(bytes, data, 6) === 'Exif\0\0') {
      orientation = exifOrientation(bytes.subarray(data + 6, at + 2 + length)) ?? orientation
    }
    at += 2 + length
    if (marker === 0xda) at = afterScan(bytes, at)
  }
  const hasEnd = bytes[at] === 0xff && bytes[at + 1] === 0xd9
  if (!size || size.width === 0 || size.height === 0 || !hasEnd) {
    throw new UnreadableError('The JPEG is cut off.')
  }
  return { ...size, orientation, isCmyk, frames: 1, durationMs: 0, plays: 1, endsAt: at + 2 }
}

/** Start of frame, of any coding; 0xc4, 0xc8 and 0xcc are other segments. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

/** The next marker after a scan's data: there 0xff is followed by 0 or a restart marker. */
function afterScan(bytes: Uint8Array, start: number): number {
  let at = start
  while (at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0
    if (bytes[at] === 0xff && next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at
    at += 1
  }
  return bytes.length
}
