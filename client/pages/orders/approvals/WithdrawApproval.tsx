import { useState } from 'react'
import type { ApprovalDetails } from '#domain/orders/approval/approvalView.types.ts'
import { asProductError } from '#domain/foundation/errors/productError.ts'
import { withdrawApprovalCall } from '#client/api/orders/approvalCalls.ts'
import { Button } from '#client/ui/Button.tsx'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { showToast } from '#client/ui/toasts.ts'

/** Withdraws one's own request. */
export function WithdrawApproval({
  id,
  onChanged,
}: {
  id: string
  onChanged: (approval: ApprovalDetails | null) => void
}) {
  const [isAsking, setAsking] = useState(false)
  const [isPending, setPending] = useState(false)
  const withdraw = async () => {
    setPending(true)
    try {
      onChanged(await withdrawApprovalCall(id))
    } catch (error) {
      showToast({ tone: 'error', title: asProductError(error).message })
      onChanged(null)
    }
    setPending(false)
    setAsking(false)
  }
  return (
    <>
      <Button className="mt-6" variant="secondary" onPress={() => setAsking(true)}>
        Withdraw the request
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Withdraw this request?"
        confirmLabel="Withdraw"
        cancelLabel="Keep it"
        isPending={isPending}
        onConfirm={() => void withdraw()}
      >
        Nobody can approve it any more. You can put the plans back in your cart and ask again.
      </ConfirmDialog>
    </>
  )
}
