import { MAX_AGE, MIN_AGE } from '#domain/planning/audience/ageDistribution.ts'
import type { PlanAudience } from '#domain/planning/audience/planAudience.ts'

/** A publisher's statement about the person; missing facts are unknown. */
export interface AudienceStatement {
  age: number | null
  gender: 'female' | 'male' | null
  /** `attributeId.optionId` of our attributes. */
  segments: ReadonlySet<string>
}

/** Maximum number of segments in one request. */
const MAX_SEGMENTS = 100
const GENDERS = { f: 'female', female: 'female', m: 'male', male: 'male' } as const

/** The statement in the parameters of a tag: `age`, `gender` (f, m), `segments` with commas between. */
export function readStatement(parameter: (name: string) => string | undefined): AudienceStatement {
  // An empty age is unknown, not zero.
  const age = Number(parameter('age')?.trim() || Number.NaN)
  const gender = parameter('gender')?.toLowerCase() ?? ''
  const segments = (parameter('segments') ?? '').split(',', MAX_SEGMENTS).filter(Boolean)
  return {
    age: Number.isInteger(age) && age >= 0 && age <= 120 ? age : null,
    gender: Object.hasOwn(GENDERS, gender) ? GENDERS[gender as keyof typeof GENDERS] : null,
    segments: new Set(segments),
  }
}

/**
 * Whether a person's stated facts match a line's audience; a line without targeting matches
 * everyone.
 */
export function isInAudience(audience: PlanAudience, stated: AudienceStatement): boolean {
  if (audience.gender !== 'all' && audience.gender !== stated.gender) return false
  if (audience.ageFrom > MIN_AGE || audience.ageTo < MAX_AGE) {
    if (stated.age === null || stated.age < audience.ageFrom || stated.age > audience.ageTo)
      return false
  }
  const groups = audience.groups.filter(({ options }) => options.length > 0)
  if (groups.length === 0) return true
  const isMatch = ({ options }: { options: readonly string[] }) =>
    options.some((option) => stated.segments.has(option))
  return audience.combine === 'AND' ? groups.every(isMatch) : groups.some(isMatch)
}
