import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import { checkedDays } from './checkedDays.ts'

const TODAY = '2026-11-26'

describe('the days of a night’s ledger check', () => {
  it('are all days since the first order', () => {
    expect(checkedDays('2026-11-24', TODAY)).toEqual(['2026-11-24', '2026-11-25', '2026-11-26'])
  })

  it('include every day of the last year', () => {
    const days = new Set(checkedDays('2020-01-01', TODAY))
    for (let back = 0; back <= 366; back += 1) expect(days).toContain(addDays(TODAY, -back))
  })

  it('include each older day in one of thirty nights', () => {
    const older = '2022-03-05'
    const nights = Array.from({ length: 60 }, (_, night) => addDays(TODAY, night))
    const hits = nights.filter((night) => checkedDays('2020-01-01', night).includes(older))
    expect(hits).toHaveLength(2)
  })
})
