import { MARKET_SUMS } from './marketSums.ts'

/** A code's number, well mixed: two different sets of codes have the same sum about once in 4 billion. */
function mixed(code: string): number {
  let hash = Number(code) + 1
  hash = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** The sum that identifies a set of ZIP codes, in any order. */
export const zipSum = (codes: readonly string[]): number =>
  codes.reduce((sum, code) => sum + mixed(code), 0)

/** A plan of more markets is described by its number of codes. */
const MOST_NAMED = 3

const known = new WeakMap<readonly string[], string[]>()

/**
 * The US markets that these ZIP codes are, exactly: one, two or three of them without another code. Empty for any
 * other codes. Nothing but the codes is trusted, so a name is never wrong.
 */
export function namedMarkets(zipCodes: readonly string[]): string[] {
  const found = known.get(zipCodes)
  if (found) return found
  const fewest = Math.min(...MARKET_SUMS.map(([, count]) => count))
  const names =
    zipCodes.length < fewest
      ? []
      : (findMarkets({ count: zipCodes.length, sum: zipSum(zipCodes) }, 0, MOST_NAMED) ?? [])
  known.set(zipCodes, names)
  return names
}

/** Markets from an index of the table on whose codes add up to exactly this; null if there are none. */
function findMarkets(
  wanted: { count: number; sum: number },
  from: number,
  most: number,
): string[] | null {
  if (wanted.count === 0) return wanted.sum === 0 ? [] : null
  if (most === 0) return null
  for (let at = from; at < MARKET_SUMS.length; at += 1) {
    const [name, count, sum] = MARKET_SUMS[at] ?? ['', Infinity, 0]
    if (count > wanted.count) continue
    const rest = { count: wanted.count - count, sum: wanted.sum - sum }
    const others = findMarkets(rest, at + 1, most - 1)
    if (others) return [name, ...others]
  }
  return null
}
