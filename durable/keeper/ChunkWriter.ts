import type { KeeperPorts } from './keeper.types.ts'

/** The store deletes chunks after two days; a chunk still in use is rewritten after one. */
const REWRITE_AFTER_MS = 24 * 3_600_000
/** Bytes of a hash in a key: 128 bits. */
const HASH_BYTES = 16

/** The hash of a chunk's content, which is its name. */
export async function hashChunk(json: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(json))
  return Buffer.from(digest).subarray(0, HASH_BYTES).toString('base64url')
}

/**
 * Writes the chunks that the store lacks; returns the keys of all chunks in order. Raises when a
 * write failed: then none of them may be published.
 */
export async function writeChunks(
  { ports, written, nowMs }: { ports: KeeperPorts; written: Record<string, number>; nowMs: number },
  chunks: readonly string[],
  keyOf: (hash: string) => string,
): Promise<string[]> {
  const keyed = await Promise.all(
    chunks.map(async (json) => ({ key: keyOf(await hashChunk(json)), json })),
  )
  for (const { key, json } of keyed) {
    if (nowMs - (written[key] ?? 0) < REWRITE_AFTER_MS) continue
    await ports.writeChunk(key, json)
    written[key] = nowMs
  }
  return keyed.map(({ key }) => key)
}
