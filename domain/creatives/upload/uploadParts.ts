/** The size of an upload's parts, except the last: R2's minimum (bytes). */
export const PART_BYTES = 5 * 1024 * 1024

/** How long an incomplete upload is stored; until then it is 'Page not fully uploaded' (Creatives 9). */
export const UPLOAD_LIFE_MS = 24 * 60 * 60_000

/** The number of parts of a file of this size; an empty file is one empty part. */
export function partCount(bytes: number, partBytes: number = PART_BYTES): number {
  return Math.max(1, Math.ceil(bytes / partBytes))
}

/** The byte range of a part, counted from 1; the end is excluded. Raises RangeError for an invalid part. */
export function partRange(
  part: number,
  bytes: number,
  partBytes: number = PART_BYTES,
): { start: number; end: number } {
  if (!Number.isInteger(part) || part < 1 || part > partCount(bytes, partBytes))
    throw new RangeError(`There is no part ${part}.`)
  const start = (part - 1) * partBytes
  return { start, end: Math.min(bytes, start + partBytes) }
}

/** The missing parts, in order. */
export function missingParts(
  received: readonly number[],
  bytes: number,
  partBytes: number = PART_BYTES,
): number[] {
  const here = new Set(received)
  return Array.from({ length: partCount(bytes, partBytes) }, (_, index) => index + 1).filter(
    (part) => !here.has(part),
  )
}
