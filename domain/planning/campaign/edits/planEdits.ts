import { addDays, epochDay } from '#domain/foundation/calendar/calendarDay.ts'
import type { TimeZoneId } from '#domain/foundation/calendar/timeZone.ts'
import { GEO_GROUPS } from '#domain/foundation/geo/campaignCountries.ts'
import type { CampaignCountry } from '#domain/foundation/geo/country.ts'
import type { Place } from '#domain/foundation/geo/place.ts'
import { hasFrequencyCap, isSoldBySlots } from '#domain/foundation/media/mediaTraits.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { MAX_AMOUNT_MINOR } from '#domain/foundation/money/amount.ts'
import type { CampaignPlan, PlanRuntime } from '../campaignPlan.ts'
import { earliestStart, nextMonday, onWorkday } from '../leadTime.ts'
import {
  defaultBudgetMinor,
  defaultFlight,
  defaultFormatIds,
  defaultFrequencyCap,
  defaultInventory,
  emptyRegion,
} from '../start/newPlan.ts'
import { runtimeDays } from '../planFlight.ts'
import { countryTimeZone } from '../start/regionTimeZone.ts'
import { addPlace } from './regionEdits.ts'
import { MAX_FREQUENCY_CAP, MAX_NAME_LENGTH, MAX_PERIODS } from '../planLimits.ts'
import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'

/**
 * The same plan for another medium: region, audience, hours, name and dates stay; formats,
 * inventory, frequency cap and budget are the medium's defaults. The start moves later if the
 * medium needs more time.
 */
export function changeMediaType(
  plan: CampaignPlan,
  mediaType: MediaType,
  { now }: { now: Date },
): CampaignPlan {
  if (plan.mediaType === mediaType) return plan
  return {
    ...plan,
    ...flightFor(plan, mediaType, now),
    mediaType,
    formatIds: defaultFormatIds(mediaType),
    inventory: defaultInventory(mediaType),
    frequencyCapPerDay: defaultFrequencyCap(mediaType),
    budgetMinor: defaultBudgetMinor(mediaType),
  }
}

function flightFor(
  plan: CampaignPlan,
  mediaType: MediaType,
  now: Date,
): Pick<CampaignPlan, 'runtime' | 'periods'> {
  const { runtime } = plan
  if (isSoldBySlots(mediaType)) {
    const flight = defaultFlight(mediaType, runtime.timeZone, now)
    if (!flight.periods) return flight
    const earliest = earliestStart(mediaType, runtime.timeZone, now)
    const from = nextMonday(runtime.startDate > earliest ? runtime.startDate : earliest)
    const weeks = Math.min(MAX_PERIODS, Math.max(1, Math.floor(runtimeDays(runtime) / 7)))
    const startDates = Array.from({ length: weeks }, (_, week) => addDays(from, week * 7))
    const periods = { ...flight.periods, startDates }
    return { periods, runtime: { ...runtime, ...periodSpan(periods) } }
  }
  const earliest = onWorkday(earliestStart(mediaType, runtime.timeZone, now))
  const late = runtime.startDate >= earliest
  return { periods: null, runtime: late ? runtime : moveStart(runtime, earliest) }
}

/**
 * Sets another country: clears places and products; the zone becomes the new country's. If the date
 * there is already the next day, the start moves later if necessary.
 */
export function changeCountry(
  plan: CampaignPlan,
  country: CampaignCountry,
  { now }: { now: Date },
): CampaignPlan {
  if (plan.region.country === country) return plan
  const timeZone = countryTimeZone(country)
  const changed = {
    ...plan,
    region: emptyRegion(country),
    inventory: {
      ...plan.inventory,
      selected: [],
      deselected: [],
      fewWebsitesConfirmed: false,
    },
    runtime: { ...plan.runtime, timeZone },
  }
  const earliest = earliestStart(plan.mediaType, timeZone, now)
  return plan.runtime.startDate < earliest ? startAtEarliest(changed, earliest) : changed
}

/** Adds a place; one of a country outside of the geo group moves the plan to that country. */
export function addPlaceAnywhere(
  plan: CampaignPlan,
  place: Place,
  { now }: { now: Date },
): CampaignPlan {
  const group: readonly CampaignCountry[] = GEO_GROUPS[plan.region.country]
  const here = group.includes(place.country) ? plan : changeCountry(plan, place.country, { now })
  return addPlace(here, place)
}

/**
 * Sets other dates or another zone; an end before the start is stored, for the person to see and
 * correct.
 */
export function editRuntime(plan: CampaignPlan, change: Partial<PlanRuntime>): CampaignPlan {
  return { ...plan, runtime: { ...plan.runtime, ...change } }
}

/** Moves the start with the same number of days. */
export function moveStart(runtime: PlanRuntime, startDate: string): PlanRuntime {
  const days = Math.max(1, runtimeDays(runtime))
  return { ...runtime, startDate, endDate: addDays(startDate, days - 1) }
}

/**
 * The same number of days from the first workday that can be booked, or the same periods from the
 * first such Monday. Without a selected period nothing changes.
 */
export function startAtEarliest(plan: CampaignPlan, earliest: string): CampaignPlan {
  const { mediaType, runtime, periods } = plan
  if (!isSoldBySlots(mediaType) || !periods) {
    return { ...plan, runtime: moveStart(runtime, onWorkday(earliest)) }
  }
  if (periods.startDates.length === 0) return plan
  const days = epochDay(nextMonday(earliest)) - epochDay(periodSpan(periods).startDate)
  const moved = { ...periods, startDates: periods.startDates.map((date) => addDays(date, days)) }
  return { ...plan, periods: moved, runtime: { ...runtime, ...periodSpan(moved) } }
}

/** Sets the zone of its days and hours. */
export function setTimeZone(plan: CampaignPlan, timeZone: TimeZoneId): CampaignPlan {
  return editRuntime(plan, { timeZone })
}

/** Sets the campaign's name, cut to the limit. */
export function renamePlan(plan: CampaignPlan, name: string): CampaignPlan {
  return { ...plan, name: firstCharacters(name, MAX_NAME_LENGTH) }
}

/** Sets the budget: whole cents, at most the largest amount. */
export function setBudget(plan: CampaignPlan, budgetMinor: number): CampaignPlan {
  return { ...plan, budgetMinor: Math.min(MAX_AMOUNT_MINOR, Math.max(0, Math.round(budgetMinor))) }
}

/** Sets a cap of 1 to 20 a day, or none; a billboard never has one. */
export function setFrequencyCap(plan: CampaignPlan, cap: number | null): CampaignPlan {
  if (!hasFrequencyCap(plan.mediaType) || cap === null) return { ...plan, frequencyCapPerDay: null }
  return { ...plan, frequencyCapPerDay: Math.min(MAX_FREQUENCY_CAP, Math.max(1, Math.round(cap))) }
}

/**
 * Adds or removes one ad format. This changes which products can carry the plan, so it resets a
 * confirmed warning.
 */
export function toggleFormat(plan: CampaignPlan, formatId: string): CampaignPlan {
  const formatIds = plan.formatIds.includes(formatId)
    ? plan.formatIds.filter((id) => id !== formatId)
    : [...plan.formatIds, formatId]
  return { ...plan, formatIds, inventory: { ...plan.inventory, fewWebsitesConfirmed: false } }
}

/** First and last day that periods span. */
export function periodSpan(periods: {
  periodDays: number
  startDates: readonly string[]
}): Pick<PlanRuntime, 'startDate' | 'endDate'> {
  const starts = periods.startDates.toSorted((a, b) => epochDay(a) - epochDay(b))
  const first = starts[0] ?? ''
  const last = starts.at(-1) ?? first
  return { startDate: first, endDate: addDays(last, periods.periodDays - 1) }
}
