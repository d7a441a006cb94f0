import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, epochDay } from '#domain/foundation/calendar/calendarDay.ts'
import {
  barOf,
  calendarSpan,
  gapsBetween,
  groupFlights,
  movedStart,
  type BookedFlight,
  type DraftFlight,
} from './flightCalendar.ts'

const span = { from: '2026-11-23', to: '2027-02-14' }
const flight = (startDate: string, endDate: string) => ({ startDate, endDate })
const draft: DraftFlight = {
  kind: 'draft',
  id: 'dft_1',
  name: 'Tents',
  mediaType: 'online_display',
  country: 'US',
  startDate: '2026-12-07',
  endDate: '2026-12-20',
  earliestStart: '2026-12-01',
  stepDays: 1,
}
const booked: BookedFlight = {
  ...draft,
  kind: 'booked',
  orderId: 'ord_1',
  advertiser: 'Bakery',
  stateName: 'Running',
}

describe('calendarSpan', () => {
  it('shows twelve weeks from the Monday of a day', () => {
    expect(calendarSpan('2026-11-27')).toEqual(span)
  })
})

describe('barOf', () => {
  it('is clipped at both ends of the calendar', () => {
    expect(barOf(flight('2026-11-23', '2026-11-29'), span)).toEqual({ left: 0, width: 7 / 84 })
    expect(barOf(flight('2026-01-01', '2028-01-01'), span)).toEqual({ left: 0, width: 1 })
    expect(barOf(flight('2028-01-01', '2028-02-01'), span).width).toBe(0)
  })
})

describe('gapsBetween', () => {
  it('names the days between flights, and none within', () => {
    const flights = [flight('2026-12-20', '2027-02-14'), flight('2026-11-01', '2026-12-10')]
    expect(gapsBetween(flights, span)).toEqual([{ from: '2026-12-11', to: '2026-12-19' }])
    expect(gapsBetween([], span)).toEqual([span])
  })

  it('covers exactly the days without a flight', () => {
    const day = fc.integer({ min: -40, max: 140 }).map((days) => addDays(span.from, days))
    fc.assert(
      fc.property(fc.array(fc.tuple(day, fc.nat(60)), { maxLength: 6 }), (drawn) => {
        const flights = drawn.map(([start, days]) => flight(start, addDays(start, days)))
        const gaps = gapsBetween(flights, span)
        for (let at = epochDay(span.from); at <= epochDay(span.to); at += 1) {
          const isIn = ({ from, to }: { from: string; to: string }) =>
            epochDay(from) <= at && at <= epochDay(to)
          const runs = flights.some(({ startDate, endDate }) =>
            isIn({ from: startDate, to: endDate }),
          )
          expect(gaps.some(isIn)).toBe(!runs)
        }
      }),
    )
  })
})

describe('groupFlights', () => {
  it('groups by client with drafts last, or by medium', () => {
    const other = { ...booked, id: 'b', advertiser: 'Atelier' }
    expect(groupFlights([draft, booked, other], 'client').map(({ key }) => key)).toEqual([
      'Atelier',
      'Bakery',
      '',
    ])
    expect(groupFlights([draft, booked, other], 'medium')).toHaveLength(1)
  })
})

describe('movedStart', () => {
  it('moves by days, not before the earliest start', () => {
    expect(movedStart(draft, 3)).toBe('2026-12-10')
    expect(movedStart(draft, -30)).toBe('2026-12-01')
  })

  it('moves slots by whole weeks', () => {
    const weekly = { ...draft, stepDays: 7 }
    expect(movedStart(weekly, 3)).toBe('2026-12-07')
    expect(movedStart(weekly, 5)).toBe('2026-12-14')
    expect(movedStart(weekly, -30)).toBe('2026-12-07')
  })
})
