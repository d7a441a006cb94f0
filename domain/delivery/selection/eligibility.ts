import { isScheduledAt } from '#domain/creatives/assignment/schedule.ts'
import { productChooser } from '#domain/planning/assessment/planProducts.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { isInAudience, type AudienceStatement } from './audienceStatement.ts'
import type { BookCreative, BookLine, BookProduct } from '../book/book.types.ts'
import { localHour, type LocalHour } from '../book/localHour.ts'
import {
  isInRegion,
  locate,
  prepareRegion,
  reachesCountry,
  type LocatedPlace,
  type PreparedRegion,
  type RequestPlace,
} from '../book/requestPlace.ts'
import { seenOn, type VisitorCounts } from './visitorCounts.ts'

/** An ad request: what may run here, now, for this person? */
export interface AdRequest {
  nowMs: number
  product: BookProduct
  /** The formats of the placement. */
  formatIds: readonly string[]
  place: RequestPlace
  statement: AudienceStatement
  /** Null if the visitor is unknown: lines with a frequency cap do not run then. */
  visitor: VisitorCounts | null
  /** Whether every eligible line wants this request, whatever its pace. */
  isEager?: boolean
}

/** A line prepared for a check per request. */
export interface PreparedLine {
  line: BookLine
  region: PreparedRegion
  isChosen: (product: Pick<BookProduct, 'id' | 'topic'>) => boolean
}

/** Prepares a line for `refusalOf`. */
export const prepareLine = (mediaType: MediaType, line: BookLine): PreparedLine => ({
  line,
  region: prepareRegion(line.region),
  isChosen: productChooser({ mediaType, inventory: line.inventory }),
})

/** Why a line does not run, in the order of the checks. */
export type Refusal =
  | 'product'
  | 'format'
  | 'dates'
  | 'hours'
  | 'region'
  | 'audience'
  | 'cap'
  | 'creative'
  | 'delivered'

/** Whether a line's plan chose a product, and its region's people use it. */
export const sellsOn = ({ line, isChosen }: PreparedLine, product: BookProduct): boolean =>
  isChosen(product) && reachesCountry(line.region, product.country)

/** Whether a line runs in an hour of its own time zone. */
export function runsAt(line: BookLine, atMs: number): Refusal | null {
  if (atMs < line.startsAtMs || atMs >= line.endsAtMs) return 'dates'
  const { date, weekday, hour } = localHour(line.timeZone, atMs)
  if (!line.dates.some(({ from, to }) => from <= date && date <= to)) return 'dates'
  return line.dayparts[weekday]?.[hour] === '1' ? null : 'hours'
}

/** The creatives of a line that may run in an hour in one of the formats. */
export function runningCreatives(
  line: BookLine,
  formatIds: readonly string[],
  { date, hour }: LocalHour,
): BookCreative[] {
  return line.creatives.filter(
    ({ formatId, schedule, weight }) =>
      weight > 0 && formatIds.includes(formatId) && isScheduledAt(schedule, date, hour),
  )
}

/** Why a line is not eligible for a request; null if it is. */
export function refusalOf(prepared: PreparedLine, request: AdRequest): Refusal | null {
  const { line } = prepared
  if (!sellsOn(prepared, request.product)) return 'product'
  if (!line.creatives.some(({ formatId }) => request.formatIds.includes(formatId))) return 'format'
  const offTime = runsAt(line, request.nowMs)
  if (offTime !== null) return offTime
  const local = localHour(line.timeZone, request.nowMs)
  const refusal = refusalOfPerson(
    prepared,
    { ...request, place: locate(request.place) },
    local.date,
  )
  if (refusal !== null) return refusal
  return runningCreatives(line, request.formatIds, local).length === 0 ? 'creative' : null
}

/** Why a line is not for this person, or is fully delivered; null if it is. `date`: the date in the line's zone. */
export function refusalOfPerson(
  { line, region }: PreparedLine,
  request: Pick<AdRequest, 'statement' | 'visitor'> & { place: LocatedPlace },
  date: string,
): Refusal | null {
  if (line.delivered >= line.booked) return 'delivered'
  if (!isInRegion(region, request.place)) return 'region'
  if (!isInAudience(line.audience, request.statement)) return 'audience'
  if (line.capPerDay === null) return null
  if (request.visitor === null) return 'cap'
  return seenOn(request.visitor, line.lineId, date) < line.capPerDay ? null : 'cap'
}
