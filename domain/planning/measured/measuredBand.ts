/** The measured delivery of campaigns relative to their forecasts. */
export interface MeasuredBand {
  campaigns: number
  /** The median of delivered over forecast, less 1: negative if forecasts are too high. */
  bias: number
  /** 90% of further campaigns deliver between these parts of their forecast. */
  low: number
  high: number
}

/** Minimum number of campaigns for a band. */
export const LEAST_CAMPAIGNS = 30
const COVERED = 0.9

/**
 * The band of delivered over forecast that covers 90% of further campaigns, from the deliveries of
 * earlier ones; null with fewer than 30. Assumes no distribution: of n campaigns, a further one
 * lies below the k-th smallest with probability k / (n + 1).
 */
export function measuredBand(ratios: readonly number[]): MeasuredBand | null {
  if (ratios.length < LEAST_CAMPAIGNS) return null
  const sorted = ratios.toSorted((a, b) => a - b)
  const tail = (1 - COVERED) / 2
  return {
    campaigns: sorted.length,
    bias: quantile(sorted, 0.5) - 1,
    low: quantile(sorted, tail),
    high: quantile(sorted, 1 - tail),
  }
}

/** Linear interpolation between the two nearest values. */
function quantile(sorted: readonly number[], part: number): number {
  const position = Math.min(sorted.length, Math.max(1, part * (sorted.length + 1))) - 1
  const below = Math.floor(position)
  const from = sorted[below] ?? 0
  const to = sorted[below + 1] ?? from
  return from + (to - from) * (position - below)
}
