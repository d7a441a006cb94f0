import { useState } from 'react'

export interface Chosen {
  ids: readonly string[]
  has: (id: string) => boolean
  set: (id: string, isChosen: boolean) => void
  clear: () => void
  /** Number of actions on the selected rows; a change reloads the open item. */
  changes: number
  changed: () => void
}

/** The selected rows of a board; a row that is no longer shown is not selected. */
export function useChosen(shown: readonly string[]): Chosen {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const [changes, setChanges] = useState(0)
  const ids = shown.filter((id) => kept.has(id))
  return {
    ids,
    has: (id) => kept.has(id),
    set: (id, isChosen) =>
      setKept((before) => {
        const after = new Set(before)
        if (isChosen) after.add(id)
        else after.delete(id)
        return after
      }),
    clear: () => setKept(new Set()),
    changes,
    changed: () => setChanges((count) => count + 1),
  }
}
