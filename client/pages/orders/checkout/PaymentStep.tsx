import { formatInstant } from '#domain/foundation/calendar/formatInstant.ts'
import { useEffect, useMemo, useRef } from 'react'
import type { ProductError } from '#domain/foundation/errors/productError.ts'
import { formatMoney } from '#domain/foundation/money/money.ts'
import type { OrderView } from '#domain/orders/order/orderView.types.ts'
import {
  answerTestChallengeCall,
  chooseSavingCall,
  payBySavedCardCall,
  payByTestCardCall,
  startPaymentCall,
  type OrderKey,
} from '#client/api/orders/orderCalls.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { PlacedLines } from '#client/components/orders/order/PlacedLines.tsx'
import { CardForm } from '#client/components/orders/payment/CardForm.tsx'
import type { PayableByCard } from '#client/components/orders/payment/cardPayment.ts'
import { useStartedPayment } from '#client/components/orders/payment/useStartedPayment.ts'
import { thankYouPath } from '#client/state/orders/submitOrder.ts'
import { CancelOrder } from './CancelOrder.tsx'
import { isOrderPaid } from './isOrderPaid.ts'

export interface PaymentStepProps {
  order: OrderView
  orderKey: OrderKey
  onPaid: () => void
  onCancelled: () => void
}

/** Pays a placed order: with another card after a decline, or later; it remains the same order. */
export function PaymentStep({ order, orderKey, onPaid, onCancelled }: PaymentStepProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const payable = useMemo(() => payableOrder(orderKey), [orderKey])
  const { payment, problem, retry } = useStartedPayment(payable, onPaid)
  useEffect(() => heading.current?.focus(), [])
  const total = formatMoney({ amountMinor: order.totals.totalMinor, currency: order.currency })

  return (
    <div className="page-width pt-8 pb-24 lg:pt-12">
      <h1 ref={heading} tabIndex={-1} className="text-title outline-none">
        Pay {total}
      </h1>
      <p className="mt-2 text-ink-2">
        Order {order.number} is placed. It awaits your payment{payByWords(order)}.
      </p>
      <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-8">
        <section
          aria-label="Card payment"
          className="rounded-card border border-line bg-card p-5 sm:p-7"
        >
          {problem ? <StartProblem problem={problem} onRetry={retry} /> : null}
          {payment || !problem ? (
            <CardForm payment={payment} payable={payable} total={total} onPaid={onPaid} />
          ) : null}
          {/* Below a form of unknown height, so it appears together with the form. */}
          {payment || problem ? (
            <div className="mt-6 flex flex-wrap gap-2 border-t border-line pt-5">
              <CancelOrder
                order={order}
                orderKey={orderKey}
                variant="quiet"
                className="-ml-3.5"
                onCancelled={onCancelled}
                onPaid={onPaid}
              />
            </div>
          ) : null}
        </section>
        <PlacedLines order={order} />
      </div>
    </div>
  )
}

const payByWords = ({ payBy }: OrderView) =>
  payBy === null ? '' : `, until ${formatInstant(payBy)}`

const payableOrder = (key: OrderKey): PayableByCard => ({
  start: () => startPaymentCall(key),
  payByTestCard: (paymentId, card) => payByTestCardCall(key, paymentId, card),
  answerTestChallenge: (paymentId, accept) => answerTestChallengeCall(key, paymentId, accept),
  payBySavedCard: (paymentId, cardId) => payBySavedCardCall(key, paymentId, cardId),
  chooseSaving: (paymentId, isSaved) => chooseSavingCall(key, paymentId, isSaved),
  isPaidMeanwhile: () => isOrderPaid(key),
  returnPath: thankYouPath(key),
})

function StartProblem({ problem, onRetry }: { problem: ProductError; onRetry: () => void }) {
  return (
    <Callout
      tone="error"
      title={problem.message}
      actions={
        problem.code === 'payment_not_open' ? null : (
          <Button size="sm" variant="secondary" onPress={onRetry}>
            Try again
          </Button>
        )
      }
    >
      {problem.code === 'payment_not_open'
        ? 'It may have been canceled because it was not paid in time.'
        : 'Your order is saved. You can also come back later in this browser.'}
    </Callout>
  )
}
