import { allocateMinor } from '#domain/foundation/money/amount.ts'
import type { CountedPart, HourCount } from '../figures/deliveryCounts.ts'

/** The impressions that a screen's play was sold for; 0 for an unknown screen. */
export type ViewsAPlay = (productId: string) => number

/** The counts of a billboard campaign on one screen in an hour. */
export type ScreenHour = HourCount & { productId: string }

/**
 * Plays with their impressions. Rounds the running total instead of each play, so that the hours
 * add up to the line's bill.
 */
export function playViews(hours: readonly ScreenHour[], viewsAPlay: ViewsAPlay): HourCount[] {
  const sums = new Map<boolean, { exact: number; given: number }>()
  return hours
    .toSorted((a, b) => a.hour - b.hour)
    .map(({ hour, kind, validity, count, productId }) => {
      const sum = sums.get(validity === 'valid') ?? { exact: 0, given: 0 }
      sums.set(validity === 'valid', sum)
      sum.exact += count * viewsAPlay(productId)
      const impressions = Math.round(sum.exact) - sum.given
      sum.given += impressions
      return { hour, kind, validity, count, impressions }
    })
}

/** The parts of a billboard campaign with their impressions, which add up to the campaign's. */
export function partViews<Part extends Pick<CountedPart, 'kind' | 'productId' | 'count'>>(
  parts: readonly Part[],
  impressions: number,
  viewsAPlay: ViewsAPlay,
): (Part & { impressions: number })[] {
  const views = allocateMinor(
    impressions,
    parts.map(({ kind, productId, count }) =>
      kind === 'play' ? count * viewsAPlay(productId) : 0,
    ),
  )
  return parts.map((part, at) => Object.assign({}, part, { impressions: views[at] ?? 0 }))
}
