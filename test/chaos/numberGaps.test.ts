import { describe, expect, it } from 'vitest'
import { numberGaps } from './numberGaps.ts'

describe('gap-free numbers', () => {
  it('continue from the last one', () => {
    expect(numberGaps(0, [1, 2, 3])).toEqual([])
    expect(numberGaps(90_113, [90_114, 90_115])).toEqual([])
    expect(numberGaps(7, [])).toEqual([])
  })

  it('report a skipped one, at the beginning too', () => {
    expect(numberGaps(7, [8, 10])).toEqual(['after 8 comes 10'])
    expect(numberGaps(7, [9])).toEqual(['after 7 comes 9'])
  })

  it('report a duplicate', () => {
    expect(numberGaps(0, [1, 1, 2])).toEqual(['1 is there twice'])
  })
})
