import { LENGTH_TOLERANCE_MS, TRIM_MARGIN_MS } from '../fileLimits.ts'
import type { Finding } from '../finding.ts'
import { formatLength } from '../measureWords.ts'
import { exportInstead, newFinding } from '../newFinding.ts'

/** Whether a duration is within a limit, with the tolerance that a trim needs. */
export function isWithin(durationMs: number, maxSeconds: number): boolean {
  return durationMs <= maxSeconds * 1000 + LENGTH_TOLERANCE_MS
}

/** The problems of the duration of sound or video (Creatives 3). */
export function checkLength(durationMs: number, maxSeconds: number | null): Finding[] {
  const allowed = maxSeconds === null ? 'longer than 0 s' : `up to ${maxSeconds} s`
  if (durationMs <= 0) {
    const fixes = [exportInstead('Export it again: there is nothing to play in this file.')]
    return [newFinding('wrong_duration', { measured: formatLength(durationMs), allowed, fixes })]
  }
  if (maxSeconds === null || isWithin(durationMs, maxSeconds)) return []
  return [
    newFinding('too_long', {
      measured: formatLength(durationMs),
      allowed,
      fixes: [{ kind: 'trim', maxMs: maxSeconds * 1000 - TRIM_MARGIN_MS }],
      fill: { seconds: maxSeconds },
    }),
  ]
}
