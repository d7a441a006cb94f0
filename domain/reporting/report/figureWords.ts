import { formatNumber } from '#domain/foundation/wording/decimalWords.ts'
import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import { countsPlays } from '#domain/foundation/media/mediaTraits.ts'
import type { ReportLine } from './reportView.types.ts'

/** A displayed number: "87,955". */
export const count = (value: number): string => formatCount(Math.round(value))

/** A displayed share: "44.0%"; a dash without a whole. */
export const percent = (share: number | null, digits = 1): string =>
  share === null
    ? '–'
    : formatNumber(share, {
        style: 'percent',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      })

/** "1 view", "87,955 impressions". */
export function counted(value: number, lines: readonly ReportLine[]): string {
  const words = countedUnit(lines)
  return `${count(value)} ${Math.round(value) === 1 ? words.slice(0, -1) : words}`
}

/** The unit: views for screens, impressions for other media. */
export const countedUnit = (lines: readonly ReportLine[]): 'views' | 'impressions' =>
  lines.every(({ mediaType }) => countsPlays(mediaType)) ? 'views' : 'impressions'
