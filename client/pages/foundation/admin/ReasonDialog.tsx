import { useRef, useState, type ReactNode } from 'react'
import { problemWords } from '#client/api/foundation/problemWords.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { TextArea } from '#client/ui/TextArea.tsx'
import { focusUnreadNumber } from '#client/ui/unreadNumber.ts'

export interface ReasonDialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  /** What it does. */
  children: ReactNode
  confirmLabel: string
  tone?: 'primary' | 'danger'
  /** Does it; what it raises is shown, else the window closes. */
  onConfirm: (reason: string) => Promise<unknown>
}

/** Asks why before something is changed, for the audit log. */
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
  const [reason, setReason] = useState('')
  const [wants, setWants] = useState(false)
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isSaid = reason.trim().length >= 3
  const content = useRef<HTMLDivElement>(null)
  const confirm = async () => {
    setWants(true)
    if (focusUnreadNumber(content.current) || !isSaid) return
    setPending(true)
    setProblem(null)
    try {
      await onConfirm(reason.trim())
      onClose()
    } catch (error) {
      setProblem(problemWords(error))
      setPending(false)
    }
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={title}
      size="sm"
      isDismissable={!isPending}
      actions={
        <>
          <Button variant="secondary" onPress={onClose} isDisabled={isPending}>
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
        <TextArea
          label="Why"
          description="Kept in the audit log with your name."
          rows={2}
          maxLength={500}
          value={reason}
          onChange={setReason}
          errorMessage={wants && !isSaid ? 'Please say why.' : null}
        />
      </div>
    </Dialog>
  )
}
