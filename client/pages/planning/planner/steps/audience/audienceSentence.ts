import {
  AUDIENCE_ATTRIBUTES,
  findAudienceChoice,
} from '#domain/planning/audience/audienceAttributes.ts'
import { formatAge } from '#domain/planning/findings/wording/formatAudience.ts'
import type { AudienceGroup, PlanAudience } from '#domain/planning/audience/planAudience.ts'

const PEOPLE = { all: 'People', female: 'Women', male: 'Men' } as const

/**
 * The whole audience in words: "Women, 25 to 54, with: Owns the home OR (Pets: Dog or Pets: Cat)".
 */
export function audienceSentence({
  gender,
  ageFrom,
  ageTo,
  groups,
  combine,
}: PlanAudience): string {
  const people = `${PEOPLE[gender]}, ${formatAge(ageFrom, ageTo)}`
  const known = groups.flatMap((group) => groupSentence(group) ?? [])
  if (known.length === 0) return people
  const [only] = known
  if (known.length === 1) return `${people}, with: ${only?.words ?? ''}`
  const joined = known.map(({ words, isSeveral }) => (isSeveral ? `(${words})` : words))
  return `${people}, with: ${joined.join(` ${combine} `)}`
}

function groupSentence({ options }: AudienceGroup): { words: string; isSeveral: boolean } | null {
  const labels = options.flatMap((option) => shortWords(option) ?? [])
  if (labels.length === 0) return null
  return { words: labels.join(' or '), isSeveral: labels.length > 1 }
}

/** "Home and garden ownership: Owns the home". */
export function formatOption(reference: string): string | null {
  const choice = findAudienceChoice(reference)
  return choice ? `${choice.attribute.label}: ${choice.option.label}` : null
}

/** "Owns the home"; an ambiguous label includes its attribute: "Company size: 1-9". */
function shortWords(reference: string): string | null {
  const label = findAudienceChoice(reference)?.option.label
  if (label === undefined) return null
  const isClear = label.includes(' ') && /^\p{L}/u.test(label) && labelCounts.get(label) === 1
  return isClear ? label : formatOption(reference)
}

const labelCounts = new Map<string, number>()
for (const { options } of AUDIENCE_ATTRIBUTES) {
  for (const { label } of options) labelCounts.set(label, (labelCounts.get(label) ?? 0) + 1)
}
