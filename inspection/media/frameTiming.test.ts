import { expect, test } from 'vitest'
import { frameTiming } from './frameTiming.ts'

const at = (rate: number, frames: number) =>
  Array.from({ length: frames }, (_, index) => index / rate)

test.each([23.976, 25, 29.97, 30, 60])('%s frames a second, in any order', (rate) => {
  const timing = frameTiming(at(rate, 50).toReversed())
  expect(timing.framesPerSecond).toBeCloseTo(rate, 2)
  expect(timing.variableFrameRate).toBe(false)
})

test('whole milliseconds are not a variable rate', () => {
  const rounded = at(60, 100).map((time) => Math.round(time * 1000) / 1000)
  expect(frameTiming(rounded).variableFrameRate).toBe(false)
})

test('a step of double length is a variable rate', () => {
  expect(frameTiming([0, 0.04, 0.08, 0.16]).variableFrameRate).toBe(true)
})

test('a single frame has no rate', () => {
  expect(frameTiming([0])).toEqual({ framesPerSecond: 0, variableFrameRate: false })
})
