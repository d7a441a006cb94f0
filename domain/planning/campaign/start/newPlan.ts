import { MAX_AGE, MIN_AGE } from '../../audience/ageDistribution.ts'
import { addDays, todayIn } from '#domain/foundation/calendar/calendarDay.ts'
import { INVOICE_TERM_DAYS } from '#domain/foundation/calendar/invoiceTerm.ts'
import type { TimeZoneId } from '#domain/foundation/calendar/timeZone.ts'
import { adFormatsFor } from '#domain/catalogue/adFormat.ts'
import { topicsFor } from '#domain/catalogue/topic.ts'
import type { CampaignCountry } from '#domain/foundation/geo/country.ts'
import { hasFrequencyCap, isSoldBySlots } from '#domain/foundation/media/mediaTraits.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import type { CampaignPlan, PlanDayparts, PlanInventory, PlanPeriods } from '../campaignPlan.ts'
import type { PlanAudience } from '../../audience/planAudience.ts'
import type { PlanRegion } from '#domain/foundation/geo/planRegion.ts'
import { earliestStart, nextMonday, onWorkday } from '../leadTime.ts'
import { countryTimeZone } from './regionTimeZone.ts'

/** A good start above the minimum, USD cents. */
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
/** Time for creatives, and after the due date of an invoice: that is a day of the seller's, which may be one ahead. */
const START_DAYS_AHEAD = INVOICE_TERM_DAYS + 2
const ALL_DAY = '1'.repeat(24)

/**
 * The plan a person starts with: four weeks from a workday (Monday for dooh) in two weeks, everybody, all hours, all
 * formats and topics of the medium, and no region yet.
 */
export function newPlan(start: {
  mediaType: MediaType
  country: CampaignCountry
  now: Date
  /** Of the region, where it is known already. */
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

/** A region in which nothing is chosen yet. */
export function emptyRegion(country: CampaignCountry): PlanRegion {
  return { country, wholeCountry: false, places: [], zipCodes: [], stateCodes: [] }
}

/** The audience that leaves nobody out. */
export function defaultAudience(): PlanAudience {
  return { gender: 'all', ageFrom: MIN_AGE, ageTo: MAX_AGE, combine: 'AND', groups: [] }
}

/** Every hour of every day. */
export function allHours(): PlanDayparts {
  return Array.from({ length: 7 }, () => ALL_DAY)
}

/** All formats of a medium. */
export function defaultFormatIds(mediaType: MediaType): string[] {
  return adFormatsFor(mediaType).map(({ id }) => id)
}

/** All topics of a medium; for dooh nothing, which is every screen of the region. */
export function defaultInventory(mediaType: MediaType): PlanInventory {
  return {
    topics: topicsFor(mediaType).map(({ id }) => id),
    selected: [],
    deselected: [],
    fewWebsitesConfirmed: false,
  }
}

/** The frequency cap a medium starts with; a billboard cannot have one. */
export function defaultFrequencyCap(mediaType: MediaType): number | null {
  return hasFrequencyCap(mediaType) ? START_FREQUENCY_CAP : null
}

/** The budget a medium starts with, USD cents. */
export function defaultBudgetMinor(mediaType: MediaType): number {
  return START_BUDGETS[mediaType]
}

/** Four weeks that start in two, later where the medium needs more time; for dooh four periods of a week. */
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
