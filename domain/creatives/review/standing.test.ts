import { describe, expect, it } from 'vitest'
import type { CreativeView, VersionView } from './creativeView.ts'
import { countReviewSteps } from './standing.ts'
import type { VersionState } from './versionState.ts'

const version = (state: VersionState, submittedAt = '2026-11-20T10:00:00.000Z') =>
  ({ state, submittedAt, createdAt: submittedAt }) as VersionView
const creative = (approved: VersionView | null, pending: VersionView | null) =>
  ({ approved, pending }) as CreativeView

describe('creative counts', () => {
  it('are grouped by step, with the longest wait', () => {
    const creatives = [
      creative(version('approved'), null),
      creative(version('approved'), version('in_review', '2026-11-21T10:00:00.000Z')),
      creative(null, version('in_review', '2026-11-20T09:00:00.000Z')),
      creative(null, version('denied')),
      creative(version('approved'), version('denied')),
    ]
    expect(countReviewSteps(creatives)).toEqual({
      needsYou: 2,
      inReview: 2,
      approved: 3,
      longestWaitSince: '2026-11-20T09:00:00.000Z',
    })
  })

  it('have no wait when nothing is in review', () => {
    expect(countReviewSteps([]).longestWaitSince).toBeNull()
  })
})
