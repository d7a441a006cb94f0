import { describe, expect, it } from 'vitest'
import { numberGaps } from './numberGaps.ts'

describe('numbers without a gap', () => {
  it('run on from the last one', () => {
    expect(numberGaps(0, [1, 2, 3])).toEqual([])
    expect(numberGaps(90_113, [90_114, 90_115])).toEqual([])
    expect(numberGaps(7, [])).toEqual([])
  })

  it('are noticed where one is left out, at the beginning too', () => {
    expect(numberGaps(7, [8, 10])).toEqual(['after 8 comes 10'])
    expect(numberGaps(7, [9])).toEqual(['after 7 comes 9'])
  })

  it('are noticed where one is there twice', () => {
    expect(numberGaps(0, [1, 1, 2])).toEqual(['1 is there twice'])
  })
})
