import { describe, expect, it } from 'vitest'
import { groupedCardNumber, groupedExpiry } from './testCardWords.ts'

describe('card fields while typing', () => {
  it('group the number by four and drop other characters', () => {
    expect(groupedCardNumber('4242-4242x42424242')).toBe('4242 4242 4242 4242')
    expect(groupedCardNumber('42424')).toBe('4242 4')
  })
  it('insert the slash, and let it be deleted', () => {
    expect(groupedExpiry('12', '1')).toBe('12/')
    expect(groupedExpiry('1234', '')).toBe('12/34')
    expect(groupedExpiry('12', '12/')).toBe('12')
    expect(groupedExpiry('1/3', '1/')).toBe('1/3')
  })
})
