import { useSyncExternalStore } from 'react'

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
