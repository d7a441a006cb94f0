import { addDays, epochDay } from '#domain/foundation/calendar/calendarDay.ts'

/** Impressions sold over some days, both ends included. */
export interface SoldFlight {
  startDate: string
  endDate: string
  impressions: number
}

/** The part of it in each week, spread evenly over its days; `weeks` are Mondays. */
export function soldByWeek(flights: readonly SoldFlight[], weeks: readonly string[]): number[] {
  return weeks.map((week) => {
    const first = epochDay(week)
    const last = epochDay(addDays(week, 6))
    const sold = flights.reduce((sum, { startDate, endDate, impressions }) => {
      const from = epochDay(startDate)
      const to = epochDay(endDate)
      const days = Math.max(0, Math.min(to, last) - Math.max(from, first) + 1)
      return sum + (impressions * days) / (to - from + 1)
    }, 0)
    return Math.round(sold)
  })
}
