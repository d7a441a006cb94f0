import { describe, expect, it } from 'vitest'
import { easterSunday, publicHolidays } from './publicHolidays.ts'

describe('easterSunday', () => {
  it.each(['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2038-04-25', '2049-04-18'])(
    'falls on %s',
    (date) => {
      expect(easterSunday(Number(date.slice(0, 4)))).toBe(date)
    },
  )
})

describe('publicHolidays', () => {
  const names = (country: string, from: string, to: string) =>
    publicHolidays(country, from, to).map(({ date, name }) => `${date} ${name}`)

  it('lists the holidays of a country between two days, across the year’s end', () => {
    expect(names('US', '2026-11-20', '2027-01-20')).toEqual([
      '2026-11-26 Thanksgiving',
      '2026-12-25 Christmas Day',
      "2027-01-01 New Year's Day",
      '2027-01-18 Martin Luther King Jr. Day',
    ])
  })

  it('follows Easter, and the Mondays of each country', () => {
    expect(names('DE', '2026-04-01', '2026-05-31')).toEqual([
      '2026-04-03 Good Friday',
      '2026-04-06 Easter Monday',
      '2026-05-01 Labor Day',
      '2026-05-14 Ascension Day',
      '2026-05-25 Whit Monday',
    ])
    expect(names('CA', '2026-05-01', '2026-05-31')).toEqual(['2026-05-18 Victoria Day'])
    expect(names('GB', '2026-05-01', '2026-05-31')).toEqual([
      '2026-05-04 Early May bank holiday',
      '2026-05-25 Spring bank holiday',
    ])
  })

  it('returns none for other countries', () => {
    expect(publicHolidays('FR', '2026-01-01', '2026-12-31')).toEqual([])
  })
})
