import { type ReactNode, useState } from 'react'
import type { OrderDeskView } from '#domain/orders/admin/orderDesk.ts'
import { cancelOrderCall, settleInvoiceCall } from '#client/api/orders/deskOrderCalls.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { TextField } from '#client/ui/TextField.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { useAttempt } from '#client/pages/foundation/admin/useAttempt.ts'

const MIN_REASON = 3

/** What can be done with an order, each with why; the lines below take the same reason. */
export function OrderVerbs({
  desk,
  onChanged,
  children,
}: {
  desk: OrderDeskView
  onChanged: () => void
  /** With why, or null while nobody has said it. */
  children: (reason: string | null) => ReactNode
}) {
  const { order, canSettle, canCancel } = desk
  const [text, setText] = useState('')
  const [isCancelling, setCancelling] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { problem, attempt } = useAttempt(onChanged)
  const reason = text.trim().length >= MIN_REASON ? text.trim() : null
  const canChangeLines = order.lines.some(
    (line) => line.canStop || line.canChangeRuntime || line.amendable,
  )
  const isInvoice = order.paymentMethod === 'invoice'
  const run = async (call: () => Promise<unknown>, done: string) => {
    setBusy(true)
    if (await attempt(call)) {
      showToast({ tone: 'success', title: done })
      setText('')
    }
    setBusy(false)
    setCancelling(false)
  }
  return (
    <>
      {canSettle || canCancel || canChangeLines ? (
        <section className="rounded-card border border-line bg-card p-5">
          <h2 className="text-subheading">Change this order</h2>
          <div className="mt-3 flex flex-wrap items-end gap-3">
            <TextField
              label="Why"
              isRequired
              className="min-w-60 flex-1"
              maxLength={500}
              value={text}
              onChange={setText}
            />
            {canSettle ? (
              <Button
                isDisabled={reason === null}
                isPending={isBusy && !isCancelling}
                onPress={() =>
                  void run(
                    () => settleInvoiceCall(order.invoice.id, reason ?? ''),
                    'The invoice is paid.',
                  )
                }
              >
                Mark invoice paid
              </Button>
            ) : null}
            {canCancel ? (
              <Button
                variant="danger"
                isDisabled={reason === null || isBusy}
                onPress={() => setCancelling(true)}
              >
                {isInvoice ? 'Write off' : 'Cancel order'}
              </Button>
            ) : null}
          </div>
          <p className="mt-2 text-sm text-ink-2">
            Every change needs it, also those of a line. It is kept with your name; the buyer is
            told by email what changes, not why.
          </p>
          {problem ? <Callout tone="error" className="mt-3" title={problem} /> : null}
        </section>
      ) : null}
      {children(reason)}
      <ConfirmDialog
        isOpen={isCancelling}
        onOpenChange={setCancelling}
        title={isInvoice ? 'Write this order off?' : 'Cancel this order?'}
        confirmLabel={isInvoice ? 'Write off' : 'Cancel order'}
        cancelLabel="Keep it"
        tone="danger"
        isPending={isBusy}
        onConfirm={() =>
          void run(() => cancelOrderCall(order.id, reason ?? ''), 'The order is canceled.')
        }
      >
        {isInvoice
          ? 'A credit note cancels the invoice, nothing is due anymore, and coupons and slots are free again. This cannot be undone.'
          : 'It can no longer be paid; coupons and slots are free again. This cannot be undone.'}
      </ConfirmDialog>
    </>
  )
}
