import { usageShare } from '../planning/assessment/mediaUsage.ts'
import { addDays } from '../foundation/calendar/calendarDay.ts'
import { flightInstants } from '../foundation/calendar/flight.ts'
import { localHour } from '../delivery/book/localHour.ts'
import { firstPace, nextPace, type Pace } from '../delivery/book/pace.ts'
import type { PaceFacts } from '../delivery/book/paceMemory.ts'
import { deliveryPlan, plannedShare, type DeliveryPlan } from '../delivery/book/plannedShare.ts'
import { seededChance } from './seededChance.ts'

/**
 * The options of a simulation of lines with two-hour dayparts. Ages are whole minutes from 0 to 5,
 * drawn each minute.
 */
export interface LateBooksOptions {
  lines: number
  seed: number
  bookAge: (draw: () => number) => number
  countAge: (draw: () => number) => number
}

/** A line of the simulation with its delivery by UTC hour. */
export interface LateLine {
  booked: number
  delivered: number
  byHour: Float64Array
  plannedByHour: Float64Array
  plan: DeliveryPlan
  groups: number[]
}

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const START = '2026-06-01'
const DAYS = 16
const HOURS = DAYS * 24
const SITES = 6
const STATES = 4
/** The busiest hour of each group of requests has this multiple of what its lines need. */
const SUPPLY = 2.5
const NOISE = 0.3
/** More than the oldest book or count. */
const KEPT_MINUTES = 8
const startMs = Date.parse(`${START}T04:00:00Z`)
const NONE = '0'.repeat(24)

/** Two hours a day on all days, workdays or weekends, for one to two weeks, 20,000 to 1,000,000 impressions. */
function makeLine(draw: () => number): LateLine {
  const kind = draw()
  const hour = Math.floor(draw() * 23)
  const grid = `${'0'.repeat(hour)}11${'0'.repeat(22 - hour)}`
  const runsOn = (weekday: number) => kind >= 0.5 || kind < 0.2 === weekday >= 5
  const from = Math.floor(draw() * 2)
  const days = kind < 0.2 ? 13 : 6 + Math.floor(draw() * 8)
  const runtime = {
    startDate: addDays(START, from),
    endDate: addDays(START, Math.min(DAYS - 2, from + days)),
    timeZone: 'EST' as const,
  }
  const { startsAt, endsAt } = flightInstants(runtime)
  const plan = deliveryPlan('online_display', {
    dates: [{ from: runtime.startDate, to: runtime.endDate }],
    dayparts: Array.from({ length: 7 }, (_, weekday) => (runsOn(weekday) ? grid : NONE)),
    timeZone: runtime.timeZone,
    startsAtMs: Date.parse(startsAt),
    endsAtMs: Date.parse(endsAt),
  })
  const booked = Math.round(20_000 * 50 ** draw())
  const plannedByHour = Float64Array.from({ length: HOURS }, (_, at) => {
    const share = (hour: number) => plannedShare(plan, startMs + hour * HOUR_MS)
    return booked * (share(at + 1) - share(at))
  })
  const some = (size: number, least: number) => {
    const all = Array.from({ length: size }, (_, at) => at)
    const found = all.filter(() => draw() < 0.5)
    return found.length >= least ? found : all
  }
  const [sites, states] = [some(SITES, 3), some(STATES, 1)]
  const groups = sites.flatMap((site) => states.map((state) => state * SITES + site))
  return { booked, delivered: 0, byHour: new Float64Array(HOURS), plannedByHour, plan, groups }
}

const useAt = (hour: number): number => {
  const { weekday, hour: local } = localHour('EST', startMs + hour * HOUR_MS)
  return usageShare('online_display', weekday, local) * 168
}

/** Requests a minute of average use in each group, so that every hour has enough. */
function trafficOf(lines: readonly LateLine[], draw: () => number): number[] {
  const sizes = Array.from({ length: SITES * STATES }, () => 0.5 + draw())
  let worst = 0
  for (let hour = 0; hour < HOURS; hour += 1) {
    const needed = sizes.map(() => 0)
    for (const { groups, plannedByHour } of lines) {
      const all = groups.reduce((sum, group) => sum + (sizes[group] ?? 0), 0)
      for (const group of groups)
        needed[group] =
          (needed[group] ?? 0) + ((plannedByHour[hour] ?? 0) * (sizes[group] ?? 0)) / all
    }
    sizes.forEach((size, group) => {
      worst = Math.max(worst, (needed[group] ?? 0) / (60 * size * useAt(hour)))
    })
  }
  return sizes.map((size) => size * worst * SUPPLY)
}

/** Poisson by its normal shape where it is large, by its sum where it is small. */
function poisson(mean: number, draw: () => number): number {
  if (mean > 20)
    return Math.max(0, Math.round(mean + (draw() + draw() + draw() - 1.5) * 2 * Math.sqrt(mean)))
  let [count, chance, left] = [0, Math.exp(-mean), draw()]
  while (left > chance && count < 100) {
    left -= chance
    count += 1
    chance *= mean / count
  }
  return count
}

/** A line with its pace and the last minutes of its claims and counts, by which both arrive late. */
class LateTraffic {
  readonly line: LateLine
  readonly #facts: PaceFacts
  #pace: Pace | null = null
  readonly #claims = new Float64Array(KEPT_MINUTES)
  readonly #counts = new Float64Array(KEPT_MINUTES)

  constructor(line: LateLine, expectedPerMinute: number) {
    this.line = line
    const { plan, booked } = line
    this.#facts = { plan, booked, delivered: 0, expectedPerMinute }
  }

  /** Renews the book of a minute: each minute around booked hours, else twice an hour. */
  renew(minute: number, countAge: number): void {
    const { plan, plannedByHour, delivered } = this.line
    const nowMs = startMs + minute * MINUTE_MS
    const at = minute % KEPT_MINUTES
    this.#counts[at] = delivered
    this.#claims[at] = this.#pace?.claim ?? 0
    if (nowMs < plan.startsAtMs || nowMs >= plan.endsAtMs) return
    if (minute >= countAge) {
      const known = this.#counts[(minute - countAge) % KEPT_MINUTES] ?? 0
      this.#facts.delivered = Math.max(this.#facts.delivered, known)
    }
    const isNear = [-15, 0, 20].some(
      (by) => (plannedByHour[Math.floor((minute + by) / 60)] ?? 0) > 0,
    )
    if (!isNear && minute % 30 !== 0 && this.#pace) return
    this.#pace = this.#pace
      ? nextPace(this.#facts, this.#pace, nowMs)
      : firstPace(this.#facts, nowMs)
    this.#claims[at] = this.#pace.claim
  }

  claimAt(minute: number): number {
    return this.#claims[Math.max(0, minute) % KEPT_MINUTES] ?? 0
  }
}

/** Two weeks of lines with two-hour dayparts, whose books and counts arrive late. */
export function simulateLateBooks(options: LateBooksOptions): LateLine[] {
  const draw = seededChance(options.seed)
  const lines = Array.from({ length: options.lines }, () => makeLine(draw))
  const traffic = trafficOf(lines, draw)
  const all = lines.map((line) => new LateTraffic(line, 50 + draw() * 5_000))
  let noise = 1
  for (let minute = 0; minute < HOURS * 60; minute += 1) {
    const hour = Math.floor(minute / 60)
    const [bookAge, countAge] = [options.bookAge(draw), options.countAge(draw)]
    for (const one of all) one.renew(minute, countAge)
    if (minute % 5 === 0) noise = 1 + NOISE * (2 * draw() - 1)
    const running = all.filter(({ line }) => (line.plannedByHour[hour] ?? 0) > 0)
    const claimed = traffic.map(() => 0)
    for (const one of running)
      for (const group of one.line.groups)
        claimed[group] = (claimed[group] ?? 0) + one.claimAt(minute - bookAge)
    for (const one of running) {
      const offered = one.line.groups.reduce(
        (sum, group) => sum + (traffic[group] ?? 0) / Math.max(1, claimed[group] ?? 0),
        0,
      )
      const got = poisson(offered * useAt(hour) * noise * one.claimAt(minute - bookAge), draw)
      one.line.delivered += got
      one.line.byHour[hour] = (one.line.byHour[hour] ?? 0) + got
    }
  }
  return lines
}
