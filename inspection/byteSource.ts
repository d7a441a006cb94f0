/** Bytes that are read in pieces: a file in the browser, an object in the store, an array in a test. */
export interface ByteSource {
  /** Total number of bytes. */
  size: number
  /** The bytes from `start` up to, not including, `end`; `0 <= start < end <= size`. */
  read(start: number, end: number): Promise<Uint8Array<ArrayBuffer>>
}

/** Bytes in memory. */
export function bytesSource(bytes: Uint8Array<ArrayBuffer>): ByteSource {
  return {
    size: bytes.byteLength,
    read: async (start, end) => bytes.subarray(start, end),
  }
}

/** A file or blob of the browser; reads only the requested parts. */
export function blobSource(blob: Blob): ByteSource {
  return {
    size: blob.size,
    read: async (start, end) => new Uint8Array(await blob.slice(start, end).arrayBuffer()),
  }
}

/** A file needed more reading than any honest one, or holds less than it declares. */
export class UnreadableError extends Error {
  override readonly name = 'UnreadableError'
}

/** A file has more parts than any honest one, so its end was not reached. */
export class TooComplexError extends Error {
  override readonly name = 'TooComplexError'
}

/** A ZIP that cannot be unpacked here, although it is not damaged. */
export class UnopenedError extends Error {
  override readonly name = 'UnopenedError'
  readonly reason: 'encrypted' | 'packed'

  constructor(reason: 'encrypted' | 'packed') {
    super(`The ZIP is ${reason}.`)
    this.reason = reason
  }
}

/**
 * A source that stops when too much is read, so that a crafted file cannot make us read it over and over. A short read
 * is an error, too.
 */
export function limitedSource(
  source: ByteSource,
  limit: { maxReads: number; maxBytes: number },
): ByteSource {
  let reads = 0
  let bytes = 0
  return {
    size: source.size,
    read: async (start, end) => {
      reads += 1
      bytes += end - start
      if (reads > limit.maxReads || bytes > limit.maxBytes) {
        throw new TooComplexError('The file asks for more reads than it may.')
      }
      const part = await source.read(start, end)
      if (part.byteLength !== end - start) throw new UnreadableError('The file ends too early.')
      return part
    },
  }
}

/** Reads at most `length` bytes from `start`; fewer at the end of the file. */
export async function readUpTo(
  source: ByteSource,
  start: number,
  length: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const end = Math.min(source.size, start + length)
  return end <= start ? new Uint8Array(0) : source.read(start, end)
}
