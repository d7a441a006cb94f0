/** Larger files are hashed in chunks, so that they need not fit in memory (bytes). */
const WHOLE_BYTES = 64 * 1024 * 1024
const PIECE_BYTES = 1024 * 1024

/** SHA-256 of a file in hex, which identifies an interrupted upload. Rejects when the file no longer exists. */
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
