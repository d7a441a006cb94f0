import { textAt, viewOf } from '../bytes.ts'
import { UnreadableError } from '../byteSource.ts'
import type { PictureContent } from './picture.ts'

const HEADER_BYTES = 13
/** Browsers show frames of 10 ms or less for a tenth of a second. */
const SHORTEST_FRAME_MS = 20
const DEFAULT_FRAME_MS = 100

/** Reads a GIF by its blocks: size, frames, duration and loops. */
export function readGif(bytes: Uint8Array): PictureContent {
  const view = viewOf(bytes)
  if (bytes.length < HEADER_BYTES) throw new UnreadableError('The GIF is cut off.')
  const content = {
    width: view.getUint16(6, true),
    height: view.getUint16(8, true),
    orientation: 1,
    frames: 0,
    durationMs: 0,
  }
  let plays: number | null = 1
  let delayMs = DEFAULT_FRAME_MS
  let at = HEADER_BYTES + colorTableBytes(bytes[10] ?? 0)
  while (at < bytes.length) {
    const block = bytes[at]
    if (block === 0x3b) {
      if (content.frames === 0 || content.width === 0 || content.height === 0) break
      const durationMs = content.frames > 1 ? content.durationMs : 0
      return { ...content, durationMs, plays, endsAt: at + 1 }
    }
    if (block === 0x21) {
      const label = bytes[at + 1]
      if (label === 0xf9 && at + 6 <= bytes.length) {
        const asked = view.getUint16(at + 4, true) * 10
        delayMs = asked < SHORTEST_FRAME_MS ? DEFAULT_FRAME_MS : asked
      }
      const loops = label === 0xff ? loopsAt(bytes, at) : undefined
      // The loop count is the number of repeats after the first pass.
      if (loops !== undefined) plays = loops === 0 ? null : loops + 1
      at = afterSubBlocks(bytes, at + 2)
    } else if (block === 0x2c) {
      content.frames += 1
      content.durationMs += delayMs
      delayMs = DEFAULT_FRAME_MS
      // Descriptor, its color table, the code size, then the data.
      at = afterSubBlocks(bytes, at + 10 + colorTableBytes(bytes[at + 9] ?? 0) + 1)
    } else break
  }
  throw new UnreadableError('The GIF is cut off.')
}

function colorTableBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0
}

/** The offset after the chain of sub-blocks that begins here. */
function afterSubBlocks(bytes: Uint8Array, start: number): number {
  let at = start
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0)
  return at + 1
}

/** The count in a loop extension, 0 for endless; undefined for another block. */
function loopsAt(bytes: Uint8Array, at: number): number | undefined {
  const name = textAt(bytes, at + 3, 11)
  if (name !== 'NETSCAPE2.0' && name !== 'ANIMEXTS1.0') return undefined
  if (bytes[at + 14] !== 3 || at + 18 > bytes.length) return undefined
  return viewOf(bytes).getUint16(at + 16, true)
}
