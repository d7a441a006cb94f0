import { usePlan } from '#client/state/planning/plan.ts'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { confirmFewWebsites } from '#domain/planning/campaign/edits/inventoryEdits.ts'
import { CONFIRM_FEW_WEBSITES } from '#domain/planning/findings/issues/planIssue.ts'

interface FewWebsitesDialogProps {
  message: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Called after the warning was confirmed, e.g. to go to the next step. */
  onProceed?: () => void
}

/** Few websites reach few people: confirm it, or go back and choose more (Planning 7). */
export function FewWebsitesDialog({
  message,
  isOpen,
  onOpenChange,
  onProceed,
}: FewWebsitesDialogProps) {
  const { edit } = usePlan()
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Your campaign may reach few people"
      confirmLabel={CONFIRM_FEW_WEBSITES}
      cancelLabel="Go back"
      onConfirm={() => {
        edit(confirmFewWebsites)
        onOpenChange(false)
        onProceed?.()
      }}
    >
      <p>{message}</p>
    </ConfirmDialog>
  )
}
