import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { translationTimes } from './translationTimes.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('translates on the next tick after a navigation, and 50 ms after the last change', () => {
  const apply = vi.fn<() => void>()
  const times = translationTimes(apply)
  times.navigated()
  times.navigated()
  expect(apply).not.toHaveBeenCalled()
  vi.advanceTimersByTime(0)
  expect(apply).toHaveBeenCalledTimes(1)
  times.changed()
  vi.advanceTimersByTime(49)
  times.changed()
  vi.advanceTimersByTime(49)
  expect(apply).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(apply).toHaveBeenCalledTimes(2)
})
