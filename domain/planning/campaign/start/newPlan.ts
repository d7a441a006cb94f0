import { allHours } from './allHours.ts'
import { MAX_AGE, MIN_AGE } from '../../audience/ageDistribution.ts'
import { addDays, todayIn } from '#domain/foundation/calendar/calendarDay.ts'
import { INVOICE_TERM_DAYS } from '#domain/foundation/calendar/invoiceTerm.ts'
import type { TimeZoneId } from '#domain/foundation/calendar/timeZone.ts'
import { adFormatsFor } from '#domain/catalogue/adFormat.ts'
import { topicsFor } from '#domain/catalogue/topic.ts'
import type { CampaignCountry } from '#domain/foundation/geo/country.ts'
import { hasFrequencyCap, isSoldBySlots } from '#domain/foundation/media/mediaTraits.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import type { CampaignPlan, PlanInventory, PlanPeriods } from '../campaignPlan.ts'
import type { PlanAudience } from '../../audience/planAudience.ts'
import type { PlanRegion } from '#domain/foundation/geo/planRegion.ts'
import { earliestStart, nextMonday, onWorkday } from '../leadTime.ts'
import { countryTimeZone } from './regionTimeZone.ts'

/** The default budgets, well above the minimum, USD cents. */
const START_BUDGETS = {
  online_display: 500_00,
  mobile_display: 500_00,
  online_video: 1_000_00,
  online_audio: 1_000_00,
  ctv: 1_500_00,
  dooh: 1_000_00,
} as const satisfies Record<MediaType, number>

const START_FREQUENCY_CAP = 3
const START_WEEKS = 4
/**
 * Leaves time for creatives and for the invoice's due date, which is in the seller's zone and may
 * be a day ahead.
 */
const START_DAYS_AHEAD = INVOICE_TERM_DAYS + 2

/**
 * A new plan: four weeks from a workday (Monday for dooh) in two weeks, everyone, all hours, all
 * formats and topics of the medium, and no region yet.
 */
export function newPlan(start: {
  mediaType: MediaType
  country: CampaignCountry
  now: Date
  /** The region's zone, if known. */
  timeZone?: TimeZoneId
}): CampaignPlan {
  const { mediaType, country, now, timeZone = countryTimeZone(country) } = start
  return {
    version: 1,
    mediaType,
    name: '',
    region: emptyRegion(country),
    audience: defaultAudience(),
    formatIds: defaultFormatIds(mediaType),
    inventory: defaultInventory(mediaType),
    creativeSource: 'upload',
    ...defaultFlight(mediaType, timeZone, now),
    dayparts: allHours(),
    frequencyCapPerDay: defaultFrequencyCap(mediaType),
    budgetMinor: START_BUDGETS[mediaType],
  }
}

/** An empty region. */
export function emptyRegion(country: CampaignCountry): PlanRegion {
  return { country, wholeCountry: false, places: [], zipCodes: [], stateCodes: [] }
}

/** The audience without any restriction. */
export function defaultAudience(): PlanAudience {
  return { gender: 'all', ageFrom: MIN_AGE, ageTo: MAX_AGE, combine: 'AND', groups: [] }
}

/** All formats of a medium. */
export function defaultFormatIds(mediaType: MediaType): string[] {
  return adFormatsFor(mediaType).map(({ id }) => id)
}

/** All topics of a medium; for dooh none, which means every screen of the region. */
export function defaultInventory(mediaType: MediaType): PlanInventory {
  return {
    topics: topicsFor(mediaType).map(({ id }) => id),
    selected: [],
    deselected: [],
    fewWebsitesConfirmed: false,
  }
}

/** The default frequency cap of a medium; a billboard cannot have one. */
export function defaultFrequencyCap(mediaType: MediaType): number | null {
  return hasFrequencyCap(mediaType) ? START_FREQUENCY_CAP : null
}

/** The default budget of a medium, USD cents. */
export function defaultBudgetMinor(mediaType: MediaType): number {
  return START_BUDGETS[mediaType]
}

/**
 * Four weeks that start in two, later if the medium needs more time; for dooh four periods of a
 * week.
 */
export function defaultFlight(
  mediaType: MediaType,
  timeZone: TimeZoneId,
  now: Date,
): Pick<CampaignPlan, 'runtime' | 'periods'> {
  const earliest = earliestStart(mediaType, timeZone, now)
  const ahead = addDays(todayIn(timeZone, now), START_DAYS_AHEAD)
  const from = earliest > ahead ? earliest : ahead
  const startDate = isSoldBySlots(mediaType) ? nextMonday(from) : onWorkday(from)
  const endDate = addDays(startDate, START_WEEKS * 7 - 1)
  const runtime = { startDate, endDate, timeZone }
  return { runtime, periods: isSoldBySlots(mediaType) ? weeklyPeriods(startDate) : null }
}

function weeklyPeriods(startDate: string): PlanPeriods {
  const startDates = Array.from({ length: START_WEEKS }, (_, week) => addDays(startDate, week * 7))
  return { periodDays: 7, startDates, illuminatedOnly: false }
}
