/**
 * Draws the line that gets a request: each by its claim, and none for the rest while the claims add up to less than 1.
 * `draw` is from 0 to 1. Returns an index, or -1.
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
