import type { CreativeFacts } from '#domain/creatives/creative/creativeFacts.ts'
import { allocateMinor } from '#domain/foundation/money/amount.ts'
import { sumOf } from './hourGrid.ts'
import { compareNames } from '#domain/foundation/search/foldText.ts'

/** The dimensions of a report's breakdowns. */
export const REPORT_DIMENSIONS = ['publisher', 'creative', 'format', 'place'] as const
export type ReportDimension = (typeof REPORT_DIMENSIONS)[number]

/** The counts of one publisher, creative, format or place. */
export interface BreakdownCounts {
  impressions: number
  /** For screens. */
  plays: number
  viewable: number
  clicks: number
  completes: number
}

/** A row of a breakdown. USD cents. */
export interface BreakdownRow extends BreakdownCounts {
  /** Impressions that can be played to the end, if the report has several media. */
  played?: number
  key: string
  name: string
  /** The second line of the row: the publisher's kind, a creative's version. */
  detail: string
  /** Share of all impressions, 0 to 1. */
  share: number
  spendUsdMinor: number
  /** Picture of a creative that still exists. */
  picture?: RowPicture
}

/** The creative's own file, on the creatives' host. */
export interface RowPicture {
  kind: CreativeFacts['kind']
  url: string
}

/** Number of rows that a report shows at once (Reporting 3). */
export const TOP_COUNT = 10

/**
 * The rows of a breakdown, most impressions first. The amount spent is divided by impressions; the
 * rows add up to it to the cent.
 */
export function breakdownRows(
  counted: readonly (BreakdownCounts & { key: string; name: string; detail: string })[],
  spendUsdMinor: number,
): BreakdownRow[] {
  const sorted = counted.toSorted(
    (a, b) => b.impressions - a.impressions || compareNames(a.name, b.name),
  )
  const all = sumOf(sorted.map(({ impressions }) => impressions))
  const spends = allocateMinor(
    spendUsdMinor,
    sorted.map(({ impressions }) => impressions),
  )
  return sorted.map((row, at) =>
    Object.assign({}, row, {
      share: all > 0 ? row.impressions / all : 0,
      spendUsdMinor: spends[at] ?? 0,
    }),
  )
}

/** The total of a breakdown. */
export function totalRow(rows: readonly BreakdownRow[], name = 'All'): BreakdownRow {
  const total = (measure: keyof BreakdownCounts | 'spendUsdMinor' | 'share') =>
    sumOf(rows.map((row) => row[measure]))
  return {
    key: '',
    name,
    detail: '',
    impressions: total('impressions'),
    plays: total('plays'),
    ...(rows.some(({ played }) => played !== undefined)
      ? { played: sumOf(rows.map(({ played = 0 }) => played)) }
      : {}),
    viewable: total('viewable'),
    clicks: total('clicks'),
    completes: total('completes'),
    share: total('share'),
    spendUsdMinor: total('spendUsdMinor'),
  }
}

/** The first rows, and the others merged into one; null without others. */
export function topRows(
  rows: readonly BreakdownRow[],
  count = TOP_COUNT,
): { top: BreakdownRow[]; others: BreakdownRow | null } {
  const rest = rows.slice(count)
  if (rest.length === 0) return { top: [...rows], others: null }
  const name = rest.length === 1 ? '1 other' : `${rest.length} others`
  return { top: rows.slice(0, count), others: totalRow(rest, name) }
}
