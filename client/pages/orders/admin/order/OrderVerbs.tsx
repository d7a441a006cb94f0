import { useState } from 'react'
import type { OrderDeskView } from '#domain/orders/admin/orderDesk.ts'
import { cancelOrderCall, settleInvoiceCall } from '#client/api/orders/deskOrderCalls.ts'
import { Button } from '#client/ui/Button.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { ReasonDialog } from '#client/pages/foundation/admin/ReasonDialog.tsx'

/** The actions on a whole order; each asks for a reason once selected. */
export function OrderVerbs({
  desk: { order, canSettle, canCancel },
  onChanged,
}: {
  desk: OrderDeskView
  onChanged: () => void
}) {
  const [asked, setAsked] = useState<'settle' | 'cancel' | null>(null)
  const close = () => setAsked(null)
  const isInvoice = order.paymentMethod === 'invoice'
  const run = async (call: Promise<unknown>, done: string) => {
    await call.finally(onChanged)
    showToast({ tone: 'success', title: done })
  }
  if (!canSettle && !canCancel) return null
  return (
    <section className="rounded-card border border-line bg-card p-5">
      <h2 className="text-subheading">Change this order</h2>
      <div className="mt-3 flex flex-wrap gap-3">
        {canSettle ? <Button onPress={() => setAsked('settle')}>Mark invoice paid</Button> : null}
        {canCancel ? (
          <Button variant="danger" onPress={() => setAsked('cancel')}>
            {isInvoice ? 'Write off' : 'Cancel order'}
          </Button>
        ) : null}
      </div>
      <ReasonDialog
        isOpen={asked === 'settle'}
        onClose={close}
        title={`Mark invoice ${order.invoice.number} paid?`}
        confirmLabel="Mark paid"
        onConfirm={(reason) =>
          run(settleInvoiceCall(order.invoice.id, reason), 'The invoice is paid.')
        }
      >
        <p className="text-ink-2">
          The campaigns of order {order.number} can then start. The buyer gets an email without the
          reason.
        </p>
      </ReasonDialog>
      <ReasonDialog
        isOpen={asked === 'cancel'}
        onClose={close}
        title={isInvoice ? `Write off order ${order.number}?` : `Cancel order ${order.number}?`}
        confirmLabel={isInvoice ? 'Write off' : 'Cancel order'}
        tone="danger"
        onConfirm={(reason) => run(cancelOrderCall(order.id, reason), 'The order is canceled.')}
      >
        <p className="text-ink-2">
          {isInvoice
            ? 'A credit note cancels the invoice, nothing is due anymore, and coupons and slots are free again. This cannot be undone.'
            : 'It can no longer be paid; coupons and slots are free again. This cannot be undone.'}
        </p>
      </ReasonDialog>
    </section>
  )
}
