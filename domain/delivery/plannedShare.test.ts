import { describe, expect, it } from 'vitest'
import { usageShare } from '../assessment/mediaUsage.ts'
import { firstPace, nextPace, type Pace, type PaceFacts } from './pace.ts'
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

describe('the part of a line that its plan has delivered', () => {
  it('grows within the hour as much as its medium is used in it', () => {
    const monday = [0, 1, 2].map((hour) => usageShare('online_video', 0, hour))
    const [first = 0, second = 0, third = 0] = monday
    // A whole week adds up to 1, and the line has two.
    expect(plannedShare(plan, after(2))).toBeCloseTo((first + second) / 2, 9)
    expect(plannedShare(plan, after(2.25))).toBeCloseTo((first + second + third / 4) / 2, 9)
    expect(plannedShare(plan, after(0))).toBe(0)
  })

  it('stands still between its periods, and counts no day twice', () => {
    for (const hours of [7 * 24, 10 * 24 + 5, 14 * 24]) {
      expect(plannedShare(plan, after(hours))).toBeCloseTo(0.5, 9)
    }
    expect(plannedShare(plan, after(21 * 24) - 1)).toBeCloseTo(1, 6)
    expect(plannedShare(plan, after(21 * 24))).toBe(1)
  })

  it('is all after its last day, though the line goes on', () => {
    const longer = { ...plan, endsAtMs: after(30 * 24) }
    expect(plannedShare(longer, after(25 * 24))).toBe(1)
    expect(plannedShare({ ...plan, total: 0 }, after(25 * 24))).toBe(0)
  })
})

describe('the use that an hour of the plan meets', () => {
  it('is 1 on average, and nothing before, between and after', () => {
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

  it('begins with what the forecast expects', () => {
    expect(firstPace(facts(), after(0))).toMatchObject({ claimed: 0.1, brought: 3, unanswered: 0 })
    expect(firstPace(facts({ expectedPerMinute: 0 }), after(0)).claimed).toBeCloseTo(3_000)
    // Twice the traffic, half the claim.
    const one = firstPace(facts(), after(20)).claim
    const half = firstPace(facts({ expectedPerMinute: 60 }), after(20)).claim
    expect(half / one).toBeCloseTo(0.5, 3)
  })

  it('learns what its claim brought, and forgets it in two hours', () => {
    const next = nextPace(facts({ delivered: 4_100 }), last, last.atMs)
    expect(next).toMatchObject({ claimed: 40, brought: 500, delivered: 4_100, unanswered: 0 })
    const minutes = 120
    const met = 0.5 * plannedIntensity(plan, last.atMs) * minutes
    const later = nextPace(facts({ delivered: 4_100 }), last, last.atMs + minutes * MINUTE)
    expect(later.brought).toBeCloseTo(500 / Math.E, 6)
    expect(later.claimed).toBeCloseTo((40 + met) / Math.E, 6)
    expect(later.atMs).toBe(last.atMs + minutes * MINUTE)
    // A clock that went back forgets nothing.
    expect(nextPace(facts({ delivered: 4_100 }), last, last.atMs - MINUTE).brought).toBe(500)
  })

  it('believes a silence only so far', () => {
    const met = 0.5 * plannedIntensity(plan, last.atMs)
    const at = last.atMs + MINUTE
    const faded = Math.exp(-1 / 120)
    const silent = nextPace(facts({ delivered: 4_000 }), last, at)
    expect(silent.unanswered).toBeCloseTo(met, 9)
    expect(silent.claimed).toBeCloseTo(40 * faded, 9)
    const never = nextPace(facts(), { ...last, delivered: 0 }, at)
    expect(never.unanswered).toBe(0)
    expect(never.claimed).toBeCloseTo((40 + met) * faded, 9)
    const back = (unanswered: number) =>
      nextPace(facts({ delivered: 4_010 }), { ...last, unanswered }, at)
    expect(back(0.5).claimed).toBeCloseTo((40.5 + met) * faded, 9)
    expect(back(500).claimed).toBeCloseTo((40 + (8 * 40) / 400 + met) * faded, 9)
    expect(back(500).unanswered).toBe(0)
  })

  it('claims what the next minute and a part of what is late need', () => {
    const atMs = after(20)
    const claimOf = (delivered: number, booked = 100_000) =>
      firstPace(facts({ delivered, booked, expectedPerMinute: 1_000 }), atMs).claim
    const planned = Math.round(100_000 * plannedShare(plan, atMs))
    const brings = 3.001 / (3 / 1_000 + 1e-6)
    const use = plannedIntensity(plan, atMs)
    const soon = 100_000 * (plannedShare(plan, atMs + MINUTE) - plannedShare(plan, atMs))
    expect(claimOf(planned) * brings * use).toBeCloseTo(soon, 0)
    expect((claimOf(planned - 2_000) - claimOf(planned)) * brings * use).toBeCloseTo(2_000 / 20, 4)
    expect(claimOf(planned + 50_000)).toBe(0)
    expect(claimOf(100_000)).toBe(0)
    expect(claimOf(100_001)).toBe(0)
  })

  it('gives a minute no more than three tenths of the rest, and has its limit', () => {
    const end = after(21 * 24)
    const late = firstPace(facts({ delivered: 99_900, expectedPerMinute: 1_000 }), end - MINUTE / 2)
    const use = plannedIntensity(plan, end - MINUTE / 2)
    expect((late.claim * 3.001 * use) / (3 / 1_000 + 1e-6)).toBeCloseTo(30, 6)
    expect(firstPace(facts({ expectedPerMinute: 0 }), after(200)).claim).toBe(20)
    // Ten minutes before the end what is late is caught up within five.
    const soon = firstPace(
      facts({ delivered: 99_000, expectedPerMinute: 1_000 }),
      end - 10 * MINUTE,
    )
    const wanted = (soon.claim * 3.001 * plannedIntensity(plan, end - MINUTE)) / 0.003001
    const left = 100_000 * plannedShare(plan, end - 10 * MINUTE) - 99_000
    const next =
      100_000 * (plannedShare(plan, end - 9 * MINUTE) - plannedShare(plan, end - 10 * MINUTE))
    expect(wanted).toBeCloseTo(left / 5 + next, 3)
  })
})
