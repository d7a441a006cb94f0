import { describe, expect, it } from 'vitest'
import { dueGroup, formatDue } from './reviewWords.ts'

const now = new Date(2026, 10, 22, 22, 0).getTime()
const iso = (hours: number) => new Date(now + hours * 3_600_000).toISOString()
const inHours = (hours: number) => ({ startsAt: iso(hours), submittedAt: iso(-72) })

describe('when a verdict is due', () => {
  it('is overdue once the campaign has started, then today, tomorrow and later', () => {
    expect([-30, 1, 3, 25, 27].map((hours) => dueGroup(inHours(hours), now))).toEqual([
      'overdue',
      'today',
      'tomorrow',
      'tomorrow',
      'later',
    ])
    expect(dueGroup({ startsAt: null, submittedAt: iso(0) }, now)).toBe('later')
  })

  it('is shown in hours within a day, then as a date', () => {
    expect(formatDue(inHours(-0.5), now)).toBe('overdue 30 min')
    expect(formatDue(inHours(2.25), now)).toBe('due in 2 h 15 min')
    expect(formatDue(inHours(48), now)).toBe('due Tue, Nov 24')
    expect(formatDue({ startsAt: iso(-240), submittedAt: iso(-5) }, now)).toBe('overdue 5 h')
  })
})
