import { useEffect, useRef, useState } from 'react'
import { Button } from '#client/ui/Button.tsx'

export interface Undoable {
  text: string
  undo: () => Promise<void>
}

/** Names the removed entry and offers to restore it; takes the focus, since the clicked button no longer exists. */
export function UndoBar({ undoable, onDone }: { undoable: Undoable; onDone: () => void }) {
  const [isUndoing, setIsUndoing] = useState(false)
  const bar = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    // After the dialog has returned the focus.
    const soon = setTimeout(() => bar.current?.focus(), 50)
    return () => clearTimeout(soon)
  }, [])

  const undo = async () => {
    setIsUndoing(true)
    await undoable.undo()
    onDone()
  }

  return (
    <output
      ref={bar}
      tabIndex={-1}
      className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-ink px-4 py-2.5 text-white"
    >
      <span className="min-w-0 break-words">{undoable.text}</span>
      <span className="ml-auto flex gap-2">
        <Button size="sm" variant="secondary" isPending={isUndoing} onPress={() => void undo()}>
          Undo
        </Button>
        <Button size="sm" variant="secondary" onPress={onDone}>
          Close
        </Button>
      </span>
    </output>
  )
}
