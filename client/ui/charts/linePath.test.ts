import { expect, it } from 'vitest'
import { areaPath, linePath } from './linePath.ts'

it('goes straight from point to point', () => {
  const points = [
    { x: 0, y: 10 },
    { x: 1 / 3, y: 5 },
    { x: 2, y: 0 },
  ]
  expect(linePath(points)).toBe('M0,10L0.333,5L2,0')
})

it('closes an area back along its lower line', () => {
  const upper = [
    { x: 0, y: 1 },
    { x: 4, y: 2 },
  ]
  const lower = [
    { x: 0, y: 8 },
    { x: 4, y: 9 },
  ]
  expect(areaPath(upper, lower)).toBe('M0,1L4,2L4,9L0,8Z')
})

it('draws nothing without points', () => {
  expect([linePath([]), areaPath([], [])]).toEqual(['', ''])
})
