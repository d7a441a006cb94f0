import type { EventKind } from '#domain/delivery/counting/eventKind.ts'
import type { HourRow } from '#domain/delivery/counting/hourFile.ts'
import type { ExportCounts } from './exportRows.ts'
import type { CountedPart } from '../figures/deliveryCounts.ts'
import { hourOfKey } from '../figures/zoneClock.ts'

/** The event kinds of a breakdown. */
export const SHOWN_KINDS: readonly EventKind[] = [
  'impression',
  'play',
  'viewable',
  'click',
  'complete',
]

/** The counts of an hour and one combination of a line. */
export interface CountedRow extends ExportCounts {
  hour: number
  versionId: string
  productId: string
  formatId: string
  place: string
}

const COLUMN_OF: Partial<
  Record<EventKind, Exclude<keyof ExportCounts, 'impressions' | 'invalid'>>
> = {
  play: 'plays',
  viewable: 'viewable',
  click: 'clicks',
  start: 'starts',
  first_quartile: 'firstQuartiles',
  midpoint: 'midpoints',
  third_quartile: 'thirdQuartiles',
  complete: 'completes',
  error: 'errors',
}

const NO_COUNTS: ExportCounts = {
  impressions: 0,
  plays: 0,
  viewable: 0,
  clicks: 0,
  starts: 0,
  firstQuartiles: 0,
  midpoints: 0,
  thirdQuartiles: 0,
  completes: 0,
  errors: 0,
  invalid: 0,
}

const isBilledKind = ({ kind }: HourRow) => kind === 'impression' || kind === 'play'

function addTo(row: CountedRow, counted: HourRow): void {
  const { validity, kind, count } = counted
  if (validity !== 'valid') {
    if (isBilledKind(counted)) row.invalid += count
    return
  }
  if (isBilledKind(counted)) row.impressions += count
  const column = COLUMN_OF[kind]
  if (column) row[column] += count
}

/**
 * Merges rows of all shards and kinds for a report's file: one per hour and combination, sorted by
 * both.
 */
export function countedRowsOf(rows: readonly HourRow[]): CountedRow[] {
  const counted = new Map<string, CountedRow>()
  for (const row of rows) {
    const { hour, versionId, productId, formatId, place } = row
    const key = [hour, versionId, productId, formatId, place].join('\n')
    const known = counted.get(key) ?? {
      ...NO_COUNTS,
      hour: hourOfKey(hour),
      versionId,
      productId,
      formatId,
      place,
    }
    addTo(known, row)
    counted.set(key, known)
  }
  return [...counted].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}

/** Merges parts of several sources by combination. */
export function addParts(parts: readonly CountedPart[]): CountedPart[] {
  const added = new Map<string, CountedPart>()
  for (const part of parts) {
    const { lineId, kind, versionId, productId, formatId, place } = part
    const key = [lineId, kind, versionId, productId, formatId, place].join('\n')
    const known = added.get(key)
    if (known) known.count += part.count
    else added.set(key, { ...part })
  }
  return [...added.values()]
}

/** The valid parts of rows for a breakdown. */
export const partsOfRows = (rows: readonly HourRow[]): CountedPart[] =>
  rows
    .filter(({ kind, validity }) => validity === 'valid' && SHOWN_KINDS.includes(kind))
    .map(({ lineId, kind, versionId, productId, formatId, place, count }) => ({
      lineId,
      kind,
      versionId,
      productId,
      formatId,
      place,
      count,
    }))
