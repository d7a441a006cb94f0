import { countsPlays, isClickable, isSpot } from '#domain/foundation/media/mediaTraits.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import type { BreakdownRow, ReportDimension } from '#domain/reporting/figures/breakdown.ts'
import { rateOf } from '#domain/reporting/figures/reportRates.ts'
import type { ReportView } from '#domain/reporting/report/reportView.types.ts'
import { capitalized, count, percent } from '../reportWords.ts'

/** Sort keys of a breakdown. */
export type BreakdownSort =
  | 'name'
  | 'impressions'
  | 'plays'
  | 'clicks'
  | 'completes'
  | 'spendUsdMinor'

/** A column of a breakdown's table. */
export interface BreakdownColumn {
  by: BreakdownSort
  heading: string
  textOf: (row: BreakdownRow) => string
  /** Text below the name on a phone, which lacks the column. */
  told?: (row: BreakdownRow) => string
}

const NAMES = {
  publisher: 'Publisher',
  creative: 'Creative',
  format: 'Format',
  place: 'Place',
} as const satisfies Record<ReportDimension, string>

const nameOf = (dimension: ReportDimension, unit: string) =>
  dimension === 'publisher' && unit === 'views' ? 'Screen' : NAMES[dimension]

const completion = ({ completes, impressions, played = impressions }: BreakdownRow) =>
  percent(rateOf(completes, played))

const spend = ({ spendUsdMinor }: BreakdownRow) => formatUsd(spendUsdMinor)

/** The relevant columns of the media, as many as fit. */
export function columnsOf(
  { lines }: { lines: readonly Pick<ReportView['lines'][number], 'mediaType'>[] },
  dimension: ReportDimension,
  unit: string,
): BreakdownColumn[] {
  const columns: BreakdownColumn[] = [
    { by: 'name', heading: nameOf(dimension, unit), textOf: (row) => row.name },
    {
      by: 'impressions',
      heading: capitalized(unit),
      textOf: ({ impressions }) => count(impressions),
    },
  ]
  if (lines.some(({ mediaType }) => countsPlays(mediaType)))
    columns.push({
      by: 'plays',
      heading: 'Plays',
      textOf: ({ plays }) => count(plays),
      told: ({ plays }) => `${count(plays)} ${plays === 1 ? 'play' : 'plays'}`,
    })
  if (lines.some(({ mediaType }) => isSpot(mediaType)))
    columns.push({
      by: 'completes',
      heading: 'Completion',
      textOf: completion,
      told: (row) => `${completion(row)} to the end`,
    })
  if (lines.some(({ mediaType }) => isClickable(mediaType)))
    columns.push({
      by: 'clicks',
      heading: 'Clicks',
      textOf: ({ clicks }) => count(clicks),
      told: ({ clicks }) => `${count(clicks)} ${clicks === 1 ? 'click' : 'clicks'}`,
    })
  columns.push({ by: 'spendUsdMinor', heading: 'Spend', textOf: spend, told: spend })
  return columns
}
