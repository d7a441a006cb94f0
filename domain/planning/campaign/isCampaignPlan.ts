import { MAX_AGE, MIN_AGE } from '../audience/ageDistribution.ts'
import { epochDay, isoDay } from '#domain/foundation/calendar/calendarDay.ts'
import { TIME_ZONES } from '#domain/foundation/calendar/timeZones.ts'
import {
  CAMPAIGN_COUNTRIES,
  MAX_EXCLUDED,
  MAX_PLACES,
  MAX_ZIP_CODES,
  MAX_STATES,
} from '#domain/foundation/geo/campaignCountries.ts'
import { MEDIA_TYPES } from '#domain/foundation/media/mediaTypes.ts'
import { MAX_AMOUNT_MINOR } from '#domain/foundation/money/amount.ts'
import type { CampaignPlan, PlanInventory, PlanPeriods, PlanRuntime } from './campaignPlan.ts'
import type { AudienceGroup, PlanAudience } from '../audience/planAudience.ts'
import type { PlanPlace, PlanRegion } from '#domain/foundation/geo/planRegion.ts'
import {
  MAX_FORMATS,
  MAX_FREQUENCY_CAP,
  MAX_NAME_LENGTH,
  MAX_PERIODS,
  MAX_PRODUCTS,
  MAX_TOPICS,
} from './planLimits.ts'
import { MAX_AUDIENCE_GROUPS, MAX_GROUP_OPTIONS } from '../audience/audienceLimits.ts'

type Check = (value: unknown) => boolean

/**
 * Whether a value is a plan exactly as the planner stores it. A returning browser checks its draft
 * with this, so that it need not load the schema. Never more lenient than the schema, which decides
 * about anything this refuses.
 */
export function isCampaignPlan(value: unknown): value is CampaignPlan {
  return plan(value)
}

/** A check for each field of a type, so that a new field of the type must be added here. */
type Checks<Shape> = { [Key in keyof Shape]-?: Check }

/** Checks for exactly these fields; `optional` ones may be absent. */
function fields(checks: Record<string, Check>, optional: readonly string[] = []): Check {
  const entries = Object.entries(checks)
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
    const record = value as Record<string, unknown>
    if (Object.keys(record).some((key) => !Object.hasOwn(checks, key))) return false
    return entries.every(([key, check]) =>
      Object.hasOwn(record, key) ? check(record[key]) : optional.includes(key),
    )
  }
}

const text =
  (most: number, least = 0): Check =>
  (value) =>
    typeof value === 'string' && value.length >= least && value.length <= most
const number =
  (least: number, most: number): Check =>
  (value) =>
    typeof value === 'number' && value >= least && value <= most
const whole = (least: number, most: number): Check => {
  const inside = number(least, most)
  return (value) => Number.isSafeInteger(value) && inside(value)
}
const oneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value)
const list =
  (check: Check, most: number): Check =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(check)
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)

const flag = oneOf(true, false)
const id = text(64, 1)
const trimmed: Check = (value) => typeof value === 'string' && value.trim() === value
const date: Check = (value) =>
  typeof value === 'string' &&
  /^20\d\d-\d\d-\d\d$/.test(value) &&
  !Number.isNaN(epochDay(value)) &&
  isoDay(epochDay(value)) === value

const place = fields({
  placeId: id,
  label: text(160),
  latitude: number(-90, 90),
  longitude: number(-180, 180),
  radius: number(1, 160),
} satisfies Checks<PlanPlace>)

const region = fields(
  {
    country: oneOf(...CAMPAIGN_COUNTRIES),
    wholeCountry: flag,
    places: list(place, MAX_PLACES),
    zipCodes: list(text(12), MAX_ZIP_CODES),
    stateCodes: list(text(8), MAX_STATES),
    excluded: list(place, MAX_EXCLUDED),
  } satisfies Checks<PlanRegion>,
  ['excluded'],
)

const group = fields({
  id,
  options: list(text(80), MAX_GROUP_OPTIONS),
} satisfies Checks<AudienceGroup>)

const audience = fields({
  gender: oneOf('all', 'female', 'male'),
  ageFrom: whole(MIN_AGE, MAX_AGE),
  ageTo: whole(MIN_AGE, MAX_AGE),
  combine: oneOf('OR', 'AND'),
  groups: list(group, MAX_AUDIENCE_GROUPS),
} satisfies Checks<PlanAudience>)

const inventory = fields({
  topics: list(text(40), MAX_TOPICS),
  selected: list(id, MAX_PRODUCTS),
  deselected: list(id, MAX_PRODUCTS),
  fewWebsitesConfirmed: flag,
} satisfies Checks<PlanInventory>)

const runtime = fields({
  startDate: date,
  endDate: date,
  timeZone: oneOf(...Object.keys(TIME_ZONES)),
} satisfies Checks<PlanRuntime>)

const periods = fields({
  periodDays: oneOf(7, 14, 28),
  startDates: list(date, MAX_PERIODS),
  illuminatedOnly: flag,
} satisfies Checks<PlanPeriods>)

const hours: Check = (value) => typeof value === 'string' && /^[01]{24}$/.test(value)

const plan = fields({
  version: oneOf(1),
  mediaType: oneOf(...MEDIA_TYPES),
  name: (value) => text(MAX_NAME_LENGTH)(value) && trimmed(value),
  region,
  audience,
  formatIds: list(id, MAX_FORMATS),
  inventory,
  creativeSource: oneOf('upload', 'ad_creation'),
  runtime,
  periods: orNull(periods),
  dayparts: (value) => Array.isArray(value) && value.length === 7 && value.every(hours),
  frequencyCapPerDay: orNull(whole(1, MAX_FREQUENCY_CAP)),
  budgetMinor: whole(0, MAX_AMOUNT_MINOR),
} satisfies Checks<CampaignPlan>)
