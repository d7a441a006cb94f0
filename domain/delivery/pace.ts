import { plannedIntensity, plannedShare, type DeliveryPlan } from './plannedShare.ts'

/**
 * How eagerly a line takes requests, and what was learned of them. A line's claim is the part of its eligible requests
 * that it wants; above 1 it wants them all and weighs more against others that do.
 */
export interface Pace {
  claim: number
  /** When the claim was set, and what was counted by then. */
  atMs: number
  delivered: number
  /** What claims of the last hours met in traffic, and what they brought; both fade. */
  claimed: number
  brought: number
  /** What was claimed since something was brought last. */
  unanswered: number
}

/** What is known of a line when its rate is set. */
export interface PaceFacts {
  plan: DeliveryPlan
  booked: number
  /** Counted so far. */
  delivered: number
  /** Eligible requests a minute at average use, as the forecast has it; only a start until they are counted. */
  expectedPerMinute: number
}

const MINUTE_MS = 60_000
/** What is late is caught up within this time. */
const CATCH_UP_MINUTES = 20
/** How long what was learned of the traffic counts. */
const MEMORY_MINUTES = 120
/** How many minutes of traffic the forecast's word is worth. */
const PRIOR_MINUTES = 3
const MAX_CLAIM = 20
/** No minute is given more than this part of what remains: a burst cannot run past the end. */
const MAX_PART_OF_REST = 0.3
/** How many impressions can stay away by chance. */
const BELIEVED_SILENCE = 8

/** The pace of a line that has never run. */
export function firstPace(facts: PaceFacts, nowMs: number): Pace {
  const expected = Math.max(facts.expectedPerMinute, 1e-3)
  const start: Pace = {
    claim: 0,
    atMs: nowMs,
    delivered: facts.delivered,
    claimed: PRIOR_MINUTES / expected,
    brought: PRIOR_MINUTES,
    unanswered: 0,
  }
  return { ...start, claim: wantedClaim(facts, start, nowMs) }
}

/** The pace for the next minute: what the plan has for it and a part of what is late, over what a claim brings. */
export function nextPace(facts: PaceFacts, last: Pace, nowMs: number): Pace {
  const minutes = Math.max(0, nowMs - last.atMs) / MINUTE_MS
  const met = last.claim * plannedIntensity(facts.plan, last.atMs) * minutes
  const learned = learn(last, { met, gained: facts.delivered - last.delivered, facts })
  const faded = Math.exp(-minutes / MEMORY_MINUTES)
  const next: Pace = {
    claim: 0,
    atMs: nowMs,
    delivered: facts.delivered,
    claimed: learned.claimed * faded,
    brought: learned.brought * faded,
    unanswered: learned.unanswered,
  }
  return { ...next, claim: wantedClaim(facts, next, nowMs) }
}

/**
 * A quiet time is believed only so far: a line that ran before and brings nothing at all has lost its traffic for a
 * while, and must not come back with a claim to all of it.
 */
function learn(
  { claimed, brought, unanswered }: Pace,
  { met, gained, facts }: { met: number; gained: number; facts: PaceFacts },
): Pick<Pace, 'claimed' | 'brought' | 'unanswered'> {
  if (gained > 0) {
    const believed = Math.min(unanswered, (BELIEVED_SILENCE * claimed) / Math.max(brought, 1e-9))
    return { claimed: claimed + believed + met, brought: brought + gained, unanswered: 0 }
  }
  return facts.delivered === 0
    ? { claimed: claimed + met, brought, unanswered: 0 }
    : { claimed, brought, unanswered: unanswered + met }
}

function wantedClaim({ plan, booked, delivered }: PaceFacts, pace: Pace, nowMs: number): number {
  // In an hour off nothing runs whatever is claimed: what is late is claimed for when it goes on.
  const use = plannedIntensity(plan, nowMs) || 1
  const rest = booked - delivered
  if (rest <= 0) return 0
  const planned = booked * plannedShare(plan, nowMs)
  const soon = booked * plannedShare(plan, nowMs + MINUTE_MS)
  const minutesLeft = Math.max(1, (plan.endsAtMs - nowMs) / MINUTE_MS)
  const catchUp = Math.max(1, Math.min(CATCH_UP_MINUTES, minutesLeft / 2))
  const wanted = soon - planned + (planned - delivered) / catchUp
  const aMinute = Math.min(Math.max(0, wanted), rest * MAX_PART_OF_REST)
  const brings = (pace.brought + 1e-3) / (pace.claimed + 1e-6)
  return Math.min(MAX_CLAIM, aMinute / (brings * use))
}
