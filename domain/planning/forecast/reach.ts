import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { MEDIA_AUDIENCES } from '../assessment/mediaAudience.ts'

/** What decides how many different people a number of impressions meets. */
export interface ReachBasis {
  mediaType: MediaType
  audience: number
  activeDays: number
  frequencyCapPerDay: number | null
}

/**
 * How many different people see at least one of so many impressions. A mix of two negative binomial curves of which
 * one is more even than the other (only + × ÷ and square roots, so that every engine agrees); a frequency cap evens
 * out who sees how much. Never fewer people for more impressions, never so few that the cap would be broken: the
 * nearer each of them is to what the cap allows, the more of the next impressions go to somebody new.
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

/** The part of the people who have at least one of so many contacts each, where `used` of what a cap allows is used: never a smaller part than that. */
function evenPart(perPerson: number, used: number): number {
  const contacts = perPerson + (used * used) / (1 - used)
  return contacts / (1 + contacts)
}

function unevenPart(perPerson: number, used: number): number {
  const left = 1 - used
  const contacts = perPerson + (used * used * (1.5 - used)) / (left * left)
  return 1 - 1 / Math.sqrt(1 + 2 * contacts)
}
