/** The remaining rounds of changes of a package, at least 0. */
export const roundsLeft = (revisions: number, used: number): number => Math.max(0, revisions - used)

/** The remaining rounds, as text. */
export function formatRounds(left: number): string {
  if (left === 0) return 'No round of changes is left in your package.'
  return left === 1
    ? 'One round of changes is left in your package.'
    : `${left} rounds of changes are left in your package.`
}
