import { formatMoney } from '#domain/foundation/money/money.ts'
import type { OrderView } from '#domain/orders/order/orderView.types.ts'
import type { OrderKey } from '#client/api/orders/orderCalls.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { CancelOrder } from './CancelOrder.tsx'

export interface OpenOrderNoticeProps {
  order: OrderView
  orderKey: OrderKey
  onPay: () => void
  onCancelled: () => void
  onPaid: () => void
}

/** An earlier order still waits for its card payment: pay or cancel it. */
export function OpenOrderNotice({ order, onPay, ...cancelling }: OpenOrderNoticeProps) {
  const total = formatMoney({ amountMinor: order.totals.totalMinor, currency: order.currency })
  return (
    <Callout
      tone="warning"
      isLive
      className="mt-6"
      title={`Order ${order.number} for ${total} still waits for your payment`}
      actions={
        <>
          <Button size="sm" onPress={onPay}>
            Pay it now
          </Button>
          <CancelOrder order={order} variant="secondary" {...cancelling} />
        </>
      }
    >
      Until then a new order can’t use its coupons or billboard slots. Nothing was charged.
    </Callout>
  )
}
