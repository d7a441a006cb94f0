import { MAX_AGE, MIN_AGE } from '#domain/planning/audience/ageDistribution.ts'
import type { PlanAudience } from '#domain/planning/audience/planAudience.ts'

/** What a publisher says of the person who asks; nothing said is nothing known. */
export interface AudienceStatement {
  age: number | null
  gender: 'female' | 'male' | null
  /** `attributeId.optionId` of our attributes. */
  segments: ReadonlySet<string>
}

/** How many segments one request can state. */
const MAX_SEGMENTS = 100
const GENDERS = { f: 'female', female: 'female', m: 'male', male: 'male' } as const

/** The statement in the parameters of a tag: `age`, `gender` (f, m), `segments` with commas between. */
export function readStatement(parameter: (name: string) => string | undefined): AudienceStatement {
  // An empty one says nothing, and is no newborn.
  const age = Number(parameter('age')?.trim() || Number.NaN)
  const gender = parameter('gender')?.toLowerCase() ?? ''
  const segments = (parameter('segments') ?? '').split(',', MAX_SEGMENTS).filter(Boolean)
  return {
    age: Number.isInteger(age) && age >= 0 && age <= 120 ? age : null,
    gender: Object.hasOwn(GENDERS, gender) ? GENDERS[gender as keyof typeof GENDERS] : null,
    segments: new Set(segments),
  }
}

/** Whether what is stated of a person is what a line asks for; a line that asks for nobody in particular takes everybody. */
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
