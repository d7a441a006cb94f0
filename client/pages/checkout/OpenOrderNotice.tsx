import { useState } from 'react'
import { ProductError } from '#domain/errors/productError.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { OrderView } from '#domain/order/orderView.types.ts'
import { cancelOrderCall, type OrderKey } from '#client/api/orderCalls.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'

export interface OpenOrderNoticeProps {
  order: OrderView
  orderKey: OrderKey
  onPay: () => void
  onCancelled: () => void
}

/** An order from before still waits for its card payment: pay it or cancel it. */
export function OpenOrderNotice({ order, orderKey, onPay, onCancelled }: OpenOrderNoticeProps) {
  const [isCancelling, setIsCancelling] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const cancel = async () => {
    setIsCancelling(true)
    try {
      await cancelOrderCall(orderKey)
      onCancelled()
    } catch (error) {
      setProblem(error instanceof ProductError ? error.message : 'Unknown error.')
      setIsCancelling(false)
    }
  }
  const total = formatMoney({ amountMinor: order.totals.totalMinor, currency: order.currency })
  return (
    <Callout
      tone="warning"
      isLive
      className="mt-6"
      title={`Order ${order.number} over ${total} still waits for your payment`}
      actions={
        <>
          <Button size="sm" onPress={onPay}>
            Pay it now
          </Button>
          <Button
            size="sm"
            variant="secondary"
            isPending={isCancelling}
            onPress={() => void cancel()}
          >
            Cancel it
          </Button>
        </>
      }
    >
      Until then its coupons and billboard slots are taken, also for a new order of yours. Nothing
      was charged.
      {problem ? <p className="mt-1 font-medium text-red">{problem}</p> : null}
    </Callout>
  )
}
