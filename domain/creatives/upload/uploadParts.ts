/** Parts of an upload are of this size, except the last: the least that R2 takes (bytes). */
export const PART_BYTES = 5 * 1024 * 1024

/** Half an upload is kept this long; until then it is 'Page not fully uploaded' (Creatives 9). */
export const UPLOAD_LIFE_MS = 24 * 60 * 60_000

/** Into how many parts a file of so many bytes goes; an empty file is one empty part. */
export function partCount(bytes: number, partBytes: number = PART_BYTES): number {
  return Math.max(1, Math.ceil(bytes / partBytes))
}

/** Which bytes of the file a part holds, counted from 1; the end is not part of it. Raises RangeError for no such part. */
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

/** The parts that have not arrived yet, in order. */
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
