import { viewOf } from '../bytes.ts'
import { UnopenedError, UnreadableError, type ByteSource } from '../byteSource.ts'
import type { ZipEntry } from './zipDirectory.ts'

const LOCAL_HEADER_BYTES = 30
const STORED = 0
const DEFLATED = 8

/** Bytes of one unpacked file; null if it held more than `maxBytes`: unpacking stopped there. */
export async function inflateEntry(
  source: ByteSource,
  entry: ZipEntry,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (entry.isEncrypted) throw new UnopenedError('encrypted')
  const packed = await readPacked(source, entry)
  if (entry.method === STORED) return packed.length > maxBytes ? null : packed
  if (entry.method !== DEFLATED) throw new UnopenedError('packed')
  return inflate(packed, maxBytes)
}

async function readPacked(source: ByteSource, entry: ZipEntry): Promise<Uint8Array<ArrayBuffer>> {
  const headerEnd = entry.headerAt + LOCAL_HEADER_BYTES
  if (headerEnd > source.size) throw new UnreadableError('The ZIP is cut off.')
  const header = viewOf(await source.read(entry.headerAt, headerEnd))
  if (header.getUint32(0, true) !== 0x04034b50) throw new UnreadableError('The ZIP is damaged.')
  const start = headerEnd + header.getUint16(26, true) + header.getUint16(28, true)
  const end = start + entry.packedBytes
  if (end > source.size) throw new UnreadableError('The ZIP is cut off.')
  return entry.packedBytes === 0 ? new Uint8Array(0) : source.read(start, end)
}

async function inflate(
  packed: Uint8Array<ArrayBuffer>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = new Blob([packed])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .getReader()
  const parts: Uint8Array[] = []
  let length = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      length += value.byteLength
      if (length > maxBytes) {
        await reader.cancel()
        return null
      }
      parts.push(value)
    }
  } catch {
    throw new UnreadableError('A file in the ZIP is damaged.')
  }
  return joined(parts, length)
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.byteLength
  }
  return all
}
