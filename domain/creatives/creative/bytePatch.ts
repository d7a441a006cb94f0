/** Bytes of a file to replace when it is served. */
export interface BytePatch {
  /** Offset in the file. */
  offset: number
  bytes: number[]
}

/**
 * Applies the parts of patches within a stretch of a file, in place. `start`: the offset of the stretch in the file.
 */
export function applyPatches(
  stretch: Uint8Array,
  start: number,
  patches: readonly BytePatch[],
): void {
  for (const { offset, bytes } of patches) {
    for (const [index, byte] of bytes.entries()) {
      const at = offset + index - start
      if (at >= 0 && at < stretch.length) stretch[at] = byte
    }
  }
}
