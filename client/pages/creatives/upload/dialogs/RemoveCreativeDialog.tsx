import { useState } from 'react'
import { removeCreativeCall, restoreCreativeCall } from '#client/api/creatives/uploadCalls.ts'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { showToast } from '#client/ui/toasts.ts'
import type { CreativeView, UploadLineView } from '#domain/creatives/review/creativeView.ts'
import { removalMeaning } from '#domain/creatives/review/removalMeaning.ts'
import { REMOVAL_UNDO_MS } from '#domain/creatives/review/reviewLimits.ts'
import { formatProblem } from '#client/api/foundation/formatProblem.ts'

interface RemoveCreativeDialogProps {
  creative: CreativeView
  line: UploadLineView
  onClose: () => void
  onChanged: () => void
}

/** Asks before a creative is removed, explains the effect, and offers to undo it for 30 seconds. */
export function RemoveCreativeDialog(props: RemoveCreativeDialogProps) {
  const { creative, line, onClose, onChanged } = props
  const [isPending, setPending] = useState(false)
  const remove = async () => {
    setPending(true)
    try {
      await removeCreativeCall(creative.id)
      offerUndo(creative, onChanged)
      onChanged()
      onClose()
    } catch (error) {
      setPending(false)
      showToast({ tone: 'error', title: formatProblem(error) })
    }
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={`Remove ${creative.title}?`}
      confirmLabel="Remove"
      tone="danger"
      isPending={isPending}
      onConfirm={() => void remove()}
    >
      <p>{removalMeaning(line, creative)}</p>
      <p className="mt-2 text-ink-2">You can undo this for {REMOVAL_UNDO_MS / 1_000} seconds.</p>
    </ConfirmDialog>
  )
}

function offerUndo({ id, title }: CreativeView, onChanged: () => void): void {
  const restore = async () => {
    try {
      await restoreCreativeCall(id)
      onChanged()
      showToast({ title: `${title} is back.` })
    } catch (error) {
      showToast({ tone: 'error', title: formatProblem(error) })
    }
  }
  const close = showToast({
    title: `${title} was removed`,
    action: { label: 'Undo', onPress: () => void restore() },
  })
  setTimeout(close, REMOVAL_UNDO_MS)
}
