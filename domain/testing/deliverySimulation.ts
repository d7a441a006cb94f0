import { deliveryPlan, plannedShare, type DeliveryPlan } from '../delivery/book/plannedShare.ts'
import { firstPace, nextPace, type Pace } from '../delivery/book/pace.ts'
import type { PaceFacts } from '../delivery/book/paceMemory.ts'
import { localHour } from '../delivery/book/localHour.ts'
import { usageShare } from '../planning/assessment/mediaUsage.ts'
import { addDays } from '../foundation/calendar/calendarDay.ts'
import { flightInstants } from '../foundation/calendar/flight.ts'
import { seededChance } from './seededChance.ts'

/** A line of the simulation with what became of it. */
export interface SimulatedLine {
  booked: number
  delivered: number
  /** Delivered impressions in each UTC hour of the month, and the planned ones. */
  byHour: Float64Array
  plannedByHour: Float64Array
  sites: number[]
  states: number[]
  plan: DeliveryPlan
  /** The index of an equal line, which must get an equal share; null for none. */
  twin: number | null
}

export interface SimulatedMonth {
  lines: SimulatedLine[]
  /** Hours in which something unusual happened. */
  isUnusual: (hour: number) => boolean
  vanishedSite: number
  vanishesAtHour: number
}

const SITES = 6
const STATES = 4
const START = '2026-03-01'
const DAYS = 30
const HOUR_MS = 3_600_000
const STEP_MS = 300_000
const OUTAGE_FROM = 10 * 24 + 15
const OUTAGE_HOURS = 3
const VANISHES_AT = 18 * 24
const VANISHED = SITES - 1

const WORK = '000000001111111111000000'
const ALL = '1'.repeat(24)

function makeLines(count: number, draw: () => number): SimulatedLine[] {
  const hours = DAYS * 24
  const pick = (size: number, least: number) => {
    const all = Array.from({ length: size }, (_, at) => at).filter(() => draw() < 0.5)
    return all.length >= least ? all : Array.from({ length: size }, (_, at) => at)
  }
  const lines: SimulatedLine[] = []
  for (let at = 0; at < count; at += 1) {
    const isTwin = at % 10 === 1
    const first = lines[at - 1]
    const from = Math.floor(draw() * 8)
    const length = 14 + Math.floor(draw() * 14)
    const runtime = {
      startDate: addDays(START, from),
      endDate: addDays(START, Math.min(DAYS - 2, from + length)),
      timeZone: 'EST' as const,
    }
    const { startsAt, endsAt } = flightInstants(runtime)
    const grid = draw() < 0.25 ? WORK : ALL
    const plan =
      isTwin && first
        ? first.plan
        : deliveryPlan('online_display', {
            dates: [{ from: runtime.startDate, to: runtime.endDate }],
            dayparts: Array.from({ length: 7 }, () => grid),
            timeZone: runtime.timeZone,
            startsAtMs: Date.parse(startsAt),
            endsAtMs: Date.parse(endsAt),
          })
    lines.push({
      booked: isTwin && first ? first.booked : 20_000 + Math.floor(draw() ** 2 * 180_000),
      delivered: 0,
      byHour: new Float64Array(hours),
      plannedByHour: new Float64Array(hours),
      sites: isTwin && first ? first.sites : pick(SITES, 3),
      states: isTwin && first ? first.states : pick(STATES, 1),
      plan,
      twin: isTwin ? at - 1 : null,
    })
  }
  return lines
}

/**
 * A month of many lines against traffic with daily and weekly curves, bursts, three hours without
 * traffic, and a publisher that vanishes for good. The book is renewed only every five minutes,
 * with counts that are five minutes old.
 */
export function simulateMonth(count: number, seed: number): SimulatedMonth {
  const draw = seededChance(seed)
  const lines = makeLines(count, draw)
  const groups = Array.from({ length: SITES * STATES }, (_, at) => ({
    site: at % SITES,
    state: Math.floor(at / SITES),
    perStep: 0.5 + draw(),
    lines: [] as number[],
  }))
  for (const group of groups) {
    lines.forEach(({ sites, states }, at) => {
      if (sites.includes(group.site) && states.includes(group.state)) group.lines.push(at)
    })
  }
  const demand = lines.reduce((sum, { booked }) => sum + booked, 0)
  const stepsAWeek = (7 * 24 * HOUR_MS) / STEP_MS
  // A month's traffic is two and a half times the booked impressions.
  const scale =
    (2.5 * demand) /
    ((DAYS / 7) * stepsAWeek * groups.reduce((sum, { perStep }) => sum + perStep, 0))

  const startMs = Date.parse(`${START}T05:00:00Z`)
  const facts = lines.map((line): PaceFacts => ({
    plan: line.plan,
    booked: line.booked,
    delivered: 0,
    expectedPerMinute: 50 + draw() * 5_000,
  }))
  const paces: (Pace | null)[] = lines.map(() => null)
  const claims = new Float64Array(count)
  const counted = [new Float64Array(count), new Float64Array(count)]

  let burst = 1
  for (let step = 0; step < (DAYS * 24 * HOUR_MS) / STEP_MS; step += 1) {
    const nowMs = startMs + step * STEP_MS
    const hour = Math.floor((step * STEP_MS) / HOUR_MS)
    const local = localHour('EST', nowMs)
    // The book knows the counts of the last step but one.
    const known = counted[step % 2] ?? new Float64Array(count)
    lines.forEach((line, at) => {
      const fact = facts[at]
      if (!fact || nowMs < line.plan.startsAtMs || nowMs >= line.plan.endsAtMs) {
        claims[at] = 0
        return
      }
      fact.delivered = known[at] ?? 0
      const last = paces[at]
      const pace = last ? nextPace(fact, last, nowMs) : firstPace(fact, nowMs)
      paces[at] = pace
      claims[at] = pace.claim
      const planned =
        line.booked * (plannedShare(line.plan, nowMs + STEP_MS) - plannedShare(line.plan, nowMs))
      line.plannedByHour[hour] = (line.plannedByHour[hour] ?? 0) + planned
    })
    if (draw() < 0.002) burst = 2 + draw() * 3
    else if (draw() < 0.1) burst = 1
    const isOut = hour >= OUTAGE_FROM && hour < OUTAGE_FROM + OUTAGE_HOURS
    const use = usageShare('online_display', local.weekday, local.hour) * 168
    if (!isOut) {
      for (const group of groups) {
        if (group.site === VANISHED && hour >= VANISHES_AT) continue
        const requests = group.perStep * scale * use * burst * (0.7 + 0.6 * draw())
        let total = 0
        for (const at of group.lines) total += claims[at] ?? 0
        if (total === 0) continue
        const each = requests / Math.max(1, total)
        for (const at of group.lines) {
          const mean = each * (claims[at] ?? 0)
          if (mean === 0) continue
          // Poisson by its normal shape where it is large, by whole chances where it is small.
          const got =
            mean > 12
              ? Math.max(
                  0,
                  Math.round(mean + (draw() + draw() + draw() - 1.5) * 2 * Math.sqrt(mean)),
                )
              : Math.floor(mean) + (draw() < mean % 1 ? 1 : 0)
          if (got === 0) continue
          const line = lines[at]
          if (!line) continue
          line.delivered += got
          line.byHour[hour] = (line.byHour[hour] ?? 0) + got
        }
      }
    }
    lines.forEach(({ delivered }, at) => {
      known[at] = delivered
    })
  }
  return {
    lines,
    isUnusual: (hour) => hour >= OUTAGE_FROM && hour < OUTAGE_FROM + OUTAGE_HOURS + 2,
    vanishedSite: VANISHED,
    vanishesAtHour: VANISHES_AT,
  }
}
