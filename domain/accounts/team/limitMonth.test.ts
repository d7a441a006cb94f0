import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dayIn } from '#domain/foundation/calendar/calendarDay.ts'
import { limitMonth } from './limitMonth.ts'

const zone = fc.constantFrom('America/Chicago', 'Europe/Berlin', 'Pacific/Auckland', 'UTC')
const moment = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2034-12-31T00:00:00Z'),
  noInvalidDate: true,
})

it('begins at midnight on the first of the month in the seller’s zone', () => {
  fc.assert(
    fc.property(zone, moment, (timeZone, now) => {
      const { from, today } = limitMonth(timeZone, now)
      const first = new Date(from)
      expect(first.getTime()).toBeLessThanOrEqual(now.getTime())
      expect(dayIn(timeZone, first)).toBe(`${today.slice(0, 8)}01`)
      expect(dayIn(timeZone, new Date(first.getTime() - 1)).slice(0, 7)).not.toBe(today.slice(0, 7))
    }),
  )
})
