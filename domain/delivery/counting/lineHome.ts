const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193
const MIX = [0x85ebca6b, 0xc2b2ae35] as const

/**
 * A 32-bit hash of a text: FNV-1a with the final mix of MurmurHash3, without which similar texts have similar hashes.
 */
function hash32(text: string): number {
  let hash = FNV_OFFSET
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME)
  hash = Math.imul(hash ^ (hash >>> 16), MIX[0])
  hash = Math.imul(hash ^ (hash >>> 13), MIX[1])
  return (hash ^ (hash >>> 16)) >>> 0
}

/**
 * The index of the delivery database, out of `count`, with the rows of a line: the one whose number
 * hashes highest with the line (rendezvous hashing). Adding a database moves only the lines it
 * receives.
 */
export function lineHome(lineId: string, count: number): number {
  let home = 0
  let highest = -1
  for (let database = 0; database < count; database += 1) {
    const hash = hash32(`${lineId}:${database}`)
    if (hash <= highest) continue
    highest = hash
    home = database
  }
  return home
}
