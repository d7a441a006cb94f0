import { countsPlays, isClickable, isSpot } from '#domain/foundation/media/mediaTraits.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { basisOf, type CountBases, type DeliveryCounts } from './deliveryCounts.ts'

/** The impressions of a medium by possible outcome. */
export const basesOf = (mediaType: MediaType, impressions: number): CountBases => ({
  played: isSpot(mediaType) ? impressions : 0,
  clickable: isClickable(mediaType) ? impressions : 0,
  screens: countsPlays(mediaType) ? impressions : 0,
})

/** A share of all impressions, normally 0 to 1; null without impressions. */
export const rateOf = (count: number, impressions: number): number | null =>
  impressions > 0 ? count / impressions : null

/** A step of how far ads were played. */
export interface QuartileStep {
  label: string
  count: number
  /** Share of all impressions. */
  share: number | null
  /** Viewers lost since the previous step. */
  left: number
}

/** How far ads were played, from the impression to the end. */
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

/** Explanations of counts that seem impossible; empty if there are none. */
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
