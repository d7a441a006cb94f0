import { expect, test } from 'vitest'
import { measureOf, PROBE_RUN_MS, readProbePost } from './previewProbe.ts'

const STILL = {
  elapsedMs: PROBE_RUN_MS,
  lastMoveMs: 12_000.4,
  declaredEndMs: 8000,
  initialBytes: 41_000,
  laterBytes: 9_000,
  click: null,
}
const BEGUN = { ...STILL, elapsedMs: 500, lastMoveMs: 0, declaredEndMs: 0 }

test('motion that stopped in time ended with the last move', () => {
  expect(measureOf(STILL)).toEqual({
    animationEndMs: 12_000,
    initialBytes: 41_000,
    laterBytes: 9_000,
  })
})

test('before the time limit only immediate results are known', () => {
  expect(measureOf({ ...STILL, elapsedMs: 29_000 })).toEqual({ initialBytes: 41_000 })
  expect(measureOf({ ...BEGUN, initialBytes: null, laterBytes: null })).toEqual({})
})

test('a declared end over the limit is known at once', () => {
  expect(measureOf({ ...BEGUN, declaredEndMs: 40_000 }).animationEndMs).toBe(40_000)
  expect(measureOf({ ...BEGUN, declaredEndMs: null }).animationEndMs).toBeNull()
})

test('motion after the time allowed never ends', () => {
  expect(measureOf({ ...STILL, lastMoveMs: 30_500 }).animationEndMs).toBeNull()
})

test('the target of a click is known after the first one', () => {
  expect(measureOf({ ...BEGUN, click: 'elsewhere' }).click).toBe('elsewhere')
})

test.each([
  null,
  'amd-preview-probe',
  {},
  { probe: 'other', ...STILL },
  { probe: 'amd-preview-probe', ...STILL, elapsedMs: '1' },
  { probe: 'amd-preview-probe', ...STILL, lastMoveMs: -1 },
  { probe: 'amd-preview-probe', ...STILL, declaredEndMs: Number.NaN },
  { probe: 'amd-preview-probe', ...STILL, initialBytes: undefined },
  { probe: 'amd-preview-probe', ...STILL, click: 'approved' },
])('rejects a message that the banner itself may post: %j', (message) => {
  expect(readProbePost(message)).toBeUndefined()
})

test('a measure is read', () => {
  expect(readProbePost({ probe: 'amd-preview-probe', ...STILL })).toEqual(STILL)
})
