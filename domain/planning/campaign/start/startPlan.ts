import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import type { Place } from '#domain/foundation/geo/place.ts'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import type { CampaignPlan } from '../campaignPlan.ts'
import { newPlan } from './newPlan.ts'
import { circleAround, startRadius } from '../placeCircle.ts'
import { placeTimeZone } from './regionTimeZone.ts'

/**
 * The plan that the home page forecasts and "Plan it" opens: a new one around a place, in its zone,
 * with a budget in USD cents. A local page sets its own radius, in the country's unit, and fewer
 * weeks.
 */
export function startPlan(start: {
  mediaType: MediaType
  place: Place
  budgetMinor: number
  now: Date
  radius?: number | undefined
  weeks?: number | undefined
}): CampaignPlan {
  const { mediaType, place, budgetMinor, now, radius, weeks } = start
  const { country } = place
  const plan = newPlan({
    mediaType,
    country,
    now,
    timeZone: placeTimeZone(place),
  })
  const circle = circleAround(place, radius ?? startRadius(country))
  const region = { ...plan.region, places: [circle] }
  const placed = { ...plan, region, budgetMinor }
  return weeks ? forWeeks(placed, weeks) : placed
}

/** A plan shortened to the first weeks of its flight. */
export function forWeeks(plan: CampaignPlan, weeks: number): CampaignPlan {
  const { runtime, periods } = plan
  return {
    ...plan,
    runtime: { ...runtime, endDate: addDays(runtime.startDate, weeks * 7 - 1) },
    periods: periods && { ...periods, startDates: periods.startDates.slice(0, weeks) },
  }
}
