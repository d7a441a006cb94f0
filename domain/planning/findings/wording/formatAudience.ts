import { ageLabel } from '../../audience/audienceSurcharge.ts'
import { findAudienceChoice } from '../../audience/audienceAttributes.ts'
import type { AudienceGroup, PlanAudience } from '../../audience/planAudience.ts'
import { formatList } from '#domain/foundation/wording/formatList.ts'

const GENDER_WORDS = { all: 'All genders', female: 'Female', male: 'Male' } as const

/** "home owners or car buyers": the options of one group; null without a known one. */
export function formatGroup(group: AudienceGroup, most = 3): string | null {
  const labels = group.options.flatMap((option) => findAudienceChoice(option)?.option.label ?? [])
  if (labels.length === 0) return null
  return formatList(labels, 'or', most)
}

/** "All genders, 25 to 54, Home owners or Car buyers"; at most `most` options per group. */
export function formatAudience(audience: PlanAudience, most?: number): string {
  const { gender, ageFrom, ageTo, combine, groups } = audience
  const age = formatAge(ageFrom, ageTo)
  const known = groups.flatMap((group) => formatGroup(group, most) ?? [])
  const joined = known
    .map((words) =>
      combine === 'AND' && known.length > 1 && words.includes(' or ') ? `(${words})` : words,
    )
    .join(combine === 'AND' ? ' and ' : ' or ')
  return [GENDER_WORDS[gender], age, joined].filter((part) => part !== '').join(', ')
}

/** "25 to 54", "65 and over", "all ages". */
export function formatAge(from: number, to: number): string {
  return ageLabel(from, to).replace(/^Age /, '').replace('All', 'all')
}
