import { HOUR_MS } from './localHour.ts'
import {
  averageRate,
  firstMemory,
  learn,
  MINUTE_MS,
  pendingImpressions,
  rateOf,
  type PaceFacts,
  type PaceMemory,
} from './paceMemory.ts'
import { plannedIntensity, plannedShare, type DeliveryPlan } from './plannedShare.ts'

/**
 * A line's demand for requests, and the delivery of its claims. The claim is the share of its eligible requests that a
 * line wants; above 1 it wants them all and outweighs other such lines.
 */
export interface Pace extends PaceMemory {
  claim: number
  /** When the claim was set, and the count at that time. */
  atMs: number
  delivered: number
  /** The UTC hour of the claim, and the estimated delivery before it. */
  hour?: { atMs: number; delivered: number }
}

const MAX_CLAIM = 20
/** Maximum use of a book: until the next one, which may be five minutes late. */
const BOOK_LIFE_MINUTES = 6
/** A line plans to finish this part of its last hour early, and leaves the rest of that hour to late counts. */
const LEAD_HOURS = 50 / 60
const MAX_LEAD = 0.08
/** The minimum part of an hour, and of a line, over which the rest is spread. */
const LAST_HOURS = 15 / 60
const MAX_LAST = 0.05
/** A line that is behind catches up a little before the end, at most at this multiple of the plan's rate. */
const CATCH_UP = 2.5
const MAX_CATCH_UP = 1.3
/** The time in which a line that is ahead returns to its plan. */
const AHEAD_MINUTES = 30
/** No hour delivers more than this multiple of its plan, unless all remaining hours need it. */
const MAX_OF_HOUR = 1.3
const HOUR_MARGIN_MINUTES = 10
/** The assumed maximum rise of traffic within the minutes that are not counted yet. */
const SURGE = 1.5
/** The maximum overdelivery by the last claims. */
const MAX_OVER = 0.003
/** In an unbooked hour, a book claims for a booked hour this close ahead. */
const LOOK_AHEAD_MS = 20 * MINUTE_MS

/** The pace of a line that has never run. */
export function firstPace(facts: PaceFacts, nowMs: number): Pace {
  const start: Pace = {
    claim: 0,
    atMs: nowMs,
    delivered: facts.delivered,
    ...firstMemory(facts),
  }
  return { ...start, claim: wantedClaim(facts, start, nowMs) }
}

/**
 * The pace for the next book: the rest of the line, spread over its remaining plan, divided by the delivery of a claim.
 */
export function nextPace(facts: PaceFacts, last: Pace, nowMs: number): Pace {
  const { delivered } = facts
  const memory = learn(facts, last, nowMs)
  const hourMs = Math.floor(nowMs / HOUR_MS) * HOUR_MS
  const hour =
    last.hour?.atMs === hourMs
      ? last.hour
      : { atMs: hourMs, delivered: delivered + pendingImpressions(memory) / 2 }
  const next: Pace = { claim: 0, atMs: nowMs, delivered, ...memory, hour }
  return { ...next, claim: wantedClaim(facts, next, nowMs) }
}

function wantedClaim(facts: PaceFacts, pace: Pace, nowMs: number): number {
  const { plan, booked, delivered } = facts
  const pending = pendingImpressions(pace)
  // Assumes that half of the pending impressions are counted already.
  const estimate = delivered + pending / 2
  if (estimate >= booked || isIdle(facts, nowMs)) return 0
  const even = evenFactor(facts, estimate, nowMs)
  const ahead = Math.max(0, estimate - booked * leadingShare(plan, nowMs))
  const spread = catchUp(even) * averageRate(facts) - ahead / AHEAD_MINUTES
  // In an unbooked hour nothing runs whatever the claim, and a book may be late for the next hour.
  const use = plannedIntensity(plan, nowMs) || plannedIntensity(plan, nowMs + LOOK_AHEAD_MS) || 1
  const untilEnd =
    (booked * (1 + MAX_OVER) - delivered - SURGE * pending) / (SURGE * BOOK_LIFE_MINUTES * use)
  const untilFull = roomOfHour(facts, pace, { estimate, even }) / (HOUR_MARGIN_MINUTES * use)
  const wanted = Math.max(0, Math.min(spread, untilEnd, untilFull))
  return Math.min(MAX_CLAIM, wanted / rateOf(pace))
}

/** Whether a line is off now and soon, without being behind. */
const isIdle = ({ plan, booked, delivered }: PaceFacts, nowMs: number): boolean =>
  plannedIntensity(plan, nowMs) === 0 &&
  booked * plannedShare(plan, nowMs + LOOK_AHEAD_MS) <= delivered

/** The part of a line by which it plans to be early. */
const leadOf = (plan: DeliveryPlan): number => Math.min(MAX_LEAD, LEAD_HOURS * lastHourShare(plan))

const lastHourShare = ({ lastHour, total }: DeliveryPlan): number =>
  total > 0 ? lastHour / total : 0

/** The part of a line (0 to 1) due by now in order to finish early. */
const leadingShare = (plan: DeliveryPlan, nowMs: number): number =>
  Math.min(1, plannedShare(plan, nowMs) / (1 - leadOf(plan)))

/** The multiple of the plan's rate that delivers the rest evenly over the remaining plan. */
function evenFactor({ plan, booked }: PaceFacts, estimate: number, nowMs: number): number {
  const least = Math.max(1e-6, Math.min(MAX_LAST, LAST_HOURS * lastHourShare(plan)))
  const left = Math.max(1 - plannedShare(plan, nowMs) - leadOf(plan), least)
  return (booked - estimate) / (booked * left)
}

const catchUp = (even: number): number =>
  Math.max(even, Math.min(MAX_CATCH_UP, 1 + CATCH_UP * (even - 1)))

/** The number of impressions that the clock hour has room for. */
function roomOfHour(
  { plan, booked }: PaceFacts,
  { hour }: Pace,
  { estimate, even }: { estimate: number; even: number },
): number {
  if (!hour) return Infinity
  const share = plannedShare(plan, hour.atMs + HOUR_MS) - plannedShare(plan, hour.atMs)
  // In an unbooked hour the room of the next hour counts, which the next book knows.
  if (share <= 0) return Infinity
  return Math.max(even, MAX_OF_HOUR) * booked * share - (estimate - hour.delivered)
}
