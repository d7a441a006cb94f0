import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { MEDIA_AUDIENCES } from '../assessment/mediaAudience.ts'

/** The factors that determine how many people a number of impressions reaches. */
export interface ReachBasis {
  mediaType: MediaType
  audience: number
  activeDays: number
  frequencyCapPerDay: number | null
}

/**
 * The number of different people who see at least one of these impressions. A mix of two negative
 * binomial curves, one more even than the other (only + × ÷ and square roots, so that every engine
 * agrees); a frequency cap makes the distribution more even. Never fewer people for more
 * impressions, and never so few that the cap would be broken: the closer each person is to the cap,
 * the more of the next impressions go to new people.
 */
export function reachOf(impressions: number, basis: ReachBasis): number {
  const { audience, activeDays, frequencyCapPerDay: cap } = basis
  if (impressions <= 0 || audience <= 0) return 0
  const { evenness, viewsPerContact } = MEDIA_AUDIENCES[basis.mediaType]
  const contacts = impressions / Math.min(viewsPerContact, cap ?? viewsPerContact)
  const perPerson = contacts / audience
  const mostEach = cap === null ? Infinity : Math.max(1, cap * activeDays)
  const used = impressions / audience / mostEach
  if (used >= 1) return Math.min(audience, impressions)
  const weight = cap === null ? evenness : evenness + (1 - evenness) / (1 + cap)
  const onCurve = weight * evenPart(perPerson, used) + (1 - weight) * unevenPart(perPerson, used)
  const atLeast = Math.ceil(impressions / mostEach)
  return Math.min(audience, impressions, Math.max(Math.floor(audience * onCurve), atLeast, 1))
}

/**
 * The share of people with at least one contact, for the given average number of contacts, where
 * `used` is the used share of a cap's maximum: never below it.
 */
function evenPart(perPerson: number, used: number): number {
  const contacts = perPerson + (used * used) / (1 - used)
  return contacts / (1 + contacts)
}

function unevenPart(perPerson: number, used: number): number {
  const left = 1 - used
  const contacts = perPerson + (used * used * (1.5 - used)) / (left * left)
  return 1 - 1 / Math.sqrt(1 + 2 * contacts)
}
