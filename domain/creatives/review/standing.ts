import type { CreativeView } from './creativeView.ts'

/** The number of a line's creatives in each step, and since when the longest waiting one waits (ISO, UTC). */
export interface ReviewCounts {
  /** Uploaded, but not reviewable until the buyer fixes or answers something. */
  needsYou: number
  inReview: number
  approved: number
  longestWaitSince: string | null
}

/** The steps of a line's creatives. One whose next version is in review is both approved and in review. */
export function countReviewSteps(creatives: readonly CreativeView[]): ReviewCounts {
  const waiting = creatives.flatMap(({ pending }) =>
    pending?.state === 'in_review' ? [pending] : [],
  )
  const since = waiting.map(({ submittedAt, createdAt }) => submittedAt ?? createdAt).toSorted()
  return {
    needsYou: creatives.filter(({ pending }) => pending && pending.state !== 'in_review').length,
    inReview: waiting.length,
    approved: creatives.filter(({ approved }) => approved).length,
    longestWaitSince: since[0] ?? null,
  }
}
