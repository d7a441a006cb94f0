import { describe, expect, it } from 'vitest'
import { TIME_ZONES, type TimeZoneId } from '#domain/foundation/calendar/timeZones.ts'
import { formatSpan, zoneChoices } from './reportWords.ts'

it.each([
  ['2026-11-13', '2026-11-13', 'Nov 13, 2026'],
  ['2026-11-13', '2026-11-16', 'Nov 13 to 16, 2026'],
  ['2026-11-28', '2026-12-02', 'Nov 28 to Dec 2, 2026'],
  ['2026-12-28', '2027-01-02', 'Dec 28, 2026 to Jan 2, 2027'],
])('formats the days from %s to %s as %s', (from, to, words) => {
  expect(formatSpan({ from, to })).toBe(words)
})

describe('time zones of a report', () => {
  const labels = (...zones: TimeZoneId[]) => zoneChoices(zones).buttons.map(({ label }) => label)

  it('include CET/CEST and the campaign’s own', () => {
    expect(labels('PST')).toEqual(['CET/CEST', 'Campaign, PST'])
    expect(labels('CET')).toEqual(['CET/CEST'])
    expect(labels()).toEqual(['CET/CEST'])
  })

  it('include those of several campaigns, without claiming that all run in one of them', () => {
    expect(labels('PST', 'EST', 'PST')).toEqual(['CET/CEST', 'PST', 'EST'])
    expect(labels('CET', 'EST')).toEqual(['CET/CEST', 'EST'])
    expect(labels('EST', 'EST')).toEqual(['CET/CEST', 'Campaign, EST'])
    expect(labels('PST', 'EST', 'MST')).toEqual(['CET/CEST', 'PST', 'EST'])
  })

  it.each<TimeZoneId[][]>([[[]], [['PST']], [['CET']], [['PST', 'EST', 'MST', 'UTC']]])(
    'list each zone of campaigns in %s once',
    (zones) => {
      const { buttons, others } = zoneChoices(zones)
      const shown = [...buttons.map(({ value }) => value), ...others.map(({ id }) => id)]
      expect(shown.toSorted()).toEqual(Object.keys(TIME_ZONES).toSorted())
    },
  )
})
