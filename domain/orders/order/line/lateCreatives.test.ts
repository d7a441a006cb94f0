import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, epochDay } from '#domain/foundation/calendar/calendarDay.ts'
import { creativesDue } from './creativesDue.ts'
import { lateOffer } from './lateCreatives.ts'

const about = (today: string, earliest = today) =>
  ({ mediaType: 'online_display', today, earliest }) as const

describe('late banners', () => {
  // Friday, November 20, 2026; the 26th is Thanksgiving.
  it('get the first start that leaves two working days', () => {
    const flight = { startDate: '2026-11-23', endDate: '2026-12-06' }
    expect(lateOffer(flight, about('2026-11-20'))).toEqual({
      due: '2026-11-19',
      startDate: '2026-11-24',
      endDate: '2026-12-07',
    })
  })

  it('get no offer on the last day that is in time, nor once the campaign has begun', () => {
    const flight = { startDate: '2026-11-23', endDate: '2026-12-06' }
    expect(lateOffer(flight, about('2026-11-19'))).toBeNull()
    expect(lateOffer(flight, about('2026-11-23'))).toBeNull()
  })

  it('are the only late creatives', () => {
    const flight = { startDate: '2026-11-23', endDate: '2026-12-06' }
    expect(lateOffer(flight, { ...about('2026-11-22'), mediaType: 'dooh' })).toBeNull()
  })

  it('always get a start in time, of the same length, and not before the earliest', () => {
    const days = fc.integer({ min: 0, max: 400 })
    fc.assert(
      fc.property(days, days, days, fc.integer({ min: 0, max: 9 }), (from, ahead, length, lead) => {
        const today = addDays('2026-01-01', from)
        const startDate = addDays(today, ahead % 6)
        const flight = { startDate, endDate: addDays(startDate, length) }
        const earliest = addDays(today, lead)
        const offer = lateOffer(flight, about(today, earliest))
        if (!offer) return
        expect(creativesDue('online_display', offer.startDate) >= today).toBe(true)
        expect(offer.startDate >= earliest && offer.startDate >= startDate).toBe(true)
        expect(epochDay(offer.endDate) - epochDay(offer.startDate)).toBe(length)
      }),
    )
  })
})
