import type { CreativeView } from './creativeView.ts'

/** How many creatives of a line stand at each step, and since when the longest waiting one waits (ISO, UTC). */
export interface ReviewCounts {
  /** Here, but not to be reviewed before somebody mends or answers something. */
  needsYou: number
  inReview: number
  approved: number
  longestWaitSince: string | null
}

/** Where a line's creatives stand. One whose next version is in review is both approved and in review. */
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
