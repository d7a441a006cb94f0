import { describe, expect, it } from 'vitest'
import { newPlan } from '#domain/planning/campaign/start/newPlan.ts'
import { isRuntimeChangeable, withRuntime } from './changeRuntime.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const planOf = (mediaType: 'dooh' | 'ctv') => newPlan({ mediaType, country: 'US', now: NOW })
const line = {
  type: 'campaign',
  state: 'ready',
  orderState: 'booked',
  startsAt: '2026-12-01T05:00:00.000Z',
  plan: planOf('ctv'),
} as const

describe('the dates of a booked campaign', () => {
  it('can be changed until it starts, whatever its creatives lack', () => {
    for (const state of ['awaiting_creatives', 'in_review', 'ready', 'reserved'] as const)
      expect([state, isRuntimeChangeable({ ...line, state }, NOW)]).toEqual([state, true])
    expect(isRuntimeChangeable(line, new Date('2026-12-01T04:59:59.999Z'))).toBe(true)
    expect(isRuntimeChangeable(line, new Date(line.startsAt))).toBe(false)
  })

  it('do not change for billboards, whose periods hold slots', () => {
    expect(isRuntimeChangeable({ ...line, plan: planOf('dooh') }, NOW)).toBe(false)
  })

  it('do not change for lines that run, are over or have none', () => {
    for (const state of ['running', 'fell_short', 'ended', 'stopped', 'cancelled'] as const)
      expect([state, isRuntimeChangeable({ ...line, state }, NOW)]).toEqual([state, false])
    expect(isRuntimeChangeable({ ...line, orderState: 'cancelled' }, NOW)).toBe(false)
    expect(isRuntimeChangeable({ ...line, startsAt: null }, NOW)).toBe(false)
    expect(isRuntimeChangeable({ ...line, plan: null }, NOW)).toBe(false)
    const adCreation = { ...line, type: 'adcreation', state: 'awaiting_brief', plan: null } as const
    expect(isRuntimeChangeable(adCreation, NOW)).toBe(false)
  })

  it('change without anything else', () => {
    const change = { startDate: '2027-01-04', endDate: '2027-01-31' }
    const { runtime, ...rest } = withRuntime(line.plan, change)
    const { runtime: before, ...restBefore } = line.plan
    expect(runtime).toEqual({ ...before, ...change })
    expect(rest).toEqual(restBefore)
  })
})
