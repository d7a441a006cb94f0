import { describe, expect, it } from 'vitest'
import { newPlan } from '#domain/planning/campaign/start/newPlan.ts'
import { rebasedChange } from './rebasedChange.ts'

const begun = newPlan({
  mediaType: 'online_display',
  country: 'US',
  now: new Date('2026-11-21T12:00:00Z'),
})

describe('a change begun on an older state', () => {
  it('retains the edited parts and updates the others', () => {
    const draft = { ...begun, budgetMinor: 900_00 }
    const current = {
      ...begun,
      budgetMinor: 700_00,
      frequencyCapPerDay: 9,
      runtime: { ...begun.runtime, endDate: '2027-01-31' },
    }
    expect(rebasedChange(draft, { begun, current })).toEqual({ ...current, budgetMinor: 900_00 })
    expect(rebasedChange(begun, { begun, current })).toEqual(current)
  })
})
