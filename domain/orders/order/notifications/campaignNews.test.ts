import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endsInAWeek } from './campaignNews.ts'

const DAY_MS = 86_400_000
const flight = { startsAt: '2026-11-01T06:00:00.000Z', endsAt: '2026-12-01T06:00:00.000Z' }

describe('endsInAWeek', () => {
  it('begins exactly seven days before the end and stops at the end', () => {
    expect(endsInAWeek(flight, new Date('2026-11-24T05:59:59.999Z'))).toBe(false)
    expect(endsInAWeek(flight, new Date('2026-11-24T06:00:00.000Z'))).toBe(true)
    expect(endsInAWeek(flight, new Date('2026-12-01T05:59:59.999Z'))).toBe(true)
    expect(endsInAWeek(flight, new Date('2026-12-01T06:00:00.000Z'))).toBe(false)
  })

  it('is never true for a campaign of a week or less', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 7 * DAY_MS }), fc.nat(30 * DAY_MS), (length, later) => {
        const startsAtMs = Date.parse(flight.startsAt)
        const short = {
          startsAt: flight.startsAt,
          endsAt: new Date(startsAtMs + length).toISOString(),
        }
        expect(endsInAWeek(short, new Date(startsAtMs + later))).toBe(false)
      }),
    )
  })

  it('is false for a line without a flight', () => {
    expect(endsInAWeek({ startsAt: null, endsAt: null }, new Date())).toBe(false)
  })
})
