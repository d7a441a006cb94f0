import { textStorage } from './textStorage.ts'

/** What a full storage did not take: this page still knows it. */
const unstored = new Map<string, string>()

/** What was kept under a key. */
export const keptText = (key: string): string | null =>
  unstored.get(key) ?? textStorage().getItem(key)

/** Keeps a text in the browser; where its storage is full, for as long as this page stands. */
export function keepText(key: string, value: string): void {
  try {
    textStorage().setItem(key, value)
    unstored.delete(key)
  } catch {
    unstored.set(key, value)
  }
}

/** Forgets what was kept under a key. */
export function forgetText(key: string): void {
  unstored.delete(key)
  textStorage().removeItem(key)
}
