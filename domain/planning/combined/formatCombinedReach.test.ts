import { describe, expect, it } from 'vitest'
import {
  addedPeople,
  formatAddedReach,
  formatCombinedReach,
  explainReach,
} from './formatCombinedReach.ts'

const alone = {
  people: 51_620,
  frequency: 2.345,
  lines: [{ key: 'cart_1', reach: 51_620, adds: 51_620 }],
}
const both = { ...alone, lines: [...alone.lines, { key: 'cart_2', reach: 900, adds: 1 }] }

describe('words of the combined reach', () => {
  it('states people in three digits, their frequency, and that both are estimates', () => {
    expect(formatCombinedReach(alone)).toBe('51,600 people, 2.3 times each on average (estimate)')
    expect(formatCombinedReach({ ...alone, people: 1 })).toContain('1 person,')
  })

  it('states the assumption where campaigns overlap', () => {
    expect(explainReach(alone)).toBe('Each person counts once.')
    expect(explainReach(both)).toContain('independently')
  })

  it('names what a campaign adds beside others alone', () => {
    expect(addedPeople(alone, 'cart_1')).toBeUndefined()
    expect(addedPeople(both, 'cart_3')).toBeUndefined()
    expect(addedPeople(null, 'cart_1')).toBeUndefined()
    expect(formatAddedReach(addedPeople(both, 'cart_2') ?? 0)).toBe(
      '1 person no other campaign reaches',
    )
    expect(formatAddedReach(12_345)).toBe('12,300 people no other campaign reaches')
  })
})
