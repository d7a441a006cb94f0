import { useCallback, useSyncExternalStore } from 'react'

interface Shown {
  url: string
  users: number
}

const shown = new WeakMap<Blob, Shown>()

/** The object URL of a file or blob while it is shown; null until it exists. */
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
