import type { InvoiceDeskRow } from '#domain/orders/admin/invoiceDesk.ts'
import { pauseRemindersCall } from '#client/api/orders/deskInvoiceCalls.ts'
import { ReasonDialog } from '#client/pages/foundation/admin/ReasonDialog.tsx'

/** Pauses the reminders of an invoice, or resumes them, with a reason. */
export function PauseDialog({
  invoice: { id, number, remindersPausedAt },
  onClose,
  onDone,
}: {
  invoice: InvoiceDeskRow
  onClose: () => void
  /** Also after a failure: the displayed data may be stale. */
  onDone: () => void
}) {
  const isPaused = remindersPausedAt === null
  const words = isPaused ? 'Pause' : 'Resume'
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      title={`${words} reminders of ${number}`}
      confirmLabel={words}
      onConfirm={async (reason) =>
        await pauseRemindersCall(id, { isPaused, reason }).finally(onDone)
      }
    >
      <p className="text-ink-2">
        {isPaused
          ? 'The invoice stays due; nobody is emailed about it until you resume.'
          : 'If it is overdue, reminders start again: a week apart, three in total.'}
      </p>
    </ReasonDialog>
  )
}
