import { useCallback, useState } from 'react'
import { noteKey, readNote, saveNote } from './storage/savedNote.ts'
import { useAccount } from './identity/useAccount.ts'

/**
 * The text of a note or reason about a subject, and its setter. This tab saves it for the account until it is set to
 * empty, so that a login that expires before it is sent does not lose it.
 */
export function useSavedNote(subject: string): [string, (text: string) => void] {
  const key = noteKey(useAccount().account?.id ?? '', subject)
  const [draft, setDraft] = useState(() => ({ key, text: readNote(key) }))
  let current = draft
  if (draft.key !== key) {
    current = { key, text: readNote(key) }
    setDraft(current)
  }
  const setText = useCallback(
    (text: string) => {
      saveNote(key, text)
      setDraft({ key, text })
    },
    [key],
  )
  return [current.text, setText]
}
