import { afterEach, beforeEach, vi } from 'vitest'

/** Holds the clock while a test runs: what is counted by the minute would begin anew in the middle of it. */
export function useOneMinute(): void {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => vi.useRealTimers())
}
