import { afterEach, beforeEach, vi } from 'vitest'

/** Freezes the clock during a test, so that no per-minute count resets in the middle of it. */
export function useOneMinute(): void {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => vi.useRealTimers())
}
