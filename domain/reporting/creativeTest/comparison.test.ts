import { describe, expect, it } from 'vitest'
import { firstComparedHour, outcomeOf, untilYesterday } from './comparison.ts'

describe('a comparison', () => {
  it('counts the rarer outcome of each medium', () => {
    expect(outcomeOf('online_display')).toBe('clicks')
    expect(outcomeOf('mobile_display')).toBe('clicks')
    expect(outcomeOf('online_video')).toBe('unfinished')
    expect(outcomeOf('online_audio')).toBe('unfinished')
    expect(outcomeOf('ctv')).toBe('unfinished')
    expect(outcomeOf('dooh')).toBeNull()
  })

  it.each([
    ['2026-11-26T12:00:00Z', '2026-11-26T13:00:00.000Z'],
    ['2026-11-26T12:50:00Z', '2026-11-26T13:00:00.000Z'],
    ['2026-11-26T12:50:01Z', '2026-11-26T14:00:00.000Z'],
  ])('that begins at %s counts from %s', (now, from) => {
    expect(new Date(firstComparedHour(new Date(now)) * 3_600_000).toISOString()).toBe(from)
  })

  it('ends with the other creatives scheduled until yesterday', () => {
    const ranges = (today: string) => untilYesterday(today, '2026-11-20')
    expect(ranges('2026-11-26')).toEqual({
      kind: 'dates',
      ranges: [{ from: '2026-11-20', to: '2026-11-25' }],
    })
    expect(ranges('2026-11-20')).toEqual({
      kind: 'dates',
      ranges: [{ from: '2026-11-19', to: '2026-11-19' }],
    })
  })
})
