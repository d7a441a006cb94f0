import { useRef, useState, type ReactNode } from 'react'
import { useSavedNote } from '#client/state/foundation/useSavedNote.ts'
import { TextArea } from '#client/ui/TextArea.tsx'

const MIN_REASON = 3

/** The reason of a change, as a dialog requests it once the change is selected. */
export interface Reason {
  /** The field for it. */
  field: ReactNode
  /** The reason; null without one, which the field then reports and takes the focus. */
  demand: () => string | null
  /** Deletes it, once it is sent or discarded. */
  clear: () => void
}

/** State of the reason for one change; the text survives an expired login. */
export function useReason(subject: string): Reason {
  const [text, setText] = useSavedNote(`why ${subject}`)
  const [isDemanded, setDemanded] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const isGiven = text.trim().length >= MIN_REASON
  return {
    field: (
      <TextArea
        ref={field}
        label="Why"
        description="Saved in the audit log with your name."
        rows={2}
        maxLength={500}
        value={text}
        onChange={setText}
        errorMessage={isDemanded && !isGiven ? 'Please say why.' : null}
      />
    ),
    demand: () => {
      setDemanded(true)
      if (isGiven) return text.trim()
      field.current?.focus()
      return null
    },
    clear: () => {
      setDemanded(false)
      setText('')
    },
  }
}
