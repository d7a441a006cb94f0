import { createSignal, type Signal } from '#client/store/store.ts'

/**
 * A signal for changes of stored entries: `tell` sends it in this tab, the browser in other tabs.
 */
export function createStorageSignal(isOurs: (key: string | null) => boolean): Signal {
  const signal = createSignal(() => {
    const changedElsewhere = ({ key }: StorageEvent) => {
      if (isOurs(key)) signal.tell()
    }
    window.addEventListener('storage', changedElsewhere)
    return () => window.removeEventListener('storage', changedElsewhere)
  })
  return signal
}
