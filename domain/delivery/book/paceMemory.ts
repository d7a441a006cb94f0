import { plannedShare, type DeliveryPlan } from './plannedShare.ts'

/** The delivery of a line's claims, since its first book. */
export interface PaceMemory {
  /** Settled claims, in minutes of average use at a claim of 1, and their delivery. Both decay within hours. */
  claimed: number
  brought: number
  /** Settled claims since the count last rose. */
  unanswered: number
  /** Claims too recent to be fully counted, oldest first. */
  pending?: PendingClaim[]
  /** As `claimed` and `brought`, over days, starting with the highest possible rate of requests. */
  longClaimed?: number
  longBrought?: number
}

/**
 * When a claim was replaced, its minutes of average use at a claim of 1, and its duration in
 * minutes.
 */
export type PendingClaim = [untilMs: number, claimed: number, minutes: number]

/** A line's facts for setting its rate. */
export interface PaceFacts {
  plan: DeliveryPlan
  booked: number
  /** Counted so far. */
  delivered: number
  /** Eligible requests a minute at average use by the forecast. Used only until deliveries are counted. */
  expectedPerMinute: number
}

export const MINUTE_MS = 60_000
const MINUTES_A_WEEK = 10_080
/** A book may be five minutes old in use, and its counts five minutes old when the next one is built. */
const SETTLED_MS = 10 * MINUTE_MS
/**
 * The booked minutes from which the rate is learned: the short window follows traffic, the long one outlasts a quiet
 * hour.
 */
const MEMORY_MINUTES = 60
const LONG_MEMORY_MINUTES = 600
/** The weight of the forecast, in minutes of traffic. */
const PRIOR_MINUTES = 3
/** Impressions assumed at the highest rate, until more are counted. */
const CAUTION = 10
/** The highest rate of requests, as multiples of the forecast and of the line's own plan. */
const MAX_TIMES_FORECAST = 30
const MAX_TIMES_PLAN = 10_000
/** The number of impressions that can be missing by chance. */
const BELIEVED_SILENCE = 8
/** The share of pending claims assumed to be counted, and their maximum weight against settled ones. */
const COUNTED_PART = 0.5
const MAX_YOUNG_PART = 0.25
const LEAST = 1e-12

/** Minutes of average use in a whole plan. */
const plannedMinutes = ({ total }: DeliveryPlan): number => Math.max(total * MINUTES_A_WEEK, LEAST)

/** Impressions per minute of average use that a line's plan needs. */
export const averageRate = ({ plan, booked }: PaceFacts): number => booked / plannedMinutes(plan)

/** The memory of a line that has never run: the forecast, and a bound on the traffic of the first claims. */
export function firstMemory(facts: PaceFacts): PaceMemory {
  const expected = Math.max(facts.expectedPerMinute, 1e-3)
  return {
    claimed: PRIOR_MINUTES / expected,
    brought: PRIOR_MINUTES,
    unanswered: 0,
    pending: [],
    ...highestRate(facts),
  }
}

function highestRate(facts: PaceFacts): Required<Pick<PaceMemory, 'longClaimed' | 'longBrought'>> {
  const most = Math.max(
    MAX_TIMES_FORECAST * facts.expectedPerMinute,
    MAX_TIMES_PLAN * averageRate(facts),
    1e-3,
  )
  return { longClaimed: CAUTION / most, longBrought: CAUTION }
}

/**
 * The memory after a claim was valid until now. Claims count only once they are old enough to be
 * fully counted; impressions count at once, so that errors lead to claiming too little. Unbooked
 * hours neither add nor decay.
 */
export function learn(
  facts: PaceFacts,
  last: PaceMemory & { claim: number; atMs: number; delivered: number },
  nowMs: number,
): PaceMemory {
  const { plan, delivered } = facts
  const used = (plannedShare(plan, nowMs) - plannedShare(plan, last.atMs)) * plannedMinutes(plan)
  const pending: PendingClaim[] = [...(last.pending ?? [])]
  if (used > 0) pending.push([nowMs, last.claim * used, (nowMs - last.atMs) / MINUTE_MS])
  const settled = pending.filter(([untilMs]) => untilMs <= nowMs - SETTLED_MS)
  const gained = Math.max(0, delivered - last.delivered)
  const known = { ...highestRate(facts), ...last, pending }
  const { met, unanswered } = believed(known, sumOf(settled), {
    gained,
    hasDelivered: delivered > 0,
  })
  const minutes = settled.reduce((sum, [, , one]) => sum + one, 0)
  const faded = Math.exp(-minutes / MEMORY_MINUTES)
  const longFaded = Math.exp(-minutes / LONG_MEMORY_MINUTES)
  return {
    claimed: (known.claimed + met) * faded,
    brought: (known.brought + gained) * faded,
    unanswered,
    pending: pending.slice(settled.length),
    longClaimed: (known.longClaimed + met) * longFaded,
    longBrought: (known.longBrought + gained) * longFaded,
  }
}

/**
 * The settled claims that count as having met traffic. A line that ran before and gets nothing has lost its traffic for
 * a while: its unanswered claims count only as far as chance and late counts explain them, so that it does not resume
 * with a claim to everything.
 */
function believed(
  memory: PaceMemory,
  settled: number,
  { gained, hasDelivered }: { gained: number; hasDelivered: boolean },
): { met: number; unanswered: number } {
  if (!hasDelivered) return { met: settled, unanswered: 0 }
  if (gained === 0) return { met: 0, unanswered: memory.unanswered + settled }
  const most = BELIEVED_SILENCE / rateOf(memory) + sumOf(memory.pending ?? [])
  return { met: Math.min(memory.unanswered, most) + settled, unanswered: 0 }
}

const sumOf = (claims: readonly PendingClaim[]): number =>
  claims.reduce((sum, [, claimed]) => sum + claimed, 0)

/** Impressions per minute of average use at a claim of 1: the higher of the hourly and daily rates. */
export function rateOf(memory: PaceMemory): number {
  const young = sumOf(memory.pending ?? [])
  const rate = (brought: number, claimed: number) =>
    brought / Math.max(claimed + COUNTED_PART * Math.min(young, claimed * MAX_YOUNG_PART), LEAST)
  const { claimed, brought, longClaimed = 1, longBrought = 0 } = memory
  return Math.max(rate(brought, claimed), rate(longBrought, longClaimed), 1e-9)
}

/** Impressions that pending claims may still deliver, or that are counted already. */
export const pendingImpressions = (memory: PaceMemory): number =>
  sumOf(memory.pending ?? []) * rateOf(memory)
