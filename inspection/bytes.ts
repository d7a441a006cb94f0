/** Four bytes as text, for formats that name their parts by letters. */
export function textAt(bytes: Uint8Array, start: number, length = 4): string {
  return String.fromCharCode(...bytes.subarray(start, start + length))
}

/** A view of the numbers in bytes, at the bytes' offset in their buffer. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** Whether bytes begin with a prefix. */
export function startsWith(bytes: Uint8Array, start: readonly number[], at = 0): boolean {
  return (
    bytes.length >= at + start.length && start.every((byte, index) => bytes[at + index] === byte)
  )
}

/** One character per byte, so that patterns can be searched in any file. */
export function latin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes)
}
