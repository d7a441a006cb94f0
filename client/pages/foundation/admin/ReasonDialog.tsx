import { useRef, useState, type ReactNode } from 'react'
import { formatProblem } from '#client/api/foundation/formatProblem.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { focusUnreadEntry } from '#client/ui/unreadEntry.ts'
import { noticeRefusal } from './noticeRefusal.ts'
import { useReason } from './useReason.tsx'

export interface ReasonDialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  /** Explains the change. */
  children: ReactNode
  confirmLabel: string
  tone?: 'primary' | 'danger'
  /** Makes the change; an error that it raises is shown, otherwise the dialog closes. */
  onConfirm: (reason: string) => Promise<unknown>
}

/** Asks for the reason of a change, for the audit log. */
export function ReasonDialog({ isOpen, onClose, ...props }: ReasonDialogProps) {
  return isOpen ? <OpenDialog onClose={onClose} {...props} /> : null
}

function OpenDialog({
  onClose,
  title,
  children,
  confirmLabel,
  tone = 'primary',
  onConfirm,
}: Omit<ReasonDialogProps, 'isOpen'>) {
  const reason = useReason(title)
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const content = useRef<HTMLDivElement>(null)
  const confirm = async () => {
    const why = reason.demand()
    if (focusUnreadEntry(content.current) || why === null) return
    setPending(true)
    setProblem(null)
    try {
      await onConfirm(why)
      reason.clear()
      onClose()
    } catch (error) {
      setProblem(formatProblem(error))
      noticeRefusal(error)
      setPending(false)
    }
  }
  const cancel = () => {
    reason.clear()
    onClose()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) cancel()
      }}
      title={title}
      size="sm"
      isDismissable={!isPending}
      actions={
        <>
          <Button variant="secondary" onPress={cancel} isDisabled={isPending}>
            Cancel
          </Button>
          <Button variant={tone} onPress={() => void confirm()} isPending={isPending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div ref={content} className="flex flex-col gap-4">
        {problem ? <Callout tone="error" title={problem} /> : null}
        {children}
        {reason.field}
      </div>
    </Dialog>
  )
}
