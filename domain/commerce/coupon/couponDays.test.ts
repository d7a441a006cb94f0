import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import { couponDays, couponInstants } from './couponDays.ts'

const ZONES = ['America/Los_Angeles', 'Australia/Sydney', 'Europe/Berlin', 'UTC', 'Asia/Kathmandu']

describe('coupon validity days', () => {
  it('end with the last day in the seller’s zone, whatever the zone of the input', () => {
    const days = { startsOn: null, endsOn: '2026-12-31' }
    expect(couponInstants(days, 'America/Los_Angeles').expiresAt).toBe('2027-01-01T08:00:00.000Z')
  })

  it('are displayed as typed, in every zone and across clock changes', () => {
    fc.assert(
      fc.property(fc.nat(3_000), fc.nat(400), fc.constantFrom(...ZONES), (first, length, zone) => {
        const startsOn = addDays('2024-01-01', first)
        const days = { startsOn, endsOn: addDays(startsOn, length) }
        expect(couponDays(couponInstants(days, zone), zone)).toEqual(days)
      }),
    )
    const none = { startsOn: null, endsOn: null }
    expect(couponDays(couponInstants(none, 'UTC'), 'UTC')).toEqual(none)
  })
})
