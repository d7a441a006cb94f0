import { NOTE_PREFIX } from './personalStorage.ts'

/** The storage key of an account's unsent note about a subject, in this tab. */
export const noteKey = (accountId: string, subject: string): string =>
  `${NOTE_PREFIX}${accountId}_${subject}`

/** The saved note; empty without one, or if the browser stores nothing. */
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
    // Without storage, the note exists only in its field.
  }
}

/** Moves an unsent note to another subject. */
export function moveNote(accountId: string, { from, to }: { from: string; to: string }): void {
  const text = readNote(noteKey(accountId, from))
  if (text !== '') saveNote(noteKey(accountId, to), text)
  saveNote(noteKey(accountId, from), '')
}
