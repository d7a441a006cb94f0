import type { BytePatch } from '#domain/creatives/creative/bytePatch.ts'
import type { ByteSource } from '../byteSource.ts'

/** EBML ids (RFC 8794, RFC 9559). */
const SEGMENT = 0x18538067
const TRACKS = 0x1654ae6b
const CLUSTER = 0x1f43b675
const TRACK_ENTRY = 0xae
const TRACK_TYPE = 0x83
const VOID = 0xec
const SOUND = 2

const HEADER_BYTES = 12
const MAX_ELEMENTS = 5_000
const MAX_TRACKS_BYTES = 4 * 1024 * 1024

interface Element {
  id: number
  start: number
  content: number
  /** Null for an unknown size. */
  end: number | null
}

/** A number whose first set bit gives its length; `keepsMarker` for IDs. */
function variableNumber(
  bytes: Uint8Array,
  at: number,
  keepsMarker: boolean,
): { value: number; length: number; isUnknown: boolean } | null {
  const first = bytes[at]
  if (first === undefined || first === 0) return null
  const length = Math.clz32(first) - 23
  if (length > 8 || at + length > bytes.length) return null
  let value = keepsMarker ? first : first & (0xff >> length)
  let isUnknown = !keepsMarker && value === 0xff >> length
  for (let index = 1; index < length; index += 1) {
    const byte = bytes[at + index] ?? 0
    if (byte !== 0xff) isUnknown = false
    value = value * 256 + byte
  }
  return { value, length, isUnknown }
}

function elementAt(bytes: Uint8Array, at: number, base: number): Element | null {
  const id = variableNumber(bytes, at, true)
  const size = id && variableNumber(bytes, at + id.length, false)
  if (!id || !size) return null
  const content = base + at + id.length + size.length
  return {
    id: id.value,
    start: base + at,
    content,
    end: size.isUnknown ? null : content + size.value,
  }
}

/** The description of the tracks, which precedes the first pictures. */
async function findTracks(source: ByteSource): Promise<Element | null> {
  let at = 0
  for (let count = 0; count < MAX_ELEMENTS && at < source.size; count += 1) {
    const element = elementAt(await source.read(at, at + HEADER_BYTES), 0, at)
    if (!element || element.id === CLUSTER) return null
    if (element.id === TRACKS) return element
    // The segment contains the rest: continues inside it.
    if (element.id === SEGMENT) at = element.content
    else if (element.end === null) return null
    else at = element.end
  }
  return null
}

/** Patches that turn the sound tracks of a WebM into void elements. */
export async function webmSoundPatches(source: ByteSource): Promise<BytePatch[]> {
  const tracks = await findTracks(source)
  if (!tracks || tracks.end === null || tracks.end - tracks.start > MAX_TRACKS_BYTES) return []
  const bytes = await source.read(tracks.start, tracks.end)
  const base = tracks.start
  const patches: BytePatch[] = []
  for (const entry of elementsIn(bytes, base, tracks)) {
    const type = elementsIn(bytes, base, entry).find(({ id }) => id === TRACK_TYPE)
    const isSound = type !== undefined && bytes[type.content - base] === SOUND
    // Both IDs are one byte long, so that no other byte moves.
    if (entry.id === TRACK_ENTRY && isSound) patches.push({ offset: entry.start, bytes: [VOID] })
  }
  return patches
}

function elementsIn(bytes: Uint8Array, base: number, parent: Element): Element[] {
  const elements: Element[] = []
  const end = parent.end ?? parent.content
  for (let at = parent.content; at < end;) {
    const element = elementAt(bytes, at - base, base)
    if (!element || element.end === null || element.end > end) break
    elements.push(element)
    at = element.end
  }
  return elements
}
