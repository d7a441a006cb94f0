import { viewOf } from '../bytes.ts'
import { UnreadableError, readUpTo, type ByteSource } from '../byteSource.ts'
import { findZipEnd } from '../hiddenType.ts'

/** One file in a ZIP's directory. Nothing in it can be trusted, least of all sizes. */
export interface ZipEntry {
  path: string
  /** 0 stored, 8 deflated. */
  method: number
  isEncrypted: boolean
  packedBytes: number
  /** The offset of the file's own header. */
  headerAt: number
}

export interface ZipDirectory {
  /** Files, without folders; at most one more than requested. */
  entries: ZipEntry[]
  /** Bytes after the ZIP's last record, or before its first. */
  hasForeignBytes: boolean
}

const END_RECORD_BYTES = 22
const DIRECTORY_RECORD_BYTES = 46
const ZIP64_LOCATOR_BYTES = 20
const ZIP64_END_BYTES = 56
const TAIL_BYTES = END_RECORD_BYTES + 0xffff
const MAX_DIRECTORY_BYTES = 1024 * 1024
const UTF8_FLAG = 0x0800

/** Reads the file list at the end of a ZIP; stops after `maxFiles` and one. */
export async function readZipDirectory(
  source: ByteSource,
  maxFiles: number,
): Promise<ZipDirectory> {
  const tailStart = Math.max(0, source.size - TAIL_BYTES)
  const tail = await readUpTo(source, tailStart, TAIL_BYTES)
  const endAt = findZipEnd(tail)
  if (endAt === null) throw new UnreadableError('The ZIP has no directory.')
  const view = viewOf(tail)
  const commentBytes = view.getUint16(endAt + 20, true)
  const recordsEnd = tailStart + endAt + END_RECORD_BYTES + commentBytes
  const wide = await readZip64End(source, tail.subarray(0, endAt), tailStart)
  const directoryBytes = wide?.directoryBytes ?? view.getUint32(endAt + 12, true)
  const directoryAt = wide?.directoryAt ?? view.getUint32(endAt + 16, true)
  // The directory must end right before the end record, at its offset: else there are bytes before the ZIP.
  const isInPlace = directoryAt + directoryBytes === (wide?.recordAt ?? tailStart + endAt)
  if (!isInPlace || directoryBytes > MAX_DIRECTORY_BYTES) {
    throw new UnreadableError('The directory of the ZIP is not where it should be.')
  }
  const directory = await readUpTo(source, directoryAt, directoryBytes)
  const entries = readEntries(directory, maxFiles)
  return { entries, hasForeignBytes: recordsEnd !== source.size }
}

interface Zip64End {
  recordAt: number
  directoryBytes: number
  directoryAt: number
}

/** The ZIP64 end record, which streaming tools write for small files too; null if missing. */
async function readZip64End(
  source: ByteSource,
  before: Uint8Array,
  tailStart: number,
): Promise<Zip64End | null> {
  const locatorAt = before.length - ZIP64_LOCATOR_BYTES
  if (locatorAt < 0 || viewOf(before).getUint32(locatorAt, true) !== 0x07064b50) return null
  const recordAt = number64(viewOf(before), locatorAt + 8)
  // It precedes its locator, except for extra data that no tool writes.
  if (recordAt + ZIP64_END_BYTES > tailStart + locatorAt) {
    throw new UnreadableError('The ZIP64 record is not where it should be.')
  }
  const record = viewOf(await source.read(recordAt, recordAt + ZIP64_END_BYTES))
  if (record.getUint32(0, true) !== 0x06064b50) throw new UnreadableError('The ZIP is damaged.')
  return {
    recordAt,
    directoryBytes: number64(record, 40),
    directoryAt: number64(record, 48),
  }
}

const number64 = (view: DataView, at: number): number => Number(view.getBigUint64(at, true))

const WIDE = 0xff_ff_ff_ff

/** Sizes and offset of an entry; values that are unknown or of 4 GB and more are in its ZIP64 field. */
function placeOf(directory: Uint8Array, at: number): { packedBytes: number; headerAt: number } {
  const view = viewOf(directory)
  const unpackedBytes = view.getUint32(at + 24, true)
  let packedBytes = view.getUint32(at + 20, true)
  let headerAt = view.getUint32(at + 42, true)
  const extraAt = at + DIRECTORY_RECORD_BYTES + view.getUint16(at + 28, true)
  const extraEnd = Math.min(directory.length, extraAt + view.getUint16(at + 30, true))
  for (let field = extraAt; field + 4 <= extraEnd;) {
    const end = Math.min(extraEnd, field + 4 + view.getUint16(field + 2, true))
    if (view.getUint16(field, true) === 0x0001) {
      let value = field + 4
      const next = (stated: number) => {
        if (stated !== WIDE || value + 8 > end) return stated
        value += 8
        return number64(view, value - 8)
      }
      next(unpackedBytes)
      packedBytes = next(packedBytes)
      headerAt = next(headerAt)
    }
    field = end
  }
  return { packedBytes, headerAt }
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
        ...placeOf(directory, at),
      })
    }
    at = pathAt + pathBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}
