import type { BytePatch } from '#domain/creatives/creative/bytePatch.ts'
import type { ByteSource } from '../byteSource.ts'

const HEADER_BYTES = 16
/** No accepted file has more top-level boxes; stops at a broken one. */
const MAX_BOXES = 4_000
/** Larger descriptions than this are not read. */
const MAX_DESCRIPTION_BYTES = 32 * 1024 * 1024
const FREE = Array.from('free', (letter) => letter.charCodeAt(0))

interface Box {
  type: string
  /** The offset of its header in the file. */
  start: number
  /** The offset of its content. */
  content: number
  end: number
}

function boxAt(bytes: Uint8Array, at: number, base: number, limit: number): Box | null {
  if (at + 8 > bytes.length) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
  const short = view.getUint32(at)
  const isLong = short === 1
  if (isLong && at + 16 > bytes.length) return null
  const size = isLong
    ? Number(view.getBigUint64(at + 8))
    : short === 0
      ? limit - (base + at)
      : short
  const header = isLong ? 16 : 8
  const start = base + at
  if (size < header || start + size > limit) return null
  return { type, start, content: start + header, end: start + size }
}

/** The child boxes of a box in memory. */
function children(bytes: Uint8Array, base: number, parent: Pick<Box, 'content' | 'end'>): Box[] {
  const boxes: Box[] = []
  for (let at = parent.content; at < parent.end;) {
    const box = boxAt(bytes, at - base, base, parent.end)
    if (!box) break
    boxes.push(box)
    at = box.end
  }
  return boxes
}

async function topBoxes(source: ByteSource): Promise<Box[]> {
  const boxes: Box[] = []
  for (let at = 0; at < source.size && boxes.length < MAX_BOXES;) {
    const box = boxAt(await source.read(at, at + HEADER_BYTES), 0, at, source.size)
    if (!box) break
    boxes.push(box)
    at = box.end
  }
  return boxes
}

const asFree = ({ start }: Box): BytePatch => ({ offset: start + 4, bytes: FREE })

/** Patches that turn the sound tracks of an MP4 or MOV into free space. */
export async function mp4SoundPatches(source: ByteSource): Promise<BytePatch[]> {
  const patches: BytePatch[] = []
  const soundTracks = new Set<number>()
  const boxes = await topBoxes(source)
  for (const top of boxes.filter(({ type }) => type === 'moov')) {
    const bytes = await describe(source, top)
    for (const track of children(bytes, top.start, top).filter(({ type }) => type === 'trak')) {
      if (!isSound(bytes, top.start, track)) continue
      patches.push(asFree(track))
      const id = trackId(bytes, top.start, track)
      if (id !== null) soundTracks.add(id)
    }
  }
  if (soundTracks.size === 0) return patches
  for (const top of boxes.filter(({ type }) => type === 'moof')) {
    const bytes = await describe(source, top)
    for (const fragment of children(bytes, top.start, top).filter(({ type }) => type === 'traf')) {
      const id = fragmentTrackId(bytes, top.start, fragment)
      if (id !== null && soundTracks.has(id)) patches.push(asFree(fragment))
    }
  }
  return patches
}

async function describe(source: ByteSource, box: Box): Promise<Uint8Array> {
  if (box.end - box.start > MAX_DESCRIPTION_BYTES) return new Uint8Array()
  return await source.read(box.start, box.end)
}

function isSound(bytes: Uint8Array, base: number, track: Box): boolean {
  const media = children(bytes, base, track).find(({ type }) => type === 'mdia')
  const handler = media && children(bytes, base, media).find(({ type }) => type === 'hdlr')
  if (!handler) return false
  const at = handler.content - base + 8
  return String.fromCharCode(...bytes.subarray(at, at + 4)) === 'soun'
}

const uint32 = (bytes: Uint8Array, at: number): number | null =>
  at + 4 > bytes.length ? null : new DataView(bytes.buffer, bytes.byteOffset).getUint32(at)

/** The ID in a track's header, whose version decides its offset. */
function trackId(bytes: Uint8Array, base: number, track: Box): number | null {
  const header = children(bytes, base, track).find(({ type }) => type === 'tkhd')
  if (!header) return null
  const at = header.content - base
  return uint32(bytes, at + (bytes[at] === 1 ? 20 : 12))
}

function fragmentTrackId(bytes: Uint8Array, base: number, fragment: Box): number | null {
  const header = children(bytes, base, fragment).find(({ type }) => type === 'tfhd')
  return header ? uint32(bytes, header.content - base + 4) : null
}
