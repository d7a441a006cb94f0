import { epochDay, formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import { TIME_ZONES } from '#domain/foundation/calendar/timeZones.ts'
import type { CampaignPlan } from '../../campaign/campaignPlan.ts'
import { isSoldBySlots } from '#domain/foundation/media/mediaTraits.ts'
import { formatQuantity } from '#domain/foundation/wording/numberWords.ts'
import { runtimeDays } from '../../campaign/planFlight.ts'

/**
 * The runtime in words: "Tue, Nov 24, 2026 to Mon, Dec 21, 2026, 28 days (EST)", for dooh with its
 * periods.
 */
export function formatRuntime(plan: CampaignPlan): string {
  const { runtime, periods, mediaType } = plan
  const zone = TIME_ZONES[runtime.timeZone].label
  const dates = formatRuntimeDates(runtime)
  if (isSoldBySlots(mediaType) && periods) {
    if (periods.startDates.length === 0) return 'No period yet'
    const count = formatQuantity(periods.startDates.length, 'period', 'periods')
    return `${count} of ${periods.periodDays} days, ${dates} (${zone})`
  }
  const days = runtimeDays(runtime)
  if (days === 0) return 'The end is before the start'
  return `${dates}, ${formatQuantity(days, 'day', 'days')} (${zone})`
}

/** The days of a free extension, and the booked days. */
export function formatExtension(
  { runtime }: Pick<CampaignPlan, 'runtime'>,
  { from, until }: { from: string; until: string },
): string {
  const days = formatRuntimeDates({ startDate: from, endDate: until })
  const zone = TIME_ZONES[runtime.timeZone].label
  return `${days}, at no cost (${zone}); booked and over: ${formatRuntimeDates(runtime)}`
}

/** "Tue, Nov 24 to Mon, Dec 21, 2026": the year only once if it is the same. */
export function formatRuntimeDates(runtime: { startDate: string; endDate: string }): string {
  const { startDate, endDate } = runtime
  if (epochDay(startDate) === epochDay(endDate)) return formatDay(startDate)
  const from = formatDay(startDate)
  const sameYear = startDate.slice(0, 4) === endDate.slice(0, 4)
  return `${sameYear ? from.replace(/, \d{4}$/, '') : from} to ${formatDay(endDate)}`
}
