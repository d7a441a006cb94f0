import { NOTE_PREFIX } from './personalStorage.ts'

/** Where this tab saves the unsent note of an account about a subject. */
export const noteKey = (accountId: string, subject: string): string =>
  `${NOTE_PREFIX}${accountId}_${subject}`

/** The saved note; empty without one, and where the browser stores nothing. */
export function readNote(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Saves a note in this tab; an empty one deletes it. */
export function saveNote(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // Without storage the note lives as long as its field.
  }
}

/** Gives an unsent note another subject. */
export function moveNote(accountId: string, { from, to }: { from: string; to: string }): void {
  const text = readNote(noteKey(accountId, from))
  if (text !== '') saveNote(noteKey(accountId, to), text)
  saveNote(noteKey(accountId, from), '')
}
