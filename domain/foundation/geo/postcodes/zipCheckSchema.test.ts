import { expect, it } from 'vitest'
import { zipCheckSchema } from './zipCheckSchema.ts'

const takes = (change: object) =>
  zipCheckSchema.safeParse({ country: 'US', stateCode: 'TX', codes: ['78701'], ...change }).success

it('checks up to 5,000 ZIP codes of a country, in one state or in any', () => {
  const codes = (count: number) => Array.from({ length: count }, () => '78701')
  expect([takes({}), takes({ stateCode: null }), takes({ codes: [] })]).toEqual([true, true, true])
  expect([takes({ codes: codes(5_000) }), takes({ codes: codes(5_001) })]).toEqual([true, false])
  expect([takes({ country: 'FR' }), takes({ stateCode: undefined })]).toEqual([false, false])
})

it('rejects codes of over 40 characters, and states of over 8', () => {
  expect(takes({ codes: ['7'.repeat(40)], stateCode: 'T'.repeat(8) })).toBe(true)
  expect(takes({ codes: ['7'.repeat(41)] })).toBe(false)
  expect(takes({ stateCode: 'T'.repeat(9) })).toBe(false)
})
