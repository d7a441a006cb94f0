import type { CoveringCreative } from '../creative/formatNeeds.ts'
import type { CreativeView } from './creativeView.ts'

/** The versions of a line's creatives that cover a format: approved ones, and those in review. */
export function coveringCreatives(creatives: readonly CreativeView[]): CoveringCreative[] {
  return creatives.flatMap(({ approved, pending }): CoveringCreative[] => {
    if (approved) return [{ facts: approved.facts, isApproved: true }]
    return pending?.state === 'in_review' ? [{ facts: pending.facts, isApproved: false }] : []
  })
}
