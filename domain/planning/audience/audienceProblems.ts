import type { PlanAudience } from './planAudience.ts'
import type { FieldError } from '#domain/foundation/errors/productError.ts'
import { findAudienceChoice } from './audienceAttributes.ts'

/** Options that may be chosen in total, over all groups. */
export const MAX_AUDIENCE_OPTIONS = 25

/** The messages about an audience (Planning 6). */
export const AUDIENCE_MESSAGES = {
  limit: 'The selected targeting options exceed the limit. Please reduce the selected options.',
  fromAboveTo: 'The "from" value cannot be larger than the "to" value.',
  emptyGroup: 'Please select at least one option!',
  unknownOption: 'This targeting option is no longer offered. Please remove it.',
} as const

/** The number of selected options over all groups. */
export function countAudienceOptions(audience: Pick<PlanAudience, 'groups'>): number {
  return audience.groups.reduce((sum, group) => sum + group.options.length, 0)
}

/** The problems that prevent booking this audience, by field; empty without any (Planning 6). */
export function audienceProblems(audience: PlanAudience): FieldError[] {
  const problems: FieldError[] = []
  if (audience.ageFrom > audience.ageTo) {
    problems.push({ path: 'ageFrom', message: AUDIENCE_MESSAGES.fromAboveTo })
  }
  for (const [index, group] of audience.groups.entries()) {
    const path = `groups.${index}.options`
    if (group.options.length === 0) {
      problems.push({ path, message: AUDIENCE_MESSAGES.emptyGroup })
    }
    if (group.options.some((option) => !findAudienceChoice(option))) {
      problems.push({ path, message: AUDIENCE_MESSAGES.unknownOption })
    }
  }
  if (countAudienceOptions(audience) > MAX_AUDIENCE_OPTIONS) {
    problems.push({ path: 'groups', message: AUDIENCE_MESSAGES.limit })
  }
  return problems
}
