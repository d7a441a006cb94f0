import { viewOf } from '../bytes.ts'
import { UnreadableError, readUpTo, type ByteSource } from '../byteSource.ts'
import { findZipEnd } from '../hiddenType.ts'

/** One file as a ZIP's directory tells of it. Nothing of it is to be trusted, least of all sizes. */
export interface ZipEntry {
  path: string
  /** 0 stored, 8 deflated. */
  method: number
  isEncrypted: boolean
  packedBytes: number
  /** Where the file's own header begins. */
  headerAt: number
}

export interface ZipDirectory {
  /** Files, without folders; at most as many as asked for and one more. */
  entries: ZipEntry[]
  /** Bytes after the ZIP's last record, or before its first. */
  hasForeignBytes: boolean
}

const END_RECORD_BYTES = 22
const DIRECTORY_RECORD_BYTES = 46
const TAIL_BYTES = END_RECORD_BYTES + 0xffff
const MAX_DIRECTORY_BYTES = 1024 * 1024
const UTF8_FLAG = 0x0800

/** Reads the list of files at the end of a ZIP; stops after `maxFiles` and one. */
export async function readZipDirectory(
  source: ByteSource,
  maxFiles: number,
): Promise<ZipDirectory> {
  const tailStart = Math.max(0, source.size - TAIL_BYTES)
  const tail = await readUpTo(source, tailStart, TAIL_BYTES)
  const endAt = findZipEnd(tail)
  if (endAt === null) throw new UnreadableError('The ZIP has no directory.')
  const view = viewOf(tail)
  const directoryBytes = view.getUint32(endAt + 12, true)
  const directoryAt = view.getUint32(endAt + 16, true)
  const commentBytes = view.getUint16(endAt + 20, true)
  const recordsEnd = tailStart + endAt + END_RECORD_BYTES + commentBytes
  // The directory must stand right before the end record, where its offset says: else something is put before it.
  const isInPlace = directoryAt + directoryBytes === tailStart + endAt
  if (!isInPlace || directoryBytes > MAX_DIRECTORY_BYTES) {
    throw new UnreadableError('The directory of the ZIP is not where it should be.')
  }
  const directory = await readUpTo(source, directoryAt, directoryBytes)
  const entries = readEntries(directory, maxFiles)
  return { entries, hasForeignBytes: recordsEnd !== source.size }
}

function readEntries(directory: Uint8Array, maxFiles: number): ZipEntry[] {
  const view = viewOf(directory)
  const entries: ZipEntry[] = []
  let at = 0
  while (at + DIRECTORY_RECORD_BYTES <= directory.length && entries.length <= maxFiles) {
    if (view.getUint32(at, true) !== 0x02014b50) throw new UnreadableError('The ZIP is damaged.')
    const flags = view.getUint16(at + 8, true)
    const pathBytes = view.getUint16(at + 28, true)
    const pathAt = at + DIRECTORY_RECORD_BYTES
    const decoder = new TextDecoder(flags & UTF8_FLAG ? 'utf-8' : 'latin1')
    const path = decoder.decode(directory.subarray(pathAt, pathAt + pathBytes))
    if (!path.endsWith('/')) {
      entries.push({
        path,
        method: view.getUint16(at + 10, true),
        isEncrypted: (flags & 1) === 1,
        packedBytes: view.getUint32(at + 20, true),
        headerAt: view.getUint32(at + 42, true),
      })
    }
    at = pathAt + pathBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}
