import { expect, test } from 'vitest'
import { PROBE_RUN_MS, animationEnd, readAnimationMeasure } from './animationProbe.ts'

const ENDED = { elapsedMs: PROBE_RUN_MS, lastMoveMs: 12_000.4, declaredEndMs: 8000 }

test('what stood still after the time allowed ended with its last move', () => {
  expect(animationEnd(ENDED)).toBe(12_000)
})

test('nothing is known before the time allowed is over', () => {
  expect(animationEnd({ ...ENDED, elapsedMs: 29_000 })).toBeUndefined()
})

test('a declared end over the limit is known at once', () => {
  expect(animationEnd({ elapsedMs: 500, lastMoveMs: 0, declaredEndMs: 40_000 })).toBe(40_000)
  expect(animationEnd({ elapsedMs: 500, lastMoveMs: 0, declaredEndMs: null })).toBeNull()
})

test('what still moves after the time allowed never ends', () => {
  expect(animationEnd({ ...ENDED, lastMoveMs: 30_500 })).toBeNull()
})

test.each([
  null,
  'amd-animation-probe',
  {},
  { probe: 'other', elapsedMs: 1, lastMoveMs: 1, declaredEndMs: 1 },
  { probe: 'amd-animation-probe', elapsedMs: '1', lastMoveMs: 1, declaredEndMs: 1 },
  { probe: 'amd-animation-probe', elapsedMs: 1, lastMoveMs: -1, declaredEndMs: 1 },
  { probe: 'amd-animation-probe', elapsedMs: 1, lastMoveMs: 1, declaredEndMs: Number.NaN },
])('what the banner itself may post is no measure: %j', (message) => {
  expect(readAnimationMeasure(message)).toBeUndefined()
})

test('a measure is read', () => {
  expect(readAnimationMeasure({ probe: 'amd-animation-probe', ...ENDED })).toEqual(ENDED)
})
