import type { PlanPeriods } from '../campaign/campaignPlan.ts'
import { epochDay, isoDay, weekdayOf } from '#domain/foundation/calendar/calendarDay.ts'

/** The Monday of a day's week. */
export function mondayOf(day: number): number {
  return day - weekdayOf(day)
}

/**
 * The Mondays of all weeks that the periods touch, in order, without duplicates. A slot is sold by
 * whole weeks, so that periods of 7, 14 and 28 days never overlap unnoticed.
 */
export function slotWeeks(periods: Pick<PlanPeriods, 'periodDays' | 'startDates'>): string[] {
  const mondays = new Set<number>()
  for (const startDate of periods.startDates) {
    const first = epochDay(startDate)
    const last = first + periods.periodDays - 1
    for (let monday = mondayOf(first); monday <= last; monday += 7) mondays.add(monday)
  }
  return [...mondays].sort((a, b) => a - b).map(isoDay)
}

/** The same periods moved by whole weeks. */
export function shiftPeriods<Periods extends Pick<PlanPeriods, 'startDates'>>(
  periods: Periods,
  weeks: number,
): Periods {
  return {
    ...periods,
    startDates: periods.startDates.map((date) => isoDay(epochDay(date) + weeks * 7)),
  }
}
