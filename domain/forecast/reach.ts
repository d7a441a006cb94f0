import type { MediaType } from '../media/mediaType.ts'
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
 * out who sees how much. Never fewer people for more impressions, never so few that the cap would be broken.
 */
export function reachOf(impressions: number, basis: ReachBasis): number {
  const { audience, activeDays, frequencyCapPerDay: cap } = basis
  if (impressions <= 0 || audience <= 0) return 0
  const { evenness, viewsPerContact } = MEDIA_AUDIENCES[basis.mediaType]
  const contacts = impressions / Math.min(viewsPerContact, cap ?? viewsPerContact)
  const perPerson = contacts / audience
  const even = perPerson / (1 + perPerson)
  const uneven = 1 - 1 / Math.sqrt(1 + 2 * perPerson)
  const weight = cap === null ? evenness : evenness + (1 - evenness) / (1 + cap)
  const onCurve = Math.floor(audience * (weight * even + (1 - weight) * uneven))
  const atLeast = cap === null ? 1 : Math.ceil(impressions / Math.max(1, cap * activeDays))
  return Math.min(audience, impressions, Math.max(onCurve, atLeast))
}
