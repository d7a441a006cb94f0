import { createSignal, type Signal } from '#client/store/store.ts'

/** Tells of changes of stored entries, in this tab by `tell`, in another by the browser. */
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
