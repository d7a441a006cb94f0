import { describe, expect, it } from 'vitest'
import { newPlan } from '#domain/planning/campaign/start/newPlan.ts'
import { isLowCompletion, newlyDarkScreens } from './playNews.ts'

const now = new Date('2026-11-27T07:15:00Z')
const HOUR = 3_600_000
const ago = (hours: number) => now.getTime() - hours * HOUR
const plan = newPlan({ mediaType: 'dooh', country: 'US', now })
const weekend = {
  ...plan,
  dayparts: plan.dayparts.map((day, at) => (at < 5 ? '0'.repeat(24) : day)),
} as typeof plan
const startsAt = '2026-11-01T06:00:00.000Z'

describe('isLowCompletion', () => {
  it('needs 1,000 starts and fewer than half of them complete', () => {
    expect(isLowCompletion({ starts: 999, completes: 0 })).toBe(false)
    expect(isLowCompletion({ starts: 1_000, completes: 499 })).toBe(true)
    expect(isLowCompletion({ starts: 1_000, completes: 500 })).toBe(false)
  })
})

describe('newlyDarkScreens', () => {
  const plays = new Map([
    ['lit', ago(2)],
    ['dark', ago(25)],
    ['older', ago(49)],
  ])

  it('names screens without a play for one to two days', () => {
    expect(newlyDarkScreens(plays, { plan, startsAt, now })).toEqual(['dark'])
  })

  it('names none if the campaign booked few hours of the last day', () => {
    expect(newlyDarkScreens(plays, { plan: weekend, startsAt, now })).toEqual([])
    const today = '2026-11-27T00:00:00.000Z'
    expect(newlyDarkScreens(plays, { plan, startsAt: today, now })).toEqual([])
  })
})
