import { expect, it } from 'vitest'
import type { LineState } from '../line/lineState.ts'
import { hasReport, timeShare } from './timeShare.ts'

const line = {
  state: 'running' as LineState,
  startsAt: '2026-11-10T00:00:00.000Z' as string | null,
  endsAt: '2026-11-20T00:00:00.000Z' as string | null,
}
const shareAt = (instant: string, change: Partial<typeof line> = {}) =>
  timeShare({ ...line, ...change }, new Date(instant))

it('is the elapsed part of a running campaign', () => {
  expect(shareAt('2026-11-10T00:00:00Z')).toBe(0)
  expect(shareAt('2026-11-12T12:00:00Z')).toBe(0.25)
  expect(shareAt('2026-11-20T00:00:00Z')).toBe(1)
  expect(shareAt('2026-11-15T00:00:00Z', { state: 'running_with_modification' })).toBe(0.5)
})

it('stays between 0 and 1 if the clock job is late', () => {
  expect(shareAt('2026-11-09T00:00:00Z')).toBe(0)
  expect(shareAt('2026-11-21T00:00:00Z')).toBe(1)
})

it('is null for a line that does not run, or has no dates', () => {
  const middle = '2026-11-15T00:00:00Z'
  for (const state of ['ready', 'fell_short', 'ended', 'draft_ready'] as const)
    expect(shareAt(middle, { state })).toBeNull()
  expect(shareAt(middle, { startsAt: null })).toBeNull()
  expect(shareAt(middle, { endsAt: null })).toBeNull()
  expect(shareAt(middle, { endsAt: line.startsAt })).toBeNull()
  expect(shareAt(middle, { startsAt: line.endsAt, endsAt: line.startsAt })).toBeNull()
})

it.each([
  ['running', 100_000, 0, true],
  ['running_with_modification', 100_000, 0, true],
  ['fell_short', 100_000, 0, true],
  ['ready', 100_000, 0, false],
  ['ended', 100_000, 0, false],
  ['ended', 1, 1, true],
  ['stopped', 100_000, 1, true],
  ['running', 0, 0, false],
  ['delivered', 0, 1, false],
] as const)(
  '%s with %i booked and %i delivered: a report is %s',
  (state, bookedImpressions, deliveredImpressions, expected) => {
    expect(hasReport({ state, delivery: { bookedImpressions, deliveredImpressions } })).toBe(
      expected,
    )
  },
)
