/** Bytes that are read piece by piece: a file in the browser, an object in the store, an array in a test. */
export interface ByteSource {
  /** Bytes in all. */
  size: number
  /** The bytes from `start` up to, not including, `end`; `0 <= start < end <= size`. */
  read(start: number, end: number): Promise<Uint8Array<ArrayBuffer>>
}

/** Bytes that are in memory already. */
export function bytesSource(bytes: Uint8Array<ArrayBuffer>): ByteSource {
  return {
    size: bytes.byteLength,
    read: async (start, end) => bytes.subarray(start, end),
  }
}

/** A file or blob of the browser; only the parts that are asked for are read. */
export function blobSource(blob: Blob): ByteSource {
  return {
    size: blob.size,
    read: async (start, end) => new Uint8Array(await blob.slice(start, end).arrayBuffer()),
  }
}

/** Reading a file asked for more of it than any honest file needs, or found less than it promises. */
export class UnreadableError extends Error {
  override readonly name = 'UnreadableError'
}

/** A file has more parts than any honest one, so that it was not read to its end. */
export class TooComplexError extends Error {
  override readonly name = 'TooComplexError'
}

/** A ZIP that cannot be unpacked here, though nothing of it is damaged. */
export class UnopenedError extends Error {
  override readonly name = 'UnopenedError'
  readonly reason: 'encrypted' | 'packed'

  constructor(reason: 'encrypted' | 'packed') {
    super(`The ZIP is ${reason}.`)
    this.reason = reason
  }
}

/**
 * A source that gives up when too much is read: a crafted file cannot make us read it over and over.
 * A read that comes back short is an error, too.
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

/** Reads from `start`, at most `length` bytes; fewer where the file ends. */
export async function readUpTo(
  source: ByteSource,
  start: number,
  length: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const end = Math.min(source.size, start + length)
  return end <= start ? new Uint8Array(0) : source.read(start, end)
}
