import type { PlanIssue } from '../findings/issues/planIssue.ts'
import type { DraftOutline } from './draft.ts'

/** The changes since a draft was saved. Money in USD cents. */
export interface DraftNews {
  savedAt: string
  price: { before: number; after: number } | null
  reach: { before: number; after: number } | null
  /**
   * Problems that prevent adding the plan to the cart: past dates, lost slots, formats no longer
   * sold.
   */
  problems: string[]
}

/** Differences between the saved figures and today's, with today's problems; null when there are none. Reach counts from 1% on. */
export function draftNews(
  saved: DraftOutline,
  today: Pick<DraftOutline, 'priceMinor' | 'reach'>,
  issues: readonly PlanIssue[],
): DraftNews | null {
  const price =
    saved.priceMinor === today.priceMinor
      ? null
      : { before: saved.priceMinor, after: today.priceMinor }
  const hasMoved = Math.abs(saved.reach - today.reach) > saved.reach / 100
  const reach = hasMoved ? { before: saved.reach, after: today.reach } : null
  const problems = [
    ...new Set(issues.filter(({ severity }) => severity === 'error').map(({ message }) => message)),
  ]
  if (!price && !reach && problems.length === 0) return null
  return { savedAt: saved.at, price, reach, problems }
}
