/**
 * Who gets a request of those that claim it: each by its claim, and nobody for the rest while the claims do not add up
 * to 1. `draw` is from 0 to 1. Gives a position, or -1.
 */
export function drawClaim(claims: readonly number[], draw: number): number {
  const total = claims.reduce((sum, claim) => sum + claim, 0)
  let left = draw * Math.max(1, total)
  for (const [at, claim] of claims.entries()) {
    left -= claim
    if (claim > 0 && left < 0) return at
  }
  return -1
}
