import { memoryStorage, textStorage } from './textStorage.ts'

/** Written and removed to see whether anything can be. */
const PROBE_KEY = 'amd_probe'

/** Whether what is stored outlives this page: not where the browser refuses its storage, or takes nothing into it. */
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
