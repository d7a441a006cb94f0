import { formatRounded } from '#domain/foundation/wording/numberWords.ts'
import type { CombinedReach } from './combinedReach.ts'

/** "51,600 people, 2.3 times each on average (estimate)". */
export function formatCombinedReach({ people: reached, frequency }: CombinedReach): string {
  return `${formatRounded(reached)} ${reached === 1 ? 'person' : 'people'}, ${frequency.toFixed(1)} times each on average (estimate)`
}

/** Explains how people are counted; shown below their number. */
export function explainReach({ lines }: CombinedReach): string {
  const [first, ...others] = lines
  if (!first || others.length === 0) return 'Each person counts once.'
  return 'Each person counts once, whichever campaigns they see. We assume that campaigns with the same region and audience reach people independently.'
}

/** People whom no other campaign reaches; undefined for a single campaign. */
export function addedPeople(
  reach: CombinedReach | null | undefined,
  key: string,
): number | undefined {
  if (!reach || reach.lines.length < 2) return undefined
  return reach.lines.find((line) => line.key === key)?.adds
}

/** "12,300 people no other campaign reaches". */
export function formatAddedReach(adds: number): string {
  return `${formatRounded(adds)} ${adds === 1 ? 'person' : 'people'} no other campaign reaches`
}
