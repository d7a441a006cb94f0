import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClock } from './useNow.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-24T03:45:00.000Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a clock without subscribers returns a stable value, and the current time after a step', () => {
  const { read } = createClock(1000)
  const first = read()
  expect(first).toBe(Date.parse('2026-11-24T03:45:00.000Z'))
  vi.setSystemTime(first + 1)
  expect(read()).toBe(first)
  vi.setSystemTime(first + 60_000)
  expect(read()).toBe(first + 60_000)
})
