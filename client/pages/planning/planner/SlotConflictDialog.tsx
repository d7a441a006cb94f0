import {
  SlotConflictList,
  slotConflictTitle,
} from '#client/components/foundation/SlotConflictList.tsx'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import type { SlotConflict } from '#domain/planning/slots/slotAvailability.ts'
import { Dialog } from '#client/ui/Dialog.tsx'

interface SlotConflictDialogProps {
  plan: CampaignPlan
  conflicts: readonly SlotConflict[]
  onTake: (plan: CampaignPlan) => void
  onClose: () => void
}

/** Names the screens that are sold out, and offers free alternatives. */
export function SlotConflictDialog({ plan, conflicts, onTake, onClose }: SlotConflictDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={slotConflictTitle(conflicts)}
    >
      <SlotConflictList plan={plan} conflicts={conflicts} onTake={onTake} />
      <p className="mt-4 text-sm text-ink-2">
        Choose an alternative, then add the campaign to the cart again.
      </p>
    </Dialog>
  )
}
