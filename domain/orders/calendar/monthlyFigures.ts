import { CSV_START, csvLine } from '#domain/foundation/export/csvCell.ts'
import { MEDIA_TYPE_NAMES, type MediaType } from '#domain/foundation/media/mediaTypes.ts'

/** Money and delivery of one medium in a month, `2026-11`. USD cents. */
export interface MonthlyFigure {
  month: string
  mediaType: MediaType
  /** Value of the delivery. */
  spentUsdMinor: number
  /** Impressions; plays of billboards. */
  delivered: number
}

/** A month over all media. */
export interface MonthTotal {
  month: string
  spentUsdMinor: number
  delivered: number
  media: MonthlyFigure[]
}

/** Merges figures of the same month and medium from both sources. */
export function joinFigures(
  spent: readonly Omit<MonthlyFigure, 'delivered'>[],
  delivered: readonly Omit<MonthlyFigure, 'spentUsdMinor'>[],
): MonthlyFigure[] {
  const joined = new Map<string, MonthlyFigure>()
  const of = ({ month, mediaType }: Pick<MonthlyFigure, 'month' | 'mediaType'>) => {
    const key = `${month} ${mediaType}`
    const known = joined.get(key) ?? { month, mediaType, spentUsdMinor: 0, delivered: 0 }
    joined.set(key, known)
    return known
  }
  for (const row of spent) of(row).spentUsdMinor += row.spentUsdMinor
  for (const row of delivered) of(row).delivered += row.delivered
  return [...joined.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}

/** Totals by month, the newest first. */
export function monthTotals(figures: readonly MonthlyFigure[]): MonthTotal[] {
  return [...Map.groupBy(figures, ({ month }) => month)]
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
    .map(([month, media]) => ({
      month,
      spentUsdMinor: media.reduce((sum, each) => sum + each.spentUsdMinor, 0),
      delivered: media.reduce((sum, each) => sum + each.delivered, 0),
      media,
    }))
}

/** The figures as a CSV file that spreadsheets open. */
export function monthsCsv(figures: readonly MonthlyFigure[]): string {
  const rows = figures.map(({ month, mediaType, spentUsdMinor, delivered }) => [
    month,
    MEDIA_TYPE_NAMES[mediaType],
    (spentUsdMinor / 100).toFixed(2),
    delivered,
  ])
  const head = ['Month', 'Media type', 'Spent (USD)', 'Impressions or plays']
  return `${CSV_START}${[head, ...rows].map((cells) => csvLine(cells)).join('')}`
}
