import { atom, type PrimitiveAtom } from 'jotai'

/** Typed text that is not in the plan yet. It survives another panel or step. */
export interface EntryDraft {
  text: string
  /** The last checked and rejected text, whose problem the person has seen. */
  refused: string | null
}

export const NO_ENTRY: EntryDraft = { text: '', refused: null }

/** Whether there is text without a verdict. */
export const isUnchecked = ({ text, refused }: EntryDraft): boolean =>
  text.trim() !== '' && text !== refused

function draftAtoms(): (slotKey: string) => PrimitiveAtom<EntryDraft> {
  const drafts = new Map<string, PrimitiveAtom<EntryDraft>>()
  return (slotKey) => {
    const existing = drafts.get(slotKey)
    if (existing) return existing
    const created = atom(NO_ENTRY)
    drafts.set(slotKey, created)
    return created
  }
}

/** Postal codes of a plan. */
export const zipDraftAtom = draftAtoms()

/** The list of stores of a plan. */
export const storeDraftAtom = draftAtoms()
