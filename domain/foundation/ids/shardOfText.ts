const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

/** The shard of a text (FNV-1a): always the same one for the same number of shards. */
export function shardOfText(text: string, shards: number): number {
  let hash = FNV_OFFSET
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME)
  return (hash >>> 0) % shards
}
