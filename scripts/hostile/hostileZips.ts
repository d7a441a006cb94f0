import { deflateRawSync } from 'node:zlib'

/** One file of a ZIP. */
export interface ZipPart {
  path: string
  data: Uint8Array
}

const LOCAL_HEADER_BYTES = 30
const DIRECTORY_RECORD_BYTES = 46
const END_RECORD_BYTES = 22
const DEFLATED = 8

/** Bytes one after another, in one array. */
export function joinBytes(
  parts: readonly (Uint8Array | readonly number[])[],
): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

function record(
  bytes: number,
  signature: number,
  ...fields: readonly (readonly [at: number, size: 2 | 4, value: number])[]
): Uint8Array {
  const view = new DataView(new ArrayBuffer(bytes))
  view.setUint32(0, signature, true)
  for (const [at, size, value] of fields) {
    if (size === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
  }
  return new Uint8Array(view.buffer)
}

/** A ZIP of deflated files without checksums, which our reader ignores. */
export function zipOf(files: readonly ZipPart[]): Uint8Array<ArrayBuffer> {
  const locals: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let headerAt = 0
  let directoryBytes = 0
  for (const { path, data } of files) {
    const name = new TextEncoder().encode(path)
    const packed = deflateRawSync(data)
    const header = record(
      LOCAL_HEADER_BYTES,
      0x04034b50,
      [8, 2, DEFLATED],
      [18, 4, packed.length],
      [22, 4, data.length],
      [26, 2, name.length],
    )
    const entry = record(
      DIRECTORY_RECORD_BYTES,
      0x02014b50,
      [10, 2, DEFLATED],
      [20, 4, packed.length],
      [24, 4, data.length],
      [28, 2, name.length],
      [42, 4, headerAt],
    )
    locals.push(header, name, packed)
    directory.push(entry, name)
    headerAt += header.length + name.length + packed.length
    directoryBytes += entry.length + name.length
  }
  const end = record(
    END_RECORD_BYTES,
    0x06054b50,
    [8, 2, files.length],
    [10, 2, files.length],
    [12, 4, directoryBytes],
    [16, 4, headerAt],
  )
  return joinBytes([...locals, ...directory, end])
}
