import { useCallback, useSyncExternalStore } from 'react'

/** Minimum widths: for two columns, as in the styles' `lg`; for a table of eleven columns. */
const WIDTHS = { pair: '(width >= 64rem)', table: '(width >= 80rem)' } as const

function subscribeTo(query: MediaQueryList, listener: () => void) {
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the window has room for two columns, or for a wide table; false on the server. */
export function useIsWide(what: keyof typeof WIDTHS = 'pair'): boolean {
  const width = WIDTHS[what]
  const subscribe = useCallback(
    (listener: () => void) => subscribeTo(matchMedia(width), listener),
    [width],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(width).matches,
    () => false,
  )
}
