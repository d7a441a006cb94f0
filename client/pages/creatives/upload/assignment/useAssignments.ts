import { useEffect, useRef, useState } from 'react'
import { asProductError } from '#domain/foundation/errors/productError.ts'
import type { CreativeView, UploadLineView } from '#domain/creatives/review/creativeView.ts'
import { editCreativeCall } from '#client/api/creatives/uploadCalls.ts'
import { assignmentSaver, type AssignmentEdit } from './assignmentSaver.ts'

/** Why an edit was not saved; the creative has its former values again. */
export interface AssignmentFailure {
  creativeId: string
  message: string
}

type Edits = ReadonlyMap<string, AssignmentEdit>

const withEdit = (edits: Edits, id: string, edit: AssignmentEdit): Edits =>
  new Map(edits).set(id, { ...edits.get(id), ...edit })

const without = (edits: Edits, isGone: (id: string) => boolean): Edits =>
  new Map([...edits].filter(([id]) => !isGone(id)))

/**
 * A line's creatives with unsaved edits of their assignment: shown at once, saved in the background, and
 * reverted on failure.
 */
export function useAssignments(
  line: UploadLineView,
  onChanged: () => void,
): {
  creatives: CreativeView[]
  edit: (creativeId: string, edit: AssignmentEdit) => void
  failure: AssignmentFailure | null
} {
  const [edits, setEdits] = useState<Edits>(new Map())
  const [failure, setFailure] = useState<AssignmentFailure | null>(null)
  const [shownLine, setShownLine] = useState(line)
  const [savedCount, setSavedCount] = useState(0)
  const [saver] = useState(() =>
    assignmentSaver({
      save: editCreativeCall,
      onSaved: ({ id, weight, schedule }) => {
        setEdits((before) => withEdit(before, id, { weight, schedule }))
        setSavedCount((count) => count + 1)
      },
      onFailed: (creativeId, error) => {
        setEdits((before) => without(before, (id) => id === creativeId))
        const { message } = asProductError(error)
        setFailure({ creativeId, message })
      },
    }),
  )
  const toldCount = useRef(0)
  useEffect(() => {
    if (savedCount === toldCount.current) return
    toldCount.current = savedCount
    onChanged()
  }, [savedCount, onChanged])
  if (line !== shownLine) {
    // The server's response includes every saved edit.
    setShownLine(line)
    setEdits(without(edits, (id) => !saver.isSaving(id)))
  }
  return {
    creatives: line.creatives.map((creative) => ({ ...creative, ...edits.get(creative.id) })),
    edit: (creativeId, edit) => {
      setFailure(null)
      setEdits((before) => withEdit(before, creativeId, edit))
      saver.edit(creativeId, edit)
    },
    failure,
  }
}
