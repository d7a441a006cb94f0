/** A byte range of a file; `end` is excluded. */
export interface ByteRange {
  start: number
  end: number
}

const SINGLE_RANGE = /^bytes=\s*(\d*)-(\d*)\s*$/i

/**
 * The range that a `Range` header requests of a file of this size: `whole` if there is none,
 * several, or a malformed one, which a server may ignore (RFC 9110 §14.2); `unsatisfiable` for a
 * range outside of the file.
 */
export function parseByteRange(
  header: string | null,
  bytes: number,
): ByteRange | 'whole' | 'unsatisfiable' {
  const [, first = '', last = ''] = SINGLE_RANGE.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return 'whole'
  if (first === '') {
    const suffix = Math.min(Number(last), bytes)
    return suffix === 0 ? 'unsatisfiable' : { start: bytes - suffix, end: bytes }
  }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return 'whole'
  if (start >= bytes) return 'unsatisfiable'
  return { start, end: last === '' ? bytes : Math.min(bytes, Number(last) + 1) }
}

/** Whether `If-Range` lets a range be served: only the strong entity tag of the current file (RFC 9110 §13.1.5). */
export const allowsRange = (ifRange: string | null, etag: string): boolean =>
  ifRange === null || ifRange.trim() === etag

/**
 * Whether `If-None-Match` names the current file, so that the client's copy is current (weak
 * comparison).
 */
export function hasCurrentCopy(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false
  const named = new Set(ifNoneMatch.split(',').map((one) => one.trim().replace(/^W\//, '')))
  return named.has('*') || named.has(etag)
}
