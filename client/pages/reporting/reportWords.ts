import { dateFormat } from '#domain/foundation/calendar/dateFormat.ts'
import {
  formatDate,
  formatDateRange,
  formatShortDate,
  formatWeekday,
} from '#domain/foundation/calendar/formatDate.ts'
import { isoDay } from '#domain/foundation/calendar/calendarDay.ts'
import { TIME_ZONES, type TimeZoneId } from '#domain/foundation/calendar/timeZones.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import type { ReportLine } from '#domain/reporting/report/reportView.types.ts'
import { hourStart } from '#domain/reporting/figures/zoneClock.ts'
import { MEDIA_HUES } from '#client/components/foundation/mediaHues.ts'

export { capitalized } from '#domain/foundation/wording/capitalized.ts'
export { count, percent, countedUnit } from '#domain/reporting/report/figureWords.ts'

/** The medium of all campaigns of a report; null for several. */
export function onlyMedium(lines: readonly ReportLine[]): MediaType | null {
  const [first] = lines
  return first && lines.every(({ mediaType }) => mediaType === first.mediaType)
    ? first.mediaType
    : null
}

/** The color of a report's charts: its medium's hue, for several our own color. */
export function reportColor(lines: readonly ReportLine[]): string {
  const medium = onlyMedium(lines)
  return medium ? MEDIA_HUES[medium].color : 'var(--color-cobalt)'
}

const inZone = (zone: TimeZoneId, options: Intl.DateTimeFormatOptions, at: Date): string =>
  dateFormat({ ...options, timeZone: TIME_ZONES[zone].ianaZone }).format(at)

const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const DAY = { month: 'short', day: 'numeric' } as const
const WEEKDAY = { weekday: 'short', ...DAY } as const

/** "Nov 22, 17:42" of an instant in a zone. */
export const formatZonedMinute = (iso: string, zone: TimeZoneId): string =>
  `${inZone(zone, DAY, new Date(iso))}, ${inZone(zone, TIME, new Date(iso))}`

/** "Nov 22, 17:42:08" of an instant in a zone. */
export const formatZonedSecond = (iso: string, zone: TimeZoneId): string =>
  `${inZone(zone, DAY, new Date(iso))}, ${inZone(zone, { ...TIME, second: '2-digit' }, new Date(iso))}`

/** "17:42" of an instant in a zone. */
export const formatZonedTime = (iso: string, zone: TimeZoneId): string =>
  inZone(zone, TIME, new Date(iso))

/** "Sun, Nov 22, 17:00" of an hour in a zone. */
export const formatHour = (hour: number, zone: TimeZoneId): string =>
  `${inZone(zone, WEEKDAY, hourStart(hour))}, ${inZone(zone, TIME, hourStart(hour))}`

/** "Nov 22" of the day of an hour in a zone. */
export const formatHourDay = (hour: number, zone: TimeZoneId): string =>
  inZone(zone, DAY, hourStart(hour))

const dayStart = (day: number) => new Date(`${isoDay(day)}T00:00:00Z`)

/** "Sun, Nov 22" of a day since 1970-01-01. */
export const formatReportDay = (day: number): string => formatWeekday(isoDay(day))
export const formatShortReportDay = (day: number): string => formatShortDate(isoDay(day))
export const formatWeekdayLetter = (day: number): string =>
  dateFormat({ weekday: 'narrow', timeZone: 'UTC' }).format(dayStart(day))
export const formatDayOfMonth = (day: number): string => String(dayStart(day).getUTCDate())

/** "Nov 9 to Dec 6, 2026" of a flight in a zone; `endsAt` is exclusive. */
export function formatFlight(startsAt: string, endsAt: string, zone: TimeZoneId): string {
  const last = new Date(Date.parse(endsAt) - 1)
  const end = inZone(zone, { ...DAY, year: 'numeric' }, last)
  return `${inZone(zone, DAY, new Date(startsAt))} to ${end}`
}

/**
 * "Nov 13 to 16, 2026" of the first and last day (ISO) of a period, without repeating common parts.
 */
export function formatSpan({ from, to }: { from: string; to: string }): string {
  if (from === to) return formatDate(from)
  const range = formatDateRange(from, to)
  return from.slice(0, 4) === to.slice(0, 4) ? `${range}, ${to.slice(0, 4)}` : range
}

/** All supported zones as options. */
export const ZONE_OPTIONS = Object.entries(TIME_ZONES).map(([id, { label }]) => ({
  id: id as TimeZoneId,
  label,
}))

export const zoneLabel = (zone: TimeZoneId): string => TIME_ZONES[zone].label

/** Maximum number of campaigns' own zones in addition to CET/CEST; further ones are in the list. */
const MOST_OWN_ZONES = 2

/**
 * The zones in the switch of a report of campaigns in `campaignZones`, CET/CEST first (Reporting
 * 2), and the remaining ones for the list.
 */
export function zoneChoices(campaignZones: readonly TimeZoneId[]): {
  buttons: { value: TimeZoneId; label: string }[]
  others: typeof ZONE_OPTIONS
} {
  const own = [...new Set(campaignZones)].filter((zone) => zone !== 'CET').slice(0, MOST_OWN_ZONES)
  const isOnlyOne = new Set(campaignZones).size === 1
  const buttons = [
    { value: 'CET' as const, label: zoneLabel('CET') },
    ...own.map((value) => ({
      value,
      label: isOnlyOne ? `Campaign, ${zoneLabel(value)}` : zoneLabel(value),
    })),
  ]
  const others = ZONE_OPTIONS.filter(({ id }) => !buttons.some(({ value }) => value === id))
  return { buttons, others }
}
