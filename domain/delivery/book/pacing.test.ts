import { describe, expect, it } from 'vitest'
import { simulateMonth } from '#domain/testing/deliverySimulation.ts'
import { firstPace } from './pace.ts'
import { deliveryPlan, plannedShare } from './plannedShare.ts'

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

describe('a month of 200 lines with bursts, an outage and a publisher that vanishes', () => {
  const { lines, isUnusual } = simulateMonth(200, 7)
  const shares = lines.map(({ delivered, booked }) => delivered / booked)

  it('delivers the booked impressions with little excess', () => {
    expect(Math.max(...shares)).toBeLessThanOrEqual(1.005)
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.97)
  })

  it('delivers it evenly over the hours of the plan', () => {
    const off = lines.map(({ byHour, plannedByHour }) => {
      const hours: number[] = []
      plannedByHour.forEach((planned, hour) => {
        if (planned > 0 && !isUnusual(hour))
          hours.push(Math.abs((byHour[hour] ?? 0) - planned) / planned)
      })
      return median(hours)
    })
    expect(median(off)).toBeLessThan(0.1)
  })

  it('gives equal shares to equal claims', () => {
    const apart = lines.flatMap(({ twin, delivered, booked }) => {
      const other = twin === null ? undefined : lines[twin]
      return other ? [Math.abs(delivered - other.delivered) / booked] : []
    })
    expect(apart.length).toBe(20)
    expect(Math.max(...apart)).toBeLessThan(0.02)
  })
})

describe('the plan of a line', () => {
  const day = { from: '2026-03-08', to: '2026-03-08' }
  const plan = (dayparts: string[]) =>
    deliveryPlan('online_display', {
      dates: [day],
      dayparts,
      timeZone: 'EST',
      startsAtMs: Date.parse('2026-03-08T05:00:00Z'),
      // The clocks go forward: the day has 23 hours.
      endsAtMs: Date.parse('2026-03-09T04:00:00Z'),
    })

  it('pauses in unbooked hours', () => {
    const morning = plan(Array.from({ length: 7 }, () => `000000001111${'0'.repeat(12)}`))
    const at = (iso: string) => plannedShare(morning, Date.parse(iso))
    expect(at('2026-03-08T11:59:00Z')).toBe(0)
    expect(at('2026-03-08T14:00:00Z')).toBeGreaterThan(0.3)
    expect(at('2026-03-08T16:00:00Z')).toBeCloseTo(1, 9)
    expect(at('2026-03-09T03:00:00Z')).toBeCloseTo(1, 9)
  })

  it('claims its backlog ahead of the next booked hour, and nothing otherwise', () => {
    const morning = plan(Array.from({ length: 7 }, () => `000000001111${'0'.repeat(12)}`))
    const claimAt = (iso: string, delivered: number) => {
      const facts = { plan: morning, booked: 1_000, delivered, expectedPerMinute: 5 }
      return firstPace(facts, Date.parse(iso)).claim
    }
    expect(claimAt('2026-03-08T17:00:00Z', 400)).toBeGreaterThan(0)
    expect(claimAt('2026-03-08T17:00:00Z', 1_000)).toBe(0)
    expect(claimAt('2026-03-08T06:00:00Z', 0)).toBe(0)
  })

  it('is 0 before the start and 1 after the end', () => {
    const always = plan(Array.from({ length: 7 }, () => '1'.repeat(24)))
    expect(plannedShare(always, Date.parse('2026-03-08T04:59:00Z'))).toBe(0)
    expect(plannedShare(always, Date.parse('2026-03-09T04:00:00Z'))).toBe(1)
  })
})
