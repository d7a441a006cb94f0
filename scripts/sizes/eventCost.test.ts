import { describe, expect, it } from 'vitest'
import { EVENT_RATES, eventCost, totalCost } from './eventCost.ts'

const lineOf = (at: number, what: string) => {
  const rate = EVENT_RATES[at]
  return rate && eventCost(rate).find((line) => line.what === what)?.dollars
}

describe('the cost of a million events', () => {
  it('bills a request, a call and the measured rows as the price list does', () => {
    expect(lineOf(2, 'requests for beacons')).toBe(0.3)
    expect(lineOf(2, 'calls of the counters')).toBe(0.15)
    expect(lineOf(2, 'rows of the log, written and deleted')).toBeCloseTo(0.16)
    expect(lineOf(0, 'rows of the rollups')).toBe(2)
    // 18 objects, awake for 69 hours.
    expect(lineOf(0, 'objects that are awake')).toBeCloseTo(18 * 250_000 * 1.6e-6)
  })

  it('falls with the rate, and is the sum of its lines', () => {
    const [slow, medium, fast, few, own] = EVENT_RATES.map(totalCost)
    expect(slow).toBeGreaterThan(medium ?? Infinity)
    expect(medium).toBeGreaterThan(fast ?? Infinity)
    expect(fast).toBeGreaterThan(few ?? Infinity)
    expect((own ?? 0) - (few ?? 0)).toBeCloseTo(1.9)
    for (const rate of EVENT_RATES)
      expect(eventCost(rate).every(({ dollars }) => dollars >= 0)).toBe(true)
  })
})
