import { countsPlays } from '#domain/foundation/media/mediaTraits.ts'
import type { ReportLine } from './reportView.types.ts'

/** A number as people read it: "87,955". */
export const count = (value: number): string => Math.round(value).toLocaleString('en-US')

/** A part of a whole: "44.0%"; a dash where there is no whole. */
export const percent = (share: number | null, digits = 1): string =>
  share === null
    ? '–'
    : share.toLocaleString('en-US', {
        style: 'percent',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      })

/** "1 view", "87,955 impressions". */
export function counted(value: number, lines: readonly ReportLine[]): string {
  const words = unitWords(lines)
  return `${count(value)} ${Math.round(value) === 1 ? words.slice(0, -1) : words}`
}

/** What is counted: people see what a screen plays, everything else is shown to one or heard by one. */
export const unitWords = (lines: readonly ReportLine[]): 'views' | 'impressions' =>
  lines.every(({ mediaType }) => countsPlays(mediaType)) ? 'views' : 'impressions'
