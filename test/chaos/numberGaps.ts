/**
 * Describes each place where rising numbers after `last` skip or repeat a number; empty for none.
 */
export function numberGaps(last: number, rising: readonly number[]): string[] {
  return rising.flatMap((number, at) => {
    const before = rising[at - 1] ?? last
    if (number === before + 1) return []
    return [number === before ? `${number} is there twice` : `after ${before} comes ${number}`]
  })
}
