import { useState } from 'react'
import { asProductError } from '#domain/foundation/errors/productError.ts'
import type { OrderView } from '#domain/orders/order/orderView.types.ts'
import { cancelOrderCall, type OrderKey } from '#client/api/orders/orderCalls.ts'
import { Button, type ButtonProps } from '#client/ui/Button.tsx'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { isOrderPaid } from './isOrderPaid.ts'

/**
 * Cancels an order that waits for its payment, after a confirmation. An order that was paid
 * meanwhile remains.
 */
export function CancelOrder({
  order,
  orderKey,
  variant,
  className,
  onCancelled,
  onPaid,
}: {
  order: OrderView
  orderKey: OrderKey
  variant: NonNullable<ButtonProps['variant']>
  className?: string
  onCancelled: () => void
  onPaid: () => void
}) {
  const [isAsking, setIsAsking] = useState(false)
  const [isCancelling, setIsCancelling] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const cancel = async () => {
    setIsCancelling(true)
    try {
      await cancelOrderCall(orderKey)
      onCancelled()
    } catch (error) {
      if (await isOrderPaid(orderKey)) onPaid()
      else setProblem(asProductError(error).message)
    } finally {
      setIsCancelling(false)
      setIsAsking(false)
    }
  }
  return (
    <>
      <Button variant={variant} size="sm" className={className} onPress={() => setIsAsking(true)}>
        Cancel this order
      </Button>
      {problem ? (
        <p role="alert" className="w-full text-sm font-medium text-red">
          {problem}
        </p>
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={`Cancel order ${order.number}?`}
        confirmLabel="Cancel the order"
        cancelLabel="Keep it"
        tone="danger"
        isPending={isCancelling}
        onConfirm={() => void cancel()}
      >
        Nothing was charged. This releases the order’s coupons and billboard slots. Your cart stays
        as it is.
      </ConfirmDialog>
    </>
  )
}
