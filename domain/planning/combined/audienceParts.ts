import type { PlanAudience } from '../audience/planAudience.ts'
import {
  ageShare,
  GENDER_SHARES,
  MAX_AGE,
  MIN_AGE,
  TARGETABLE_POPULATION_SHARE,
} from '../audience/ageDistribution.ts'

/** Residents of a place who are in exactly the same audiences of a list by age and gender. */
export interface AudiencePart {
  /** Share of all residents, 0 to 1. */
  share: number
  /** Positions in the list, ascending. */
  audiences: readonly number[]
}

type AgeAndGender = Pick<PlanAudience, 'gender' | 'ageFrom' | 'ageTo'>

/** Divides residents aged 13 to 99 by the ages and genders of some audiences. Ignores interests. */
export function audienceParts(audiences: readonly AgeAndGender[]): AudiencePart[] {
  const starts = new Set([MIN_AGE, MAX_AGE + 1])
  for (const { ageFrom, ageTo } of audiences) {
    starts.add(ageFrom)
    starts.add(ageTo + 1)
  }
  const ages = [...starts].sort((a, b) => a - b)
  const parts = new Map<string, AudiencePart>()
  for (const [at, from] of ages.entries()) {
    const to = (ages[at + 1] ?? from) - 1
    for (const gender of ['female', 'male'] as const) {
      const share = TARGETABLE_POPULATION_SHARE * GENDER_SHARES[gender] * ageShare(from, to)
      const inside = audiences.flatMap((one, position) =>
        (one.gender === 'all' || one.gender === gender) && one.ageFrom <= from && to <= one.ageTo
          ? [position]
          : [],
      )
      if (share <= 0 || inside.length === 0) continue
      const key = inside.join()
      const part = parts.get(key)
      if (part) part.share += share
      else parts.set(key, { share, audiences: inside })
    }
  }
  return [...parts.values()]
}
