import { isoDay } from '#domain/foundation/calendar/calendarDay.ts'
import { TIME_ZONES, type TimeZoneId } from '#domain/foundation/calendar/timeZones.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import type { ReportLine } from '#domain/reporting/report/reportView.types.ts'
import { hourStart } from '#domain/reporting/figures/zoneClock.ts'
import { MEDIA_HUES } from '#client/components/foundation/mediaHues.ts'

export { capitalized } from '#domain/foundation/wording/capitalized.ts'
export { count, percent, unitWords } from '#domain/reporting/report/figureWords.ts'

/** The medium of all campaigns of a report; null for several. */
export function onlyMedium(lines: readonly ReportLine[]): MediaType | null {
  const [first] = lines
  return first && lines.every(({ mediaType }) => mediaType === first.mediaType)
    ? first.mediaType
    : null
}

/** The colour of a report's charts: its medium's hue, for several the colour of the house. */
export function reportColor(lines: readonly ReportLine[]): string {
  const medium = onlyMedium(lines)
  return medium ? MEDIA_HUES[medium].color : 'var(--color-cobalt)'
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${zone} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: zone })
  formats.set(key, format)
  return format
}

const inZone = (zone: TimeZoneId, options: Intl.DateTimeFormatOptions, at: Date): string =>
  formatOf(TIME_ZONES[zone].ianaZone, options).format(at)

const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const DAY = { month: 'short', day: 'numeric' } as const
const WEEKDAY = { weekday: 'short', ...DAY } as const

/** "Nov 22, 17:42" of an instant in a zone. */
export const momentWords = (iso: string, zone: TimeZoneId): string =>
  `${inZone(zone, DAY, new Date(iso))}, ${inZone(zone, TIME, new Date(iso))}`

/** "Nov 22, 17:42:08" of an instant in a zone. */
export const secondWords = (iso: string, zone: TimeZoneId): string =>
  `${inZone(zone, DAY, new Date(iso))}, ${inZone(zone, { ...TIME, second: '2-digit' }, new Date(iso))}`

/** "17:42" of an instant in a zone. */
export const timeWords = (iso: string, zone: TimeZoneId): string =>
  inZone(zone, TIME, new Date(iso))

/** "Sun, Nov 22, 17:00" of an hour in a zone. */
export const hourWords = (hour: number, zone: TimeZoneId): string =>
  `${inZone(zone, WEEKDAY, hourStart(hour))}, ${inZone(zone, TIME, hourStart(hour))}`

/** "Nov 22" of the day of an hour in a zone. */
export const hourDayWords = (hour: number, zone: TimeZoneId): string =>
  inZone(zone, DAY, hourStart(hour))

const dayStart = (day: number) => new Date(`${isoDay(day)}T00:00:00Z`)

/** "Sun, Nov 22" of a day since 1970-01-01. */
export const dayWords = (day: number): string => formatOf('UTC', WEEKDAY).format(dayStart(day))
export const shortDayWords = (day: number): string => formatOf('UTC', DAY).format(dayStart(day))
export const weekdayLetter = (day: number): string =>
  formatOf('UTC', { weekday: 'narrow' }).format(dayStart(day))
export const dayOfMonth = (day: number): string => String(dayStart(day).getUTCDate())

/** "Nov 9 to Dec 6, 2026" of a flight in a zone; its end is when it is over. */
export function flightWords(startsAt: string, endsAt: string, zone: TimeZoneId): string {
  const last = new Date(Date.parse(endsAt) - 1)
  const end = inZone(zone, { ...DAY, year: 'numeric' }, last)
  return `${inZone(zone, DAY, new Date(startsAt))} to ${end}`
}

/** "Nov 13 to 16, 2026" of the first and the last day (ISO) of a period, without what both have in common. */
export function spanWords({ from, to }: { from: string; to: string }): string {
  const [first, last] = [new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)]
  const end = formatOf('UTC', { ...DAY, year: 'numeric' }).format(last)
  if (from === to) return end
  if (from.slice(0, 4) !== to.slice(0, 4)) {
    return `${formatOf('UTC', { ...DAY, year: 'numeric' }).format(first)} to ${end}`
  }
  const begin = formatOf('UTC', DAY).format(first)
  if (from.slice(0, 7) !== to.slice(0, 7)) return `${begin} to ${end}`
  return `${begin} to ${last.getUTCDate()}, ${to.slice(0, 4)}`
}

/** All zones offered, for a list to choose from. */
export const ZONE_OPTIONS = Object.entries(TIME_ZONES).map(([id, { label }]) => ({
  id: id as TimeZoneId,
  label,
}))

export const zoneLabel = (zone: TimeZoneId): string => TIME_ZONES[zone].label

/** Own zones of campaigns that stand beside CET/CEST; further ones are in the list. */
const MOST_OWN_ZONES = 2

/**
 * The zones that a report of campaigns in `campaignZones` is switched between, CET/CEST first (Reporting 2), and the ones
 * left for the list; each zone is in one of them.
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
