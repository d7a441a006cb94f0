import { findAudienceChoice } from '#domain/audience/audienceAttributes.ts'
import { ageWords } from '#domain/campaign/plainWords.ts'
import type { AudienceGroup, PlanAudience } from '#domain/campaign/campaignPlan.ts'

const PEOPLE = { all: 'People', female: 'Women', male: 'Men' } as const

/** The whole audience in plain words: "Women, 25 to 54, with: Owns the home OR (Dogs or Cats)". Nothing is left out. */
export function audienceSentence({
  gender,
  ageFrom,
  ageTo,
  groups,
  combine,
}: PlanAudience): string {
  const people = `${PEOPLE[gender]}, ${ageWords(ageFrom, ageTo)}`
  const known = groups.flatMap((group) => groupSentence(group) ?? [])
  if (known.length === 0) return people
  const [only] = known
  if (known.length === 1) return `${people}, with: ${only?.words ?? ''}`
  const joined = known.map(({ words, isSeveral }) => (isSeveral ? `(${words})` : words))
  return `${people}, with: ${joined.join(` ${combine} `)}`
}

function groupSentence({ options }: AudienceGroup): { words: string; isSeveral: boolean } | null {
  const labels = options.flatMap((option) => optionWords(option) ?? [])
  if (labels.length === 0) return null
  return { words: labels.join(' or '), isSeveral: labels.length > 1 }
}

/** "Owns the home"; labels that say nothing alone bring their attribute: "Company size 1-9". */
export function optionWords(reference: string): string | null {
  const choice = findAudienceChoice(reference)
  if (!choice) return null
  const { attribute, option } = choice
  return `${attribute.label}: ${option.label}`
}
