/** Larger files are hashed piece by piece, so that they need not be in memory (bytes). */
const WHOLE_BYTES = 64 * 1024 * 1024
const PIECE_BYTES = 1024 * 1024

/** SHA-256 of a file in hex: by it an upload that was cut off is known again. Rejects when the file has gone. */
export async function hashFile(file: Blob, wholeBytes: number = WHOLE_BYTES): Promise<string> {
  if (file.size <= wholeBytes)
    return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer())))
  const { sha256 } = await import('@noble/hashes/sha2.js')
  const hash = sha256.create()
  for (let start = 0; start < file.size; start += PIECE_BYTES)
    hash.update(new Uint8Array(await file.slice(start, start + PIECE_BYTES).arrayBuffer()))
  return hexOf(hash.digest())
}

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
