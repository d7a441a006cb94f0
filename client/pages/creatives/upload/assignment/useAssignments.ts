import { useEffect, useRef, useState } from 'react'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { CreativeView, UploadLineView } from '#domain/creatives/review/creativeView.ts'
import { editCreativeCall } from '#client/api/creatives/uploadCalls.ts'
import { assignmentSaver, type AssignmentEdit } from './assignmentSaver.ts'

/** Why a change was not saved; its creative is again as it was. */
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
 * The creatives of a line with what was just changed in their assignment: shown at once, saved behind it, and given
 * back as they were when that fails.
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
        const { message } = error instanceof ProductError ? error : new ProductError('unknown')
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
    // The server's answer has all that is saved.
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
