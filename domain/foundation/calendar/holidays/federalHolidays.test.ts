import { allForYear } from '@18f/us-federal-holidays'
import { describe, expect, it } from 'vitest'
import { federalHolidays } from './federalHolidays.ts'

describe('federalHolidays', () => {
  it('names the days of 2026, observed where they fall on a weekend', () => {
    expect(federalHolidays(2026)).toEqual([
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-07-03',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ])
    expect(federalHolidays(2022)[0]).toBe('2021-12-31')
  })

  it('agrees with the list of the General Services Administration for ninety years', () => {
    for (let year = 2000; year < 2090; year += 1) {
      const known = allForYear(year).map(({ dateString }) => dateString)
      expect({ year, days: federalHolidays(year) }).toEqual({ year, days: known })
    }
  })
})
