/** Bytes of a file that are shown other than they are stored. */
export interface BytePatch {
  /** From the start of the file. */
  offset: number
  bytes: number[]
}

/** Writes what of the patches falls into a stretch of a file, in place. `start`: where in the file the stretch begins. */
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
