/** Minimum length of a name that tolerates one typo; the second number is for two. */
const ONE_SLIP_FROM = 4
const TWO_SLIPS_FROM = 8

/** The number of typos that a name of this length tolerates. */
export function slipsFor(length: number): number {
  if (length < ONE_SLIP_FROM) return 0
  return length < TWO_SLIPS_FROM ? 1 : 2
}

/**
 * The number of typos between a typed text and a name or its beginning: inserted, missing, replaced
 * or swapped letters. Both normalized by `normalizePlaceName`; null for more than `most`.
 */
export function slipsBetween(typed: string, name: string, most: number): number | null {
  if (name.length < typed.length - most) return null
  let beforeLast: number[] = []
  let last = Array.from({ length: name.length + 1 }, (_, at) => at)
  for (let row = 1; row <= typed.length; row++) {
    const current = [row]
    for (let column = 1; column <= name.length; column++) {
      const isSame = typed[row - 1] === name[column - 1]
      const steps = [
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      ]
      const changedPlaces =
        row > 1 &&
        column > 1 &&
        typed[row - 1] === name[column - 2] &&
        typed[row - 2] === name[column - 1]
      if (changedPlaces) steps.push((beforeLast[column - 2] ?? 0) + 1)
      current.push(Math.min(...steps))
    }
    if (Math.min(...current) > most) return null
    beforeLast = last
    last = current
  }
  const slips = last.at(-1) ?? 0
  return slips <= most ? slips : null
}
