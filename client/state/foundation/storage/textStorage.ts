export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const memory = new Map<string, string>()
export const memoryStorage: TextStorage = {
  getItem: (key) => memory.get(key) ?? null,
  setItem: (key, value) => void memory.set(key, value),
  removeItem: (key) => void memory.delete(key),
}

/** The browser's local storage, or this page's memory if the browser refuses one. */
export function textStorage(): TextStorage {
  try {
    return globalThis.localStorage ?? memoryStorage
  } catch {
    return memoryStorage
  }
}

/** The keys of all stored entries. */
export function storedKeys(): string[] {
  const storage = textStorage()
  return storage === memoryStorage ? [...memory.keys()] : Object.keys(storage)
}
