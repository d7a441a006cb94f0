import { epochDay, weekdayOf } from '#domain/foundation/calendar/calendarDay.ts'
import { isSoldBySlots } from '#domain/foundation/media/mediaTraits.ts'
import type { CampaignPlan } from './campaignPlan.ts'

/** The days of a plan, counted by weekday (Monday first), as availability needs them. */
export interface PlanFlight {
  days: number
  weekdayCounts: number[]
}

/**
 * The days on which a plan runs: its runtime; for dooh the union of its periods, without
 * duplicates. None if the end is before the start.
 */
export function planFlight(
  plan: Pick<CampaignPlan, 'mediaType' | 'runtime' | 'periods'>,
): PlanFlight {
  const weekdayCounts = [0, 0, 0, 0, 0, 0, 0]
  for (const [first, last] of flightRanges(plan)) addRange(weekdayCounts, first, last)
  return { days: weekdayCounts.reduce((sum, count) => sum + count, 0), weekdayCounts }
}

/** Whole days from the first to the last day, both inclusive; 0 if the end is before the start. */
export function runtimeDays(runtime: { startDate: string; endDate: string }): number {
  const days = epochDay(runtime.endDate) - epochDay(runtime.startDate) + 1
  return days > 0 ? days : 0
}

function flightRanges(
  plan: Pick<CampaignPlan, 'mediaType' | 'runtime' | 'periods'>,
): [number, number][] {
  const { mediaType, runtime, periods } = plan
  if (!isSoldBySlots(mediaType) || !periods) {
    return [[epochDay(runtime.startDate), epochDay(runtime.endDate)]]
  }
  const starts = periods.startDates.map(epochDay).sort((a, b) => a - b)
  let nextFree = Number.NEGATIVE_INFINITY
  return starts.map((start) => {
    const first = Math.max(start, nextFree)
    nextFree = Math.max(nextFree, start + periods.periodDays)
    return [first, start + periods.periodDays - 1]
  })
}

function addRange(weekdayCounts: number[], first: number, last: number): void {
  const days = last - first + 1
  if (!(days > 0)) return
  const startsOn = weekdayOf(first)
  for (let weekday = 0; weekday < 7; weekday++) {
    const offset = (weekday - startsOn + 7) % 7
    const count = offset < days ? Math.floor((days - 1 - offset) / 7) + 1 : 0
    weekdayCounts[weekday] = (weekdayCounts[weekday] ?? 0) + count
  }
}
