import { describe, expect, it } from 'vitest'
import { freeSides, sideOf } from './markLabels.ts'

const size = { width: 320, height: 240 }
const mark = (x: number, y: number, label = 'New York 11.9%') => ({ x, y, label, beside: 12 })

describe('labels of marks', () => {
  it('go to the right, or to the left where there is no room', () => {
    expect(freeSides([mark(100, 40), mark(300, 80)], size)).toEqual(['right', 'left'])
    expect([mark(100, 40), mark(300, 80)].map((one) => sideOf(one, size))).toEqual([
      'right',
      'left',
    ])
  })

  it('never overlap earlier ones, and are omitted where both sides are taken', () => {
    expect(freeSides([mark(150, 40), mark(160, 45)], size)).toEqual(['right', 'left'])
    expect(freeSides([mark(150, 40), mark(160, 45), mark(155, 42)], size)).toEqual([
      'right',
      'left',
      null,
    ])
    // Below the others there is room.
    expect(freeSides([mark(150, 40), mark(155, 60)], size)).toEqual(['right', 'right'])
  })

  it('never lie under a button, and empty ones are omitted', () => {
    expect(freeSides([mark(20, 200, 'California'), mark(20, 40, '')], size)).toEqual([null, null])
  })
})
