import { formatShare } from '#domain/planning/assessment/formatShare.ts'
import { productChooser } from '#domain/planning/assessment/planProducts.ts'
import { scheduleFrom } from '#domain/creatives/assignment/schedule.ts'
import { audienceShare } from '#domain/planning/audience/audienceShare.ts'
import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import { startOfDay } from '#domain/foundation/calendar/flight.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import type { Product, Screen } from '#domain/catalogue/products/product.ts'
import {
  RANGE_UNITS,
  toKm,
  type CampaignCountry,
} from '#domain/foundation/geo/campaignCountries.ts'
import type { Place } from '#domain/foundation/geo/place.ts'
import type { PlanPlace } from '#domain/foundation/geo/planRegion.ts'
import { isOnScreens } from '#domain/foundation/media/mediaTraits.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { heldImpressions } from '#domain/orders/order/pause/pausedTime.ts'
import type { LinePause } from '#domain/orders/order/pause/pause.types.ts'
import type { Extension } from '#domain/orders/order/changes/makeGood.types.ts'
import {
  BOOK_VERSION,
  type BookCreative,
  type BookLine,
  type BookProduct,
  type BookRegion,
  type BookScreen,
  type DeliveryBook,
} from './book.types.ts'
import { firstPace, nextPace, type Pace } from './pace.ts'
import type { PaceFacts } from './paceMemory.ts'
import { deliveryPlan } from './plannedShare.ts'
import { localHour } from './localHour.ts'
import { reachesCountry } from './requestPlace.ts'

/** A stored line that is paid and may run, with its approved creatives. */
export interface LineRow {
  lineId: string
  name: string
  plan: CampaignPlan
  startsAt: string
  endsAt: string
  booked: number
  delivered: number
  extension: Extension | null
  /** When it was paused; pacing ignores the time before its last resume. */
  pauses?: readonly LinePause[] | null
  creatives: BookCreative[]
}

/** The holder of a slot of a screen's loop in a week. */
export interface SlotRow {
  screenId: string
  week: string
  slot: number
  lineId: string
}

/** The input for the books of countries that are planned together. */
export interface BookRows {
  mediaType: MediaType
  countries: readonly CampaignCountry[]
  products: readonly Product[]
  lines: readonly LineRow[]
  slots: readonly SlotRow[]
  /** The places at the centers of circles, by the product's own data. */
  places: ReadonlyMap<string, Pick<Place, 'latitude' | 'longitude'>>
}

const MINUTES_A_WEEK = 10_080

/**
 * The books of some countries: what may run there in one medium from now on. A line that reaches several countries has
 * one pace: its claim is a share of all requests. `paces`: those of the previous books.
 */
export function buildBooks(
  rows: BookRows,
  paces: ReadonlyMap<string, Pace>,
  nowMs: number,
): DeliveryBook[] {
  const lines = rows.lines
    .filter(({ endsAt, creatives }) => Date.parse(endsAt) > nowMs && creatives.length > 0)
    .map((row) => bookLine(rows, row, paces.get(row.lineId), nowMs))
  return rows.countries.map((country) => ({
    version: BOOK_VERSION,
    builtAtMs: nowMs,
    country,
    mediaType: rows.mediaType,
    products: isOnScreens(rows.mediaType) ? [] : rows.products.map(bookProduct),
    screens: rows.products.flatMap((product) =>
      product.screen && product.country === country
        ? [bookScreen(product, product.screen, rows.slots)]
        : [],
    ),
    lines: lines.filter(({ region }) => reachesCountry(region, country)),
  }))
}

function bookLine(rows: BookRows, row: LineRow, last: Pace | undefined, nowMs: number): BookLine {
  const { plan } = row
  const { topics, selected, deselected } = plan.inventory
  const line = {
    lineId: row.lineId,
    name: row.name,
    timeZone: plan.runtime.timeZone,
    endsAtMs: Date.parse(row.endsAt),
    ...resumedFlight(row, flightOf(row), nowMs),
    dayparts: plan.dayparts,
    region: bookRegion(plan, rows.places),
    inventory: { topics, selected, deselected },
    audience: plan.audience,
    capPerDay: plan.frequencyCapPerDay,
    creatives: creativesOf(row),
  }
  const facts: PaceFacts = {
    plan: deliveryPlan(rows.mediaType, line),
    booked: line.booked,
    delivered: line.delivered,
    expectedPerMinute: expectedPerMinute(rows, row, line.region),
  }
  return { ...line, pace: last ? nextPace(facts, last, nowMs) : firstPace(facts, nowMs) }
}

/** A line's flight and impressions: for an extended line the rest, in its additional days. */
function flightOf(row: LineRow): Pick<BookLine, 'startsAtMs' | 'dates' | 'booked' | 'delivered'> {
  const { plan, booked, delivered, extension } = row
  if (extension === null)
    return { startsAtMs: Date.parse(row.startsAt), dates: flightDates(plan), booked, delivered }
  const { from, until, deliveredBefore } = extension
  return {
    startsAtMs: Date.parse(startOfDay(from, plan.runtime.timeZone)),
    dates: [{ from, to: until }],
    booked: booked - deliveredBefore,
    delivered: Math.max(0, delivered - deliveredBefore),
  }
}

type LineFlight = Pick<BookLine, 'startsAtMs' | 'dates' | 'booked' | 'delivered'>

/**
 * The flight of a paused line: it restarts at the resume with the rest, so that the pause is no delay to catch up with.
 * Charged impressions of kept slots are not delivered again.
 */
function resumedFlight(row: LineRow, flight: LineFlight, nowMs: number): LineFlight {
  const { plan, booked, delivered, pauses } = row
  const last = pauses?.findLast(({ until }) => until !== null)
  const resumedMs = last?.until ? Date.parse(last.until) : 0
  if (!last || resumedMs <= flight.startsAtMs) return flight
  const held = heldImpressions(plan, { pauses, bookedImpressions: booked }, new Date(nowMs))
  const day = localHour(plan.runtime.timeZone, resumedMs).date
  return {
    startsAtMs: resumedMs,
    dates: flight.dates
      .filter(({ to }) => to >= day)
      .map(({ from, to }) => ({ from: from < day ? day : from, to })),
    booked: Math.max(0, booked - held - last.deliveredBefore),
    delivered: Math.max(0, delivered - last.deliveredBefore),
  }
}

/** The creatives of a line; in an extension those whose dates are over run at any time. */
const creativesOf = ({ creatives, extension }: LineRow): BookCreative[] =>
  extension === null
    ? creatives
    : creatives.map((one) => ({ ...one, schedule: scheduleFrom(one.schedule, extension.from) }))

/** The date ranges of a plan: billboards in periods, all else from the first day to the last. */
export function flightDates({
  runtime,
  periods,
}: Pick<CampaignPlan, 'runtime' | 'periods'>): BookLine['dates'] {
  if (!periods) return [{ from: runtime.startDate, to: runtime.endDate }]
  return periods.startDates.map((from) => ({ from, to: addDays(from, periods.periodDays - 1) }))
}

function bookRegion({ region }: CampaignPlan, places: BookRows['places']): BookRegion {
  const { country, wholeCountry, stateCodes, zipCodes } = region
  const circlesOf = (chosen: readonly PlanPlace[]) =>
    chosen.flatMap(({ placeId, radius }) => {
      // The plan's position is for display only: unknown places are ignored.
      const place = places.get(placeId)
      const { latitude = 0, longitude = 0 } = place ?? {}
      return place ? [{ latitude, longitude, radiusKm: toKm(radius, RANGE_UNITS[country]) }] : []
    })
  const less = region.excluded?.length ? { excluded: circlesOf(region.excluded) } : {}
  if (wholeCountry)
    return { country, wholeCountry, stateCodes: [], zipCodes: [], circles: [], ...less }
  return { country, wholeCountry, stateCodes, zipCodes, circles: circlesOf(region.places), ...less }
}

/** The forecast requests of a line's products for its audience and formats, in its whole country. */
function expectedPerMinute(rows: BookRows, row: LineRow, region: BookRegion): number {
  const isChosen = productChooser({ mediaType: rows.mediaType, inventory: row.plan.inventory })
  const formats = new Set(row.creatives.map(({ formatId }) => formatId))
  let weekly = 0
  for (const product of rows.products) {
    if (!isChosen(product) || !reachesCountry(region, product.country)) continue
    weekly += product.weeklyImpressions * formatShare(product.formatIds, formats)
  }
  return (weekly * audienceShare(row.plan.audience)) / MINUTES_A_WEEK
}

const bookProduct = ({ id, name, country, topic, formatIds }: Product): BookProduct => ({
  id,
  name,
  country,
  topic,
  formatIds,
})

function bookScreen(product: Product, screen: Screen, slots: readonly SlotRow[]): BookScreen {
  const { latitude, longitude, stateCode, orientation, illuminated, loopSlots, slotSeconds } =
    screen
  const weeks: BookScreen['weeks'] = {}
  for (const { screenId, week, slot, lineId } of slots) {
    if (screenId !== product.id || slot >= loopSlots) continue
    const ofWeek = (weeks[week] ??= Array.from({ length: loopSlots }, () => null))
    ofWeek[slot] = lineId
  }
  return {
    ...bookProduct(product),
    stateCode,
    latitude,
    longitude,
    orientation,
    illuminated,
    loopSlots,
    slotSeconds,
    weeks,
  }
}
