import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { sitePath } from '#content/sitePaths.ts'
import { asProductError, type ProductError } from '#domain/foundation/errors/productError.ts'
import { formatMoney } from '#domain/foundation/money/amount.ts'
import { approvalDenialSchema } from '#domain/orders/approval/approval.ts'
import type { ApprovalDetails } from '#domain/orders/approval/approvalView.types.ts'
import { approveCall, denyCall } from '#client/api/orders/approvalCalls.ts'
import { FormTextArea } from '#client/components/foundation/form/FormTextArea.tsx'
import { SentForm } from '#client/components/foundation/form/SentForm.tsx'
import { rememberDestination } from '#client/state/accounts/destination.ts'
import { useSavedNote } from '#client/state/foundation/useSavedNote.ts'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { ProblemBelow } from '#client/ui/ProblemBelow.tsx'
import type { ApprovalProps } from './Approval.tsx'

/** Approves a request with one click at the displayed price, or denies it with a reason. */
export function DecideApproval({
  approval,
  access,
  onChanged,
}: Pick<ApprovalProps, 'approval' | 'access' | 'onChanged'>) {
  const [isDenying, setDenying] = useState(false)
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<ProductError | null>(null)
  const [savedReason, saveReason] = useSavedNote(`denial ${approval.id}`)
  const isRunning = useRef(false)
  const { quote, id, needsLogin } = approval
  if (!quote) return null
  const { totals, currency } = quote
  const total = formatMoney({ amountMinor: totals.totalMinor, currency })
  const approve = async () => {
    if (isRunning.current) return
    isRunning.current = true
    setPending(true)
    setProblem(null)
    try {
      onChanged(await approveCall(access, totals.totalMinor))
    } catch (error) {
      setProblem(asProductError(error))
      // Reloads the price and the plans.
      onChanged(null)
    }
    isRunning.current = false
    setPending(false)
  }
  return (
    <div className="mt-6">
      <div className="flex flex-wrap gap-3">
        {needsLogin ? (
          <LinkButton
            to={sitePath('login')}
            onClick={() => rememberDestination(sitePath('approval', { id }))}
          >
            Log in to approve
          </LinkButton>
        ) : (
          <Button
            isPending={isPending}
            isDisabled={!quote.orderable}
            onPress={() => void approve()}
          >
            Approve, {total}
          </Button>
        )}
        <Button variant="secondary" isDisabled={isPending} onPress={() => setDenying(true)}>
          Deny
        </Button>
      </div>
      {quote.orderable ? null : (
        <p className="mt-3 text-sm text-ink-2">
          This can’t be ordered as it is. Deny it with a reason, so that it can be changed.
        </p>
      )}
      {problem ? <ProblemBelow className="mt-4" title={problem.message} /> : null}
      <Dialog isOpen={isDenying} onOpenChange={setDenying} title="Deny this order?" size="sm">
        <SentForm
          label="Deny this order"
          schema={approvalDenialSchema}
          defaultValues={{ reason: savedReason }}
          submitLabel="Deny"
          onSend={async ({ reason }) => {
            const denied: ApprovalDetails = await denyCall(access, reason)
            saveReason('')
            setDenying(false)
            onChanged(denied)
          }}
        >
          <DenialReason onChange={saveReason} />
        </SentForm>
      </Dialog>
    </div>
  )
}

/** The reason, saved while it is typed, so that an expired login does not lose it. */
function DenialReason({ onChange }: { onChange: (reason: string) => void }) {
  const reason = useWatch<{ reason: string }, 'reason'>({ name: 'reason' })
  useEffect(() => onChange(reason), [reason, onChange])
  return <FormTextArea name="reason" label="Reason" isRequired maxLength={500} rows={4} />
}
