import { countsPlays, isClickable, isSpot } from '#domain/foundation/media/mediaTraits.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { basisOf, type CountBases, type DeliveryCounts } from './deliveryCounts.ts'

/** What the impressions of a medium can bring. */
export const basesOf = (mediaType: MediaType, impressions: number): CountBases => ({
  played: isSpot(mediaType) ? impressions : 0,
  clickable: isClickable(mediaType) ? impressions : 0,
  screens: countsPlays(mediaType) ? impressions : 0,
})

/** A part of all impressions, 0 to 1 where nothing is wrong; null without a single one. */
export const rateOf = (count: number, impressions: number): number | null =>
  impressions > 0 ? count / impressions : null

/** A step of how far spots were watched or heard. */
export interface QuartileStep {
  label: string
  count: number
  /** Of all impressions. */
  share: number | null
  /** Who left since the step before. */
  left: number
}

/** How far spots were watched, from the impression to the end. */
export function quartileSteps(delivered: DeliveryCounts): QuartileStep[] {
  const { valid } = delivered
  const impressions = basisOf(delivered, 'played')
  const counts = [
    ['Impression', impressions],
    ['25%', valid.first_quartile],
    ['50%', valid.midpoint],
    ['75%', valid.third_quartile],
    ['Complete', valid.complete],
  ] as const
  return counts.map(([label, count], at) => ({
    label,
    count,
    share: rateOf(count, impressions),
    left: at === 0 ? 0 : Math.max(0, (counts[at - 1]?.[1] ?? 0) - count),
  }))
}

/** What in the counts cannot be, and why it can be read nevertheless; empty when nothing is odd. */
export function oddRates(counts: DeliveryCounts): string[] {
  const { valid } = counts
  const over = (count: number, of: keyof CountBases) => {
    const impressions = basisOf(counts, of)
    return impressions > 0 && count > impressions
  }
  const notes: string[] = []
  if (over(valid.click, 'clickable'))
    notes.push(
      'There are more clicks than impressions: somebody clicked several times, or clicks of the hour before arrived late. Nothing is billed by click.',
    )
  if (over(valid.complete, 'played'))
    notes.push(
      'There are more complete views than impressions: they belong to impressions from before this period.',
    )
  if (over(valid.viewable, 'clickable'))
    notes.push(
      'There are more viewable impressions than impressions: they belong to impressions from before this period.',
    )
  return notes
}
