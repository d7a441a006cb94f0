import { useEffect, useRef, useState } from 'react'
import { Button } from '#client/ui/Button.tsx'

export interface Undoable {
  text: string
  undo: () => Promise<void>
}

/** Says what was taken out and offers it back; takes the focus, as the button that was pressed is gone. */
export function UndoBar({ undoable, onDone }: { undoable: Undoable; onDone: () => void }) {
  const [isUndoing, setIsUndoing] = useState(false)
  const bar = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    // After the dialog has given the focus back to where it came from.
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
