export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Written and removed to see whether anything can be. */
const PROBE_KEY = 'amd_probe'

const memory = new Map<string, string>()
const memoryStorage: TextStorage = {
  getItem: (key) => memory.get(key) ?? null,
  setItem: (key, value) => void memory.set(key, value),
  removeItem: (key) => void memory.delete(key),
}

/** The browser's local storage; this page's memory where the browser refuses one. */
export function textStorage(): TextStorage {
  try {
    return globalThis.localStorage ?? memoryStorage
  } catch {
    return memoryStorage
  }
}

/** The keys of everything that is stored. */
export function storedKeys(): string[] {
  const storage = textStorage()
  return storage === memoryStorage ? [...memory.keys()] : Object.keys(storage)
}

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
