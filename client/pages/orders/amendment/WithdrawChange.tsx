import { useState } from 'react'
import type { AmendmentView } from '#domain/orders/order/amendment/amendment.types.ts'
import { withdrawOwnChangeCall } from '#client/api/orders/amendmentCalls.ts'
import { formatProblem } from '#client/api/foundation/formatProblem.ts'
import { Button } from '#client/ui/Button.tsx'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { ProblemBelow } from '#client/ui/ProblemBelow.tsx'

interface WithdrawChangeProps {
  amendment: Pick<AmendmentView, 'id'>
  token: string | null
  onChanged: () => void
}

/** Withdraws a change that its buyer made and has not paid. */
export function WithdrawChange({ amendment: { id }, token, onChanged }: WithdrawChangeProps) {
  const [isAsking, setAsking] = useState(false)
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const withdraw = async () => {
    setPending(true)
    setProblem(null)
    try {
      await withdrawOwnChangeCall(id, token)
    } catch (error) {
      setProblem(formatProblem(error))
    }
    setPending(false)
    setAsking(false)
    onChanged()
  }
  return (
    <div className="mt-6 print:hidden">
      <Button variant="secondary" onPress={() => setAsking(true)}>
        Withdraw the change
      </Button>
      {problem ? <ProblemBelow className="mt-4" title={problem} /> : null}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Withdraw this change?"
        confirmLabel="Withdraw"
        cancelLabel="Keep it"
        isPending={isPending}
        onConfirm={() => void withdraw()}
      >
        The campaign stays as it is. A credit note cancels the invoice, and nothing is due.
      </ConfirmDialog>
    </div>
  )
}
