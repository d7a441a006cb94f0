import { useSyncExternalStore } from 'react'

const SECOND_MS = 1_000

let nowMs = 0
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function subscribe(listener: () => void) {
  listeners.add(listener)
  timer ??= setInterval(() => {
    nowMs = Date.now()
    for (const tell of listeners) tell()
  }, SECOND_MS)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

const current = () => {
  if (timer === undefined) nowMs = Date.now()
  return nowMs
}

/** The time in milliseconds, moving on each second; 0 on the server. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, current, () => 0)
}
