import type { PlanAudience } from './planAudience.ts'

/** The ages that can be targeted, both inclusive. */
export const MIN_AGE = 13
export const MAX_AGE = 99

/**
 * Residents of the US by age in millions; used for every country until an operator knows better.
 * Basis: US Census Bureau population estimates 2022, rounded.
 */
const MILLIONS_BY_AGE = [
  { from: 13, to: 14, millions: 8.6 },
  { from: 15, to: 19, millions: 21.9 },
  { from: 20, to: 24, millions: 22.1 },
  { from: 25, to: 29, millions: 22 },
  { from: 30, to: 34, millions: 23.3 },
  { from: 35, to: 39, millions: 22.7 },
  { from: 40, to: 44, millions: 21.6 },
  { from: 45, to: 49, millions: 19.6 },
  { from: 50, to: 54, millions: 20.8 },
  { from: 55, to: 59, millions: 20.9 },
  { from: 60, to: 64, millions: 21.4 },
  { from: 65, to: 69, millions: 18.6 },
  { from: 70, to: 74, millions: 15.3 },
  { from: 75, to: 79, millions: 10.9 },
  { from: 80, to: 84, millions: 6.8 },
  { from: 85, to: 89, millions: 3.9 },
  { from: 90, to: 94, millions: 1.8 },
  { from: 95, to: 99, millions: 0.6 },
] as const

/** Residents aged 13 to 99 as a share of all residents: the only ones that can be targeted. */
export const TARGETABLE_POPULATION_SHARE = 0.848

/**
 * Share of each gender choice; `all` is everyone. Basis: US Census Bureau population estimates
 * 2022, rounded.
 */
export const GENDER_SHARES = {
  all: 1,
  female: 0.505,
  male: 0.495,
} as const satisfies Record<PlanAudience['gender'], number>

/** cumulative[n] = share of those younger than MIN_AGE + n. */
const cumulative = buildCumulative()

function buildCumulative(): number[] {
  const total = MILLIONS_BY_AGE.reduce((sum, group) => sum + group.millions, 0)
  const shares = [0]
  let sum = 0
  for (const group of MILLIONS_BY_AGE) {
    const perYear = group.millions / (group.to - group.from + 1)
    for (let age = group.from; age <= group.to; age += 1) {
      sum += perYear
      shares.push(sum / total)
    }
  }
  shares[shares.length - 1] = 1
  return shares
}

/**
 * Share (0..1) of the people aged 13 to 99 whose age lies in the range, both ends included.
 * Never falls when either end moves outward; 1 for the full range, 0 for an empty one.
 */
export function ageShare(from: number, to: number): number {
  if (from > to) return 0
  return (cumulativeAt(to + 1) ?? 1) - (cumulativeAt(from) ?? 0)
}

function cumulativeAt(age: number): number | undefined {
  const years = MAX_AGE - MIN_AGE + 1
  return cumulative[Math.min(years, Math.max(0, Math.floor(age) - MIN_AGE))]
}
