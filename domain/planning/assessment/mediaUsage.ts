import type { PlanDayparts } from '../campaign/campaignPlan.ts'
import type { PlanFlight } from '../campaign/planFlight.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'

interface UsageCurve {
  /** The use in each hour from 12am, Monday to Friday. Only the proportions matter. */
  workday: readonly number[]
  weekend: readonly number[]
  /** The use on each day, Monday first. Only the proportions matter. */
  days: readonly number[]
}

/**
 * The hours in which people use a medium: planning estimates in the shape of published time-of-day
 * studies (web at work and in the evening, radio on the way, streaming at night, streets by
 * traffic).
 */
const USAGE_CURVES = {
  online_display: {
    workday: [
      14, 8, 5, 4, 5, 10, 22, 36, 48, 56, 60, 60, 60, 58, 57, 56, 55, 54, 54, 57, 62, 62, 50, 30,
    ],
    weekend: [
      22, 14, 8, 6, 5, 7, 13, 24, 38, 50, 56, 57, 56, 55, 54, 54, 54, 54, 55, 58, 62, 62, 52, 36,
    ],
    days: [15, 15, 15, 15, 14, 13, 13],
  },
  mobile_display: {
    workday: [
      20, 11, 7, 6, 8, 17, 38, 54, 52, 46, 45, 48, 54, 50, 46, 48, 52, 58, 62, 66, 70, 70, 58, 38,
    ],
    weekend: [
      30, 19, 11, 8, 7, 9, 17, 30, 44, 52, 56, 56, 56, 55, 54, 55, 57, 60, 63, 67, 70, 70, 60, 44,
    ],
    days: [14, 14, 14, 14, 14, 15, 15],
  },
  online_video: {
    workday: [
      24, 13, 8, 6, 5, 8, 15, 24, 28, 30, 32, 35, 40, 38, 37, 40, 46, 54, 62, 72, 80, 80, 66, 44,
    ],
    weekend: [
      34, 22, 13, 9, 7, 7, 11, 19, 32, 42, 48, 51, 53, 54, 55, 56, 58, 62, 67, 75, 82, 82, 68, 50,
    ],
    days: [13, 13, 13, 13, 14, 17, 17],
  },
  online_audio: {
    workday: [
      9, 6, 5, 6, 13, 32, 62, 78, 76, 68, 64, 62, 60, 58, 58, 62, 68, 68, 54, 42, 35, 30, 23, 15,
    ],
    weekend: [
      14, 9, 6, 5, 6, 11, 22, 38, 56, 66, 69, 67, 63, 60, 57, 55, 54, 51, 46, 41, 37, 33, 28, 21,
    ],
    days: [15, 15, 15, 15, 15, 13, 12],
  },
  ctv: {
    workday: [
      22, 12, 7, 5, 4, 6, 13, 19, 20, 20, 20, 22, 26, 26, 26, 30, 38, 52, 68, 88, 100, 98, 76, 44,
    ],
    weekend: [
      34, 20, 11, 7, 5, 6, 12, 23, 34, 41, 44, 46, 49, 51, 53, 55, 60, 68, 79, 93, 100, 96, 76, 50,
    ],
    days: [13, 13, 13, 13, 14, 17, 17],
  },
  dooh: {
    workday: [
      6, 4, 3, 4, 10, 28, 56, 80, 82, 62, 54, 58, 66, 62, 60, 68, 82, 92, 80, 58, 42, 32, 22, 13,
    ],
    weekend: [
      15, 10, 6, 4, 5, 9, 18, 30, 46, 62, 74, 80, 84, 84, 82, 78, 74, 70, 66, 58, 50, 42, 34, 24,
    ],
    days: [14, 14, 14, 14, 16, 15, 13],
  },
} as const satisfies Record<MediaType, UsageCurve>

/** The share of a week's use in each hour: 7 days of 24; all of a medium's hours add up to 1. */
const WEEKLY_SHARES = new Map<MediaType, readonly (readonly number[])[]>(
  (Object.keys(USAGE_CURVES) as MediaType[]).map((mediaType) => [
    mediaType,
    weeklyShares(USAGE_CURVES[mediaType]),
  ]),
)

function weeklyShares(curve: UsageCurve): number[][] {
  const total = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0)
  const allDays = total(curve.days)
  return curve.days.map((dayWeight, weekday) => {
    const hours = weekday < 5 ? curve.workday : curve.weekend
    const daySum = total(hours)
    return hours.map((hourWeight) => (dayWeight / allDays) * (hourWeight / daySum))
  })
}

/** The part of a week's use of a medium in an hour (Monday is 0). */
export const usageShare = (mediaType: MediaType, weekday: number, hour: number): number =>
  WEEKLY_SHARES.get(mediaType)?.[weekday]?.[hour] ?? 0

/** The amount of a medium's use during a flight. */
export interface FlightUsage {
  /** In weeks of full use: four whole weeks at all hours are 4. */
  weeks: number
  /** The same if all hours were on. */
  weeksAllHours: number
  /** Days with at least one hour on. */
  activeDays: number
}

/** The use during a flight's days and chosen hours, by the medium's usage curve. */
export function flightUsage(
  mediaType: MediaType,
  flight: PlanFlight,
  dayparts: PlanDayparts,
): FlightUsage {
  const shares = WEEKLY_SHARES.get(mediaType) ?? []
  let weeks = 0
  let weeksAllHours = 0
  let activeDays = 0
  for (const [weekday, count] of flight.weekdayCounts.entries()) {
    if (count === 0) continue
    const grid = dayparts[weekday] ?? ''
    let on = 0
    let all = 0
    for (const [hour, share] of (shares[weekday] ?? []).entries()) {
      all += share
      if (grid[hour] === '1') on += share
    }
    weeks += count * on
    weeksAllHours += count * all
    if (grid.includes('1')) activeDays += count
  }
  return { weeks, weeksAllHours, activeDays }
}
