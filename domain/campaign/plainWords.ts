import { ageLabel } from '../audience/audienceSurcharge.ts'
import { findAudienceChoice } from '../audience/audienceAttributes.ts'
import type { AudienceGroup, PlanAudience } from './campaignPlan.ts'

const GENDER_WORDS = { all: 'All genders', female: 'Female', male: 'Male' } as const

/** "home owners or car buyers": the options of one group; null if it has none that is known. */
export function groupWords(group: AudienceGroup, most = 3): string | null {
  const labels = group.options.flatMap((option) => findAudienceChoice(option)?.option.label ?? [])
  if (labels.length === 0) return null
  return listWords(labels, 'or', most)
}

/** "All genders, 25 to 54, Home owners or Car buyers". */
export function audienceWords(audience: PlanAudience): string {
  const { gender, ageFrom, ageTo, combine, groups } = audience
  const age = ageWords(ageFrom, ageTo)
  const known = groups.flatMap((group) => groupWords(group) ?? [])
  const joined = known
    .map((words) =>
      combine === 'AND' && known.length > 1 && words.includes(' or ') ? `(${words})` : words,
    )
    .join(combine === 'AND' ? ' and ' : ' or ')
  return [GENDER_WORDS[gender], age, joined].filter((part) => part !== '').join(', ')
}

/** "25 to 54", "65 and over", "all ages". */
export function ageWords(from: number, to: number): string {
  return ageLabel(from, to).replace(/^Age /, '').replace('All', 'all')
}

const threeDigits = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 })

/** An estimate in three significant digits: 42,596 → "42,600". */
export function roundedWords(count: number): string {
  return threeDigits.format(count)
}

/** "a, b and c", or "a, b and 5 more" beyond `most`. */
export function listWords(items: readonly string[], last: 'and' | 'or', most = 3): string {
  if (items.length > most) {
    const shown = items.slice(0, most - 1)
    return `${shown.join(', ')} ${last} ${items.length - shown.length} more`
  }
  if (items.length < 2) return items[0] ?? ''
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1) ?? ''}`
}

/** 2460000 → "2.46 M", 184200 → "184,200". */
export function peopleWords(count: number): string {
  if (count < 1_000_000) return count.toLocaleString('en-US')
  return `${threeDigits.format(count / 1_000_000)} M`
}

/** "1 day", "28 days". */
export function countWords(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
}
