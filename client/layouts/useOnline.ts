import { useEffect, useRef, useSyncExternalStore } from 'react'
import { whenReachable } from '#client/state/foundation/whenReachable.ts'

const watch = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
const isOnline = () => navigator.onLine
const assumeOnline = () => true

/** Whether the browser reports a connection. */
export const useOnline = (): boolean => useSyncExternalStore(watch, isOnline, assumeOnline)

/** Calls `open` once the browser reports a connection and the server responds. */
export function useOnceReachable(open: (() => void) | null): void {
  const isBack = useOnline() && open !== null
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  })
  useEffect(() => {
    if (!isBack) return undefined
    const ended = new AbortController()
    void whenReachable(ended.signal).then((isReached) => isReached && latest.current?.())
    return () => ended.abort()
  }, [isBack])
}
