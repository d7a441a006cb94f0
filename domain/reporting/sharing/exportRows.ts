import { TIME_ZONES, type TimeZoneId } from '#domain/foundation/calendar/timeZones.ts'
import { isoDay } from '#domain/foundation/calendar/calendarDay.ts'
import type { ZonedHour } from '../figures/zoneClock.ts'

export const EXPORT_KINDS = ['csv', 'xlsx', 'pdf'] as const
export type ExportKind = (typeof EXPORT_KINDS)[number]

/** The counts of an hour and one combination of campaign, publisher, creative, format and place. */
export interface ExportCounts {
  impressions: number
  /** For screens. */
  plays: number
  viewable: number
  clicks: number
  starts: number
  firstQuartiles: number
  midpoints: number
  thirdQuartiles: number
  completes: number
  errors: number
  /** Invalid, and never billed. */
  invalid: number
}

/** A row of a report's file, with names instead of ids. */
export interface ExportRow extends ExportCounts {
  time: ZonedHour
  /** Its key in `delivery_hours`. */
  utcHour: string
  campaign: string
  medium: string
  publisher: string
  creative: string
  format: string
  place: string
  spendUsdMinor: number
}

type Cell = string | number

const COLUMNS: readonly [heading: (zone: string) => string, cell: (row: ExportRow) => Cell][] = [
  [(zone) => `Date (${zone})`, ({ time }) => isoDay(time.day)],
  [(zone) => `Hour (${zone})`, ({ time }) => `${String(time.hour).padStart(2, '0')}:00`],
  [() => 'Hour (UTC)', ({ utcHour }) => `${utcHour}:00Z`],
  [() => 'Campaign', (row) => row.campaign],
  [() => 'Medium', (row) => row.medium],
  [() => 'Publisher', (row) => row.publisher],
  [() => 'Creative', (row) => row.creative],
  [() => 'Format', (row) => row.format],
  [() => 'Place', (row) => row.place],
  [() => 'Impressions', (row) => row.impressions],
  [() => 'Plays', (row) => row.plays],
  [() => 'Viewable', (row) => row.viewable],
  [() => 'Clicks', (row) => row.clicks],
  [() => 'Starts', (row) => row.starts],
  [() => '25%', (row) => row.firstQuartiles],
  [() => '50%', (row) => row.midpoints],
  [() => '75%', (row) => row.thirdQuartiles],
  [() => 'Complete', (row) => row.completes],
  [() => 'Errors', (row) => row.errors],
  [() => 'Invalid (not billed)', (row) => row.invalid],
  [() => 'Spend (USD)', (row) => row.spendUsdMinor / 100],
]

/** The headers of a report's file, which name the zone of its times. */
export const exportHeadings = (zone: TimeZoneId): string[] =>
  COLUMNS.map(([heading]) => heading(TIME_ZONES[zone].label))

/** A row of a report's file. */
export const exportCells = (row: ExportRow): Cell[] => COLUMNS.map(([, cell]) => cell(row))
