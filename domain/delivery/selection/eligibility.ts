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

/** One question of a publisher: what may be shown here, now, to this person? */
export interface AdRequest {
  nowMs: number
  product: BookProduct
  /** What the place can show. */
  formatIds: readonly string[]
  place: RequestPlace
  statement: AudienceStatement
  /** Null where nobody can be told from anybody else: lines with a cap then stay away. */
  visitor: VisitorCounts | null
  /** Whether every line that may run wants this request, whatever its pace says. */
  isEager?: boolean
}

/** A line laid out to be asked for each request. */
export interface PreparedLine {
  line: BookLine
  region: PreparedRegion
  isChosen: (product: Pick<BookProduct, 'id' | 'topic'>) => boolean
}

/** A line as `refusalOf` asks it. */
export const prepareLine = (mediaType: MediaType, line: BookLine): PreparedLine => ({
  line,
  region: prepareRegion(line.region),
  isChosen: productChooser({ mediaType, inventory: line.inventory }),
})

/** Why a line does not run, in the order in which it is asked. */
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

/** Whether a line runs in an hour of its own zone. */
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

/** Why a line may not answer a request; null if it may. */
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

/** Why a line is not for who asks, or for nobody any more; null if it is. `date`: the day in the line's zone. */
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
