import { formatNeeds } from '../creative/formatNeeds.ts'
import { creativesDue } from '#domain/orders/order/line/creativesDue.ts'
import { coveringCreatives } from './coveringCreatives.ts'
import type { UploadLineView } from './creativeView.ts'
import { countReviewSteps } from './standing.ts'
import { compareText } from '#domain/foundation/search/foldText.ts'

/** A line's request to its buyer: a file to fix or to answer for, or a format without a creative. */
export type OpenNeed =
  | { kind: 'file'; lineId: string; count: number }
  | { kind: 'format'; lineId: string; name: string; by: string | null }

/** The buyer's next task on these lines, the earliest due first; null when nothing is open. */
export function openNeed(lines: readonly UploadLineView[]): OpenNeed | null {
  const open = lines.filter(({ isOpen, type }) => isOpen && type === 'campaign')
  for (const { id, creatives } of open) {
    const { needsYou } = countReviewSteps(creatives)
    if (needsYou > 0) return { kind: 'file', lineId: id, count: needsYou }
  }
  return open.flatMap(missingFormat).toSorted(byDay)[0] ?? null
}

type MissingFormat = Extract<OpenNeed, { kind: 'format' }>

function missingFormat({
  id,
  placement,
  creatives,
  mediaType,
  flight,
}: UploadLineView): MissingFormat[] {
  const needs = formatNeeds(placement, coveringCreatives(creatives))
  const missing = needs.find(({ approved, inReview }) => approved + inReview === 0)
  if (!missing) return []
  const by = flight ? creativesDue(mediaType, flight.startDate) : null
  return [{ kind: 'format', lineId: id, name: missing.name, by }]
}

const byDay = (one: MissingFormat, other: MissingFormat): number =>
  compareText(one.by ?? '9999', other.by ?? '9999')
