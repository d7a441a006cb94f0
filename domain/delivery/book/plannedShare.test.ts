import { describe, expect, it } from 'vitest'
import { usageShare } from '#domain/planning/assessment/mediaUsage.ts'
import { firstPace, nextPace, type Pace } from './pace.ts'
import type { PaceFacts, PendingClaim } from './paceMemory.ts'
import { deliveryPlan, plannedIntensity, plannedShare } from './plannedShare.ts'

const HOUR = 3_600_000
const MINUTE = 60_000
const START = Date.parse('2026-11-02T00:00:00Z')
const ALWAYS = Array.from({ length: 7 }, () => '1'.repeat(24))
/** Two weeks of Mondays to Sundays with a week between them. */
const plan = deliveryPlan('online_video', {
  dates: [
    { from: '2026-11-02', to: '2026-11-08' },
    { from: '2026-11-16', to: '2026-11-22' },
    { from: '2026-11-22', to: '2026-11-22' },
  ],
  dayparts: ALWAYS,
  timeZone: 'UTC',
  startsAtMs: START,
  endsAtMs: START + 21 * 24 * HOUR,
})
const after = (hours: number) => START + hours * HOUR

describe('the planned share of a line', () => {
  it('grows within the hour in proportion to the use of its medium', () => {
    const monday = [0, 1, 2].map((hour) => usageShare('online_video', 0, hour))
    const [first = 0, second = 0, third = 0] = monday
    // A whole week adds up to 1, and the line has two.
    expect(plannedShare(plan, after(2))).toBeCloseTo((first + second) / 2, 9)
    expect(plannedShare(plan, after(2.25))).toBeCloseTo((first + second + third / 4) / 2, 9)
    expect(plannedShare(plan, after(0))).toBe(0)
  })

  it('pauses between its periods, and counts no day twice', () => {
    for (const hours of [7 * 24, 10 * 24 + 5, 14 * 24]) {
      expect(plannedShare(plan, after(hours))).toBeCloseTo(0.5, 9)
    }
    expect(plannedShare(plan, after(21 * 24) - 1)).toBeCloseTo(1, 6)
    expect(plannedShare(plan, after(21 * 24))).toBe(1)
  })

  it('is 1 after its last day, though the line continues', () => {
    const longer = { ...plan, endsAtMs: after(30 * 24) }
    expect(plannedShare(longer, after(25 * 24))).toBe(1)
    expect(plannedShare({ ...plan, total: 0 }, after(25 * 24))).toBe(0)
  })
})

describe('the planned intensity of an hour', () => {
  it('is 1 on average, and 0 before, between and after', () => {
    let sum = 0
    for (let hour = 0; hour < 168; hour += 1) sum += plannedIntensity(plan, after(hour))
    expect(sum / 168).toBeCloseTo(1, 9)
    expect(plannedIntensity(plan, after(0))).toBe(usageShare('online_video', 0, 0) * 168)
    const off = [START - 1, after(8 * 24), after(21 * 24)]
    expect(off.map((atMs) => plannedIntensity(plan, atMs))).toEqual([0, 0, 0])
    const early = { ...plan, startsAtMs: after(5) }
    expect(plannedIntensity(early, after(5) - 1)).toBe(0)
    const short = { ...plan, endsAtMs: after(5) }
    expect(plannedIntensity(short, after(5) - 1)).toBeGreaterThan(0)
    expect(plannedIntensity(short, after(5))).toBe(0)
    expect(plannedShare(short, after(5) - 1)).toBeLessThan(0.5)
    expect(plannedShare(short, after(5))).toBe(1)
  })
})

describe('a pace', () => {
  const facts = (changes: Partial<PaceFacts> = {}): PaceFacts => ({
    plan,
    booked: 100_000,
    delivered: 0,
    expectedPerMinute: 30,
    ...changes,
  })
  const last: Pace = {
    claim: 0.5,
    atMs: after(20),
    delivered: 4_000,
    claimed: 40,
    brought: 400,
    unanswered: 0,
  }

  it('starts with the forecast and claims little until the traffic is known', () => {
    expect(firstPace(facts(), after(0))).toMatchObject({ claimed: 0.1, brought: 3, unanswered: 0 })
    expect(firstPace(facts({ expectedPerMinute: 0 }), after(0)).claimed).toBeCloseTo(3_000)
    const { claim } = firstPace(facts(), after(20))
    expect(claim).toBeGreaterThan(0)
    // Requests may be 10,000 times the plan's needs.
    expect(claim).toBeLessThan(0.001)
  })

  it('counts an impression at once and a claim after ten minutes', () => {
    const young = nextPace(facts({ delivered: 4_100 }), last, last.atMs + MINUTE)
    expect(young).toMatchObject({ claimed: 40, brought: 500 })
    const use = plannedIntensity(plan, last.atMs)
    expect(young.pending).toEqual([[last.atMs + MINUTE, expect.closeTo(0.5 * use, 6), 1]])
    const settled = nextPace(facts({ delivered: 4_200 }), young, last.atMs + 11 * MINUTE)
    const faded = Math.exp(-1 / 60)
    expect(settled.claimed).toBeCloseTo((40 + 0.5 * use) * faded, 6)
    expect(settled.brought).toBeCloseTo(600 * faded, 6)
    // A clock that went back loses nothing.
    expect(nextPace(facts({ delivered: 4_100 }), last, last.atMs - MINUTE).brought).toBe(500)
  })

  it('does not change in unbooked hours', () => {
    const morning = deliveryPlan('online_display', {
      dates: [{ from: '2026-11-02', to: '2026-11-22' }],
      dayparts: ALWAYS.map(() => `${'0'.repeat(7)}11${'0'.repeat(15)}`),
      timeZone: 'UTC',
      startsAtMs: START,
      endsAtMs: after(21 * 24),
    })
    const night = { ...last, atMs: after(0) }
    const later = nextPace(facts({ plan: morning, delivered: 4_000 }), night, after(6))
    expect(later).toMatchObject({ claimed: 40, brought: 400 })
  })

  it('accepts silence as far as chance and late counts explain it', () => {
    const use = plannedIntensity(plan, last.atMs)
    const before = { ...last, pending: [[last.atMs - 9 * MINUTE, 0.5 * use, 1]] as PendingClaim[] }
    const at = last.atMs + MINUTE
    const faded = Math.exp(-1 / 60)
    const silent = nextPace(facts({ delivered: 4_000 }), before, at)
    expect(silent.unanswered).toBeCloseTo(0.5 * use, 6)
    expect(silent.claimed).toBeCloseTo(40 * faded, 6)
    const never = nextPace(facts(), { ...before, delivered: 0 }, at)
    expect(never.unanswered).toBe(0)
    expect(never.claimed).toBeCloseTo((40 + 0.5 * use) * faded, 6)
    const back = (unanswered: number) =>
      nextPace(facts({ delivered: 4_010 }), { ...before, unanswered }, at).claimed
    expect(back(0.5)).toBeCloseTo((40.5 + 0.5 * use) * faded, 6)
    expect(back(500)).toBe(back(50_000))
    expect(back(500)).toBeLessThan(50)
  })

  it('spreads a backlog over the rest of the flight', () => {
    const known: Pace = { ...last, longClaimed: 40, longBrought: 400, pending: [] }
    const claimAt = (hour: number, missing: number) => {
      const delivered = Math.round(100_000 * plannedShare(plan, after(hour)) * (1 - missing))
      const pace = { ...known, atMs: after(hour), delivered }
      return nextPace(facts({ delivered }), pace, after(hour)).claim
    }
    // A start two days late of twenty-one.
    expect(claimAt(48, 1) / claimAt(48, 0)).toBeGreaterThan(1.05)
    expect(claimAt(48, 1) / claimAt(48, 0)).toBeLessThan(1.5)
    // With half of the flight gone, the rest requires twice the plan's rate.
    expect(claimAt(168, 1) / claimAt(168, 0)).toBeGreaterThan(1.8)
    expect(claimAt(168, 1) / claimAt(168, 0)).toBeLessThan(2.2)
    expect(nextPace(facts({ delivered: 100_000 }), known, after(21)).claim).toBe(0)
    expect(nextPace(facts({ delivered: 60_000 }), known, after(21)).claim).toBe(0)
  })

  it('has a limit', () => {
    const known: Pace = { ...last, claimed: 400, brought: 1, longClaimed: 400, longBrought: 1 }
    expect(nextPace(facts({ delivered: 4_000 }), known, after(200)).claim).toBe(20)
  })

  it('parses the pace of an older book', () => {
    const next = nextPace(facts({ delivered: 4_000 }), last, last.atMs)
    expect(next.claim).toBeGreaterThan(0)
    expect(next.claim).toBeLessThan(20)
  })
})
