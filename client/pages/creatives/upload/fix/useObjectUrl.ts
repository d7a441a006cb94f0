import { useCallback, useSyncExternalStore } from 'react'

interface Shown {
  url: string
  users: number
}

const shown = new WeakMap<Blob, Shown>()

/** An address for a file or blob of this tab, as long as somebody shows it; null until both are there. */
export function useObjectUrl(blob: Blob | null): string | null {
  const subscribe = useCallback(
    (notify: () => void) => {
      if (!blob) return () => undefined
      const entry = shown.get(blob) ?? { url: URL.createObjectURL(blob), users: 0 }
      entry.users += 1
      shown.set(blob, entry)
      notify()
      return () => {
        entry.users -= 1
        if (entry.users > 0) return
        URL.revokeObjectURL(entry.url)
        shown.delete(blob)
      }
    },
    [blob],
  )
  return useSyncExternalStore(
    subscribe,
    () => (blob && shown.get(blob)?.url) ?? null,
    () => null,
  )
}
