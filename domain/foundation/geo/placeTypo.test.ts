import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slipsBetween, slipsFor } from './placeTypo.ts'

describe('typos in a place name', () => {
  it.each([
    ['autsin', 'austin', 1],
    ['new yrok', 'new york', 1],
    ['chicgo', 'chicago', 1],
    ['philadelpia', 'philadelphia', 1],
    ['san fransico', 'san francisco', 2],
    ['munchen', 'munchen', 0],
    ['boston', 'austin', null],
  ])('%s is %s but for %s', (typed, name, slips) => {
    expect(slipsBetween(typed, name, 2)).toBe(slips)
  })

  it('are zero for the name itself, symmetric, and found only within the limit', () => {
    const word = fc.stringMatching(/^[a-c ]{0,9}$/)
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(slipsBetween(one, one, 0)).toBe(0)
        const slips = slipsBetween(one, other, 20)
        expect(slipsBetween(other, one, 20)).toBe(slips)
        const within = slipsBetween(one, other, 2)
        expect(within).toBe(slips !== null && slips <= 2 ? slips : null)
      }),
    )
  })

  it('are allowed by the length of the name', () => {
    expect([3, 4, 7, 8].map(slipsFor)).toEqual([0, 1, 1, 2])
  })
})
