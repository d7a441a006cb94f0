import { describe, expect, it } from 'vitest'
import { dueMail, mailedDays, nextMailAt } from './mailRhythm.ts'

const END = '2026-12-06T07:00:00.000Z'
const at = (text: string) => new Date(text)

describe('mailed reports', () => {
  it('are sent at eight in the reader’s zone, also when clocks change', () => {
    const daily = { rhythm: 'daily', zone: 'CET' } as const
    expect(nextMailAt(daily, at('2026-11-22T06:30:00Z'), END)).toBe('2026-11-22T07:00:00.000Z')
    expect(nextMailAt(daily, at('2026-11-22T07:00:00Z'), END)).toBe('2026-11-23T07:00:00.000Z')
    expect(nextMailAt(daily, at('2026-10-24T06:00:00Z'), END)).toBe('2026-10-25T07:00:00.000Z')
    const west = { rhythm: 'weekly', zone: 'PST' } as const
    expect(nextMailAt(west, at('2026-11-22T12:00:00Z'), END)).toBe('2026-11-23T16:00:00.000Z')
    const end = { rhythm: 'end', zone: 'CET' } as const
    expect(nextMailAt(end, at('2026-11-22T12:00:00Z'), END)).toBe('2026-12-07T07:00:00.000Z')
    expect(nextMailAt(end, at('2026-12-08T12:00:00Z'), END)).toBe('2026-12-09T07:00:00.000Z')
  })

  it('cover the day before, the week before, or everything', () => {
    const monday = at('2026-11-23T07:00:00Z')
    expect(mailedDays({ rhythm: 'daily', zone: 'CET' }, monday)).toEqual({
      from: '2026-11-22',
      to: '2026-11-22',
    })
    expect(mailedDays({ rhythm: 'weekly', zone: 'CET' }, monday)).toEqual({
      from: '2026-11-16',
      to: '2026-11-22',
    })
    expect(mailedDays({ rhythm: 'end', zone: 'CET' }, monday)).toBeNull()
  })

  it('are sent at the next hour, never at the current one', () => {
    const daily = { rhythm: 'daily', zone: 'UTC' } as const
    expect(nextMailAt(daily, at('2026-11-22T07:59:59Z'), END)).toBe('2026-11-22T08:00:00.000Z')
    expect(nextMailAt(daily, at('2026-11-22T08:30:00Z'), END)).toBe('2026-11-23T08:00:00.000Z')
    const weekly = { rhythm: 'weekly', zone: 'UTC' } as const
    expect(nextMailAt(weekly, at('2026-11-23T08:00:00Z'), END)).toBe('2026-11-30T08:00:00.000Z')
    // Only a schedule for the end looks at it.
    expect(nextMailAt(daily, at('2026-12-10T06:00:00Z'), END)).toBe('2026-12-10T08:00:00.000Z')
  })

  it('wait for the start, and end with the campaign', () => {
    const running = { startsAt: '2026-11-10T07:00:00.000Z', endsAt: END, isOver: false }
    const over = { ...running, isOver: true }
    expect(dueMail('daily', running, at('2026-11-09T07:00:00Z'))).toBe('wait')
    expect(dueMail('daily', running, at('2026-11-12T07:00:00Z'))).toBe('send')
    expect(dueMail('end', running, at('2026-12-07T07:00:00Z'))).toBe('wait')
    expect(dueMail('end', over, at('2026-12-07T07:00:00Z'))).toBe('send_last')
    expect(dueMail('daily', over, at('2026-12-07T07:00:00Z'))).toBe('send_last')
    expect(dueMail('daily', over, at('2026-12-20T07:00:00Z'))).toBe('forget')
  })
  it('are sent from the start on, the last one within two days of the end, or eight if weekly', () => {
    const state = { startsAt: '2026-11-10T07:00:00.000Z', endsAt: END, isOver: false }
    expect(dueMail('daily', state, at(state.startsAt))).toBe('send')
    expect(dueMail('end', state, at(state.startsAt))).toBe('wait')
    const over = (rhythm: 'daily' | 'weekly' | 'end', now: string) =>
      dueMail(rhythm, { ...state, isOver: true }, at(now))
    expect(over('daily', '2026-12-08T06:59:59Z')).toBe('send_last')
    expect(over('daily', '2026-12-08T07:00:00Z')).toBe('forget')
    expect(over('weekly', '2026-12-14T06:59:59Z')).toBe('send_last')
    expect(over('weekly', '2026-12-14T07:00:00Z')).toBe('forget')
    expect(over('end', '2027-01-14T07:00:00Z')).toBe('send_last')
  })
})
