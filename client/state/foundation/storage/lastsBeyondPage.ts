import { memoryStorage, textStorage } from './textStorage.ts'

/** Written and deleted to test the storage. */
const PROBE_KEY = 'amd_probe'

/**
 * Whether stored data outlives this page; false if the browser refuses its storage or the storage
 * is full.
 */
export function lastsBeyondPage(): boolean {
  const storage = textStorage()
  if (storage === memoryStorage) return false
  try {
    storage.setItem(PROBE_KEY, '1')
    storage.removeItem(PROBE_KEY)
    return true
  } catch {
    return false
  }
}
