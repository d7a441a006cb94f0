import type { Finding } from '../finding.ts'
import { newFinding } from '../newFinding.ts'

/** A creative already on the line. */
export interface HeldCreative {
  title: string
  /** SHA-256 of its bytes, in hex. */
  sha256: string
}

/** Whether the same bytes are on the line already (Creatives 4). */
export function checkDuplicate(sha256: string, held: readonly HeldCreative[]): Finding[] {
  const same = held.find((creative) => creative.sha256 === sha256)
  if (!same) return []
  return [
    newFinding('already_uploaded', { measured: `same as ${same.title}`, allowed: 'a new file' }),
  ]
}
