import { textStorage } from './textStorage.ts'

/** Texts that did not fit into the storage, kept in this page's memory. */
const unstored = new Map<string, string>()

/** The stored text of a key. */
export const savedText = (key: string): string | null =>
  unstored.get(key) ?? textStorage().getItem(key)

/** Stores a text in the browser; if its storage is full, in the memory of this page. */
export function saveText(key: string, value: string): void {
  try {
    textStorage().setItem(key, value)
    unstored.delete(key)
  } catch {
    unstored.set(key, value)
  }
}

/** Deletes the stored text of a key. */
export function deleteText(key: string): void {
  unstored.delete(key)
  textStorage().removeItem(key)
}
