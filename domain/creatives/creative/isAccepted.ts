import type { Finding } from './finding.ts'

/** Whether a file with these findings may go to review. */
export function isAccepted(findings: readonly Pick<Finding, 'severity'>[]): boolean {
  return findings.every((finding) => finding.severity !== 'refuse')
}
