import { textAt, viewOf } from '../bytes.ts'

const ORIENTATION_TAG = 0x0112

/** The orientation in EXIF data, 1 to 8; undefined if missing. The data begins with its TIFF header. */
export function exifOrientation(tiff: Uint8Array): number | undefined {
  if (tiff.length < 8) return undefined
  const view = viewOf(tiff)
  const little = textAt(tiff, 0, 2) === 'II'
  const directory = view.getUint32(4, little)
  if (directory + 2 > tiff.length) return undefined
  const entries = view.getUint16(directory, little)
  for (let index = 0; index < entries; index += 1) {
    const entry = directory + 2 + index * 12
    if (entry + 12 > tiff.length) return undefined
    if (view.getUint16(entry, little) !== ORIENTATION_TAG) continue
    const value = view.getUint16(entry + 8, little)
    return value >= 1 && value <= 8 ? value : undefined
  }
  return undefined
}
