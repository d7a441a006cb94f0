import { useState } from 'react'
import type { InvoiceDeskRow } from '#domain/admin/invoiceDesk.ts'
import { pauseRemindersCall } from '#client/api/deskInvoiceCalls.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { TextField } from '#client/ui/TextField.tsx'
import { useAttempt } from '../useAttempt.ts'

/** Stops the reminders of an invoice, or lets them go on, with why. */
export function PauseDialog({
  invoice,
  onClose,
  onDone,
}: {
  invoice: InvoiceDeskRow
  onClose: () => void
  onDone: () => void
}) {
  const isPaused = invoice.remindersPausedAt === null
  const [reason, setReason] = useState('')
  const [isSaving, setSaving] = useState(false)
  const { problem, attempt } = useAttempt(onDone)
  const save = async () => {
    setSaving(true)
    const change = { isPaused, reason: reason.trim() }
    if (await attempt(() => pauseRemindersCall(invoice.id, change))) onClose()
    else setSaving(false)
  }
  return (
    <Dialog
      isOpen
      size="sm"
      onOpenChange={(isOpen) => (isOpen || isSaving ? undefined : onClose())}
      title={`${isPaused ? 'Pause' : 'Resume'} reminders of ${invoice.number}`}
      actions={
        <>
          <Button variant="secondary" onPress={onClose} isDisabled={isSaving}>
            Cancel
          </Button>
          <Button
            isPending={isSaving}
            isDisabled={reason.trim().length < 3}
            onPress={() => void save()}
          >
            {isPaused ? 'Pause' : 'Resume'}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">
        {isPaused
          ? 'The invoice stays due; nobody is mailed about it until you resume.'
          : 'What is overdue is reminded of again, a week apart, three times in all.'}
      </p>
      <TextField
        label="Why"
        className="mt-4"
        isRequired
        maxLength={500}
        value={reason}
        onChange={setReason}
      />
      {problem ? <Callout tone="error" className="mt-3" title={problem} /> : null}
    </Dialog>
  )
}
