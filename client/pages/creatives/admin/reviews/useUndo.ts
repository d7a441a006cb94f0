import { useEffect, useRef } from 'react'
import { asProductError } from '#domain/foundation/errors/productError.ts'
import type { Verdict } from '#domain/creatives/review/versionState.ts'
import { undoVerdicts } from '#client/api/creatives/reviewCalls.ts'
import { showToast } from '#client/ui/toasts.ts'

/** The latest verdicts. */
export interface Decided {
  verdict: Verdict
  ids: readonly string[]
}

const WORDS = { approve: 'Approved', deny: 'Denied', ask_change: 'Change requested' } as const

/** Reports a verdict with an undo button; a key undoes the last one, too. */
export function useUndo(onUndone: (versionId: string) => void) {
  const last = useRef<readonly string[]>([])
  const closeToast = useRef<(() => void) | null>(null)
  const undone = useRef(onUndone)
  useEffect(() => {
    undone.current = onUndone
  })

  const undo = async (ids: readonly string[]) => {
    closeToast.current?.()
    closeToast.current = null
    const [first] = ids
    if (first === undefined) return
    last.current = []
    try {
      const { decided, skipped } = await undoVerdicts(ids)
      if (skipped.length > 0)
        showToast({
          tone: 'error',
          title:
            skipped.length === 1
              ? 'One verdict could not be undone'
              : `${skipped.length} verdicts could not be undone`,
          description: 'The email has gone out, or the customer has already answered.',
        })
      undone.current(decided[0] ?? first)
    } catch (error) {
      const { message } = asProductError(error)
      showToast({ tone: 'error', title: message })
    }
  }
  const remember = ({ verdict, ids }: Decided) => {
    if (ids.length === 0) return
    closeToast.current?.()
    last.current = ids
    closeToast.current = showToast({
      title: ids.length === 1 ? WORDS[verdict] : `${WORDS[verdict]}: ${ids.length} ads`,
      description: 'The customer is emailed in 10 minutes.',
      action: { label: 'Undo', onPress: () => void undo(ids) },
    })
  }
  return {
    remember,
    undo: (ids: readonly string[]) => void undo(ids),
    undoLast: () => void undo(last.current),
  }
}
