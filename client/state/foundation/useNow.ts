import { useSyncExternalStore } from 'react'
import { createSignal } from '#client/store/store.ts'

const SECOND_MS = 1_000
/** The step for relative times and opening hours. */
export const HALF_MINUTE_MS = 30_000

/**
 * A clock that advances at each step while it has listeners, and at once when the window becomes
 * visible again.
 */
export function createClock(stepMs: number) {
  let nowMs = 0
  let isRunning = false
  const signal = createSignal(() => {
    const move = () => {
      nowMs = Date.now()
      signal.tell()
    }
    const look = () => {
      if (document.visibilityState === 'visible') move()
    }
    isRunning = true
    const timer = setInterval(move, stepMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      isRunning = false
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  })
  // Even without listeners, consecutive reads must be equal, as React reads twice.
  const read = () => {
    if (!isRunning && Math.abs(Date.now() - nowMs) >= stepMs) nowMs = Date.now()
    return nowMs
  }
  return { watch: signal.watch, read }
}

const clocks = new Map<number, ReturnType<typeof createClock>>()

function clockOf(stepMs: number) {
  const clock = clocks.get(stepMs) ?? createClock(stepMs)
  clocks.set(stepMs, clock)
  return clock
}

const zero = () => 0

/** The time in milliseconds, updated each second, or each `stepMs`; 0 on the server. */
export function useNow(stepMs = SECOND_MS): number {
  const { watch, read } = clockOf(stepMs)
  return useSyncExternalStore(watch, read, zero)
}
