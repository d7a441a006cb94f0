import { describe, expect, it } from 'vitest'
import { CREATIVE_REMINDER_DAYS, startsToRemind } from './creativeReminders.ts'

describe('campaigns without creatives', () => {
  // Thursday, November 26, 2026 is Thanksgiving.
  it('are reminded five and three working days before their start', () => {
    expect(startsToRemind(5, '2026-11-20')).toContain('2026-11-30')
    expect(startsToRemind(3, '2026-11-24')).toContain('2026-11-30')
  })

  it('are found for every start at that number of working days, including one before a weekend', () => {
    expect(startsToRemind(5, '2026-11-20')).toEqual(['2026-11-28', '2026-11-29', '2026-11-30'])
    expect(startsToRemind(3, '2026-12-01')).toEqual(['2026-12-04'])
  })

  it('get no reminder on other days', () => {
    for (const today of ['2026-11-19', '2026-11-23', '2026-11-27', '2026-11-30', '2026-12-01'])
      for (const reminder of CREATIVE_REMINDER_DAYS)
        expect(startsToRemind(reminder, today)).not.toContain('2026-11-30')
  })
})
